/** Text for a terminal. Pure. */
import { showInvisible } from './show-invisible.ts';

const invisible = /[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/g;

/** `printable`, with invisible characters by their codes: for messages, in which a name with one looks right. */
export function readable(text: string): string {
  return printable(text).replace(invisible, (character) => showInvisible(character));
}

/** One column per character, and no control characters. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u2028-\u202E\u2066-\u2069]/gu, (character) => (character === '\t' ? ' ' : '\uFFFD'));
}
