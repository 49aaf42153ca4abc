/** Text for a terminal: no control characters, and invisible ones by their codes. Pure. */

/** Without the no-break spaces of Western texts, which a reader expects. */
const zeroWidth = /[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/g;

/** `printable`, with invisible characters by their codes: for messages, in which a name with one looks right. */
export function readable(text: string): string {
  return printable(text).replace(zeroWidth, (character) => showInvisible(character));
}

/** One column per character, and no control characters. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u2028-\u202E\u2066-\u2069]/gu, (character) => (character === '\t' ? ' ' : '\uFFFD'));
}

/** Such as the no-break and zero-width spaces of word processors. */
const invisible = /[\u00A0\u00AD\u1680\u2000-\u200F\u202F\u205F-\u2064\u3000\uFEFF]/g;

/** Makes characters visible that a message would not show: `\u200border` → `<U+200B>order` */
export function showInvisible(text: string): string {
  const codeOf = (character: string) => character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return text.replace(invisible, (character) => `<U+${codeOf(character)}>`);
}
