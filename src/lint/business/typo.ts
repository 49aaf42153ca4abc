/** Two words → whether they differ by one typo. Pure. */
import { editDistance } from '../../text/edit-distance.ts';

/** One character changed, missing or added, or two adjacent ones swapped. False for equal words. */
export function isTypo(a: string, b: string): boolean {
  if (editDistance(a, b) === 1) return true;
  const at = [...a].findIndex((character, index) => character !== b[index]);
  if (at === -1 || a.length !== b.length) return false;
  return a === `${b.slice(0, at)}${b[at + 1] ?? ''}${b[at] ?? ''}${b.slice(at + 2)}`;
}
