/** Says by one look at all its characters whether a text may be plain YAML. Pure. */
import { forbiddenCharacter } from '../forbidden-characters.ts';

/** Tabs and byte order marks, for which YAML has rules that the plain reader leaves out, and every character that may be forbidden. */
const suspicious =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is what this is for
  /[\0-\t\v\f\x0E-\x1F\x7F-\x9F\u2028-\u202E\u2066-\u2069\uD800-\uF8FF\uFDD0-\uFDEF\uFEFF\uFFF9-\uFFFF]/;

export function isPlainText(text: string): boolean {
  if (text.includes('\r') && /\r(?!\n)/.test(text)) return false;
  // Halves of pairs are in it too: most pairs are fine, and only then is a closer look needed.
  return !suspicious.test(text) || (!/[\t\uFEFF]/.test(text) && !forbiddenCharacter(text));
}
