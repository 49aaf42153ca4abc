/** A share from 0 to 1 → a percentage for people: `42%`. Pure. */

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
