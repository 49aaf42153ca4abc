/** The words that mark what is still to be written: put in by `treesite new`, reported by `treesite check`. Pure. */

/** A text that begins with them, or a comment that does, is an error (content/fill-in). */
export const fillIn = 'FILL IN';

export function isFillIn(text: string): boolean {
  return text.startsWith(fillIn) && /^FILL IN\b/.test(text);
}
