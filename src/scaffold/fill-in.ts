/** The words that mark what is still to be written. Pure. */

/** A text that begins with them, or a comment that does, is an error of `treesite check` (content/fill-in). */
export const fillIn = 'FILL IN';

export function isFillIn(text: string): boolean {
  return /^FILL IN\b/.test(text);
}
