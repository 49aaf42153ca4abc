/** Numbers in messages. Pure. */

/** 12500 → 12,500 */
export function formatNumber(number: number): string {
  return number.toLocaleString('en-US');
}

/** 1 file, 12,500 files */
export function counted(number: number, noun: string): string {
  return `${formatNumber(number)} ${noun}${number === 1 ? '' : 's'}`;
}
