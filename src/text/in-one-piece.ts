/** A text that was put together from parts → the same text in one piece, for texts that are kept. Pure. */

/**
 * V8 keeps a text that was put together as a tree of its parts until a character of it is read: `JSON.stringify` returns a tree
 * with 15 parts for 4 kB, which take more memory and which each garbage collection visits.
 */
export function inOnePiece(text: string): string {
  return text.at(0) === undefined ? '' : text;
}
