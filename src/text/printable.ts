/** Text for a terminal. Pure. */

/** One column per character, and no control characters. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u2028-\u202E\u2066-\u2069]/gu, (character) => (character === '\t' ? ' ' : '\uFFFD'));
}
