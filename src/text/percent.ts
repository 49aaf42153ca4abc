/** A share from 0 to 1 → `42%`, as people read it. Pure. */

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
