/** The mark of texts that are still to be written: `treesite new` writes it, `treesite check` reports it. Pure. */

/** A text or comment that starts with this mark is an error (content/fill-in). */
export const fillIn = 'FILL IN';

export function isFillIn(text: string): boolean {
  return text.startsWith(fillIn) && /^FILL IN\b/.test(text);
}
