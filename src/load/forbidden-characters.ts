/** Finds characters that no page can show: controls, private use (treesite's own marks), noncharacters, lone surrogates. Pure. */
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';

// Tabs and line ends are allowed; bidirectional overrides can make text appear in another order than it is written.
const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds them
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069\uD800-\uDFFF\uE000-\uF8FF\uFDD0-\uFDEF\uFFF9-\uFFFF]|[\u{F0000}-\u{10FFFF}]/u;

/** The first forbidden character of a text, with a message and a hint. */
export function forbiddenCharacter(text: string): { index: number; message: string; hint: string } | undefined {
  const found = forbidden.exec(text);
  if (!found) return undefined;
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return { index: found.index, message: `The character U+${code} cannot be shown on a page.`, hint: 'Delete it.' };
}

/** Diagnostics per file, one per line: enough for a file that is not text at all. */
const maxProblems = 1000;

/** `firstLine` is the number of the text's first line in its file. */
export function forbiddenCharacters(file: string, text: string, firstLine = 1): Diagnostic[] {
  if (!forbidden.test(text)) return [];
  const problems: Diagnostic[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const found = forbiddenCharacter(line);
    if (!found) continue;
    const at = { file, line: firstLine + index, column: found.index + 1 };
    problems.push(diagnose('text/forbidden-character', at, found.message, { hint: found.hint }));
    if (problems.length === maxProblems) break;
  }
  return problems;
}
