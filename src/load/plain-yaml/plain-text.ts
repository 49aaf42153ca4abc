/** A text → whether its characters allow plain YAML, tested in one pass. Pure. */
import { forbiddenCharacter } from '../forbidden-characters.ts';

/** Tabs and byte order marks, whose YAML rules the plain reader does not implement, and all characters that may be forbidden. */
const suspicious =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds them
  /[\0-\t\v\f\x0E-\x1F\x7F-\x9F\u2028-\u202E\u2066-\u2069\uD800-\uF8FF\uFDD0-\uFDEF\uFEFF\uFFF9-\uFFFF]|[ÂÃ][\x80-\xBF]|â€/;

export function isPlainText(text: string): boolean {
  if (text.includes('\r') && /\r(?!\n)/.test(text)) return false;
  // The pattern includes all surrogates. Most are in valid pairs, so a match needs a closer check.
  return !suspicious.test(text) || (!/[\t\uFEFF]/.test(text) && !forbiddenCharacter(text));
}
