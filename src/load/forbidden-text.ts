/** Finds what no file may contain: characters that no page can show, and git's conflict markers. Pure. */
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';

// Controls, private use (treesite's own marks), noncharacters, lone surrogates. Tabs and line ends are allowed, and the tags in the flags of England, Scotland and Wales; bidirectional overrides can make text appear in another order than it is written.
const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds them
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069\uD800-\uDFFF\uE000-\uF8FF\uFDD0-\uFDEF\uFFF9-\uFFFF]|(?<!\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0000}-\u{E007F}]|[\u{F0000}-\u{10FFFF}]/u;

/** UTF-8 that was read in another encoding: `é` as `Ã©`, `’` as `â€™`. Not a letter before a quote: «MANHÃ». */
const misread =
  /[ÂÃ][\u0080-\u009F\u00A1-\u00AA\u00AC-\u00B6\u00B8-\u00BA\u00BC-\u00BF]|â€[\u0080-\u00BF\u0152\u0153\u02DC\u2013-\u2122]/;

/** The first forbidden character of a text, with a message and a hint. */
export function forbiddenCharacter(text: string): { index: number; message: string; hint: string } | undefined {
  const found = forbidden.exec(text);
  if (found) {
    const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return { index: found.index, message: `The character U+${code} cannot be shown on a page.`, hint: 'Delete it.' };
  }
  const wrong = misread.exec(text);
  if (!wrong) return undefined;
  const message = `“${wrong[0]}” is a letter that was read in a wrong encoding.`;
  return { index: wrong.index, message, hint: 'Type it again, and correct other such letters in the file.' };
}

/** Diagnostics per file, one per line: enough for a file that is not text at all. */
const maxProblems = 1000;

/** `firstLine` is the number of the text's first line in its file. */
export function forbiddenCharacters(file: string, text: string, firstLine = 1): Diagnostic[] {
  if (!forbidden.test(text) && !misread.test(text)) return [];
  const problems: Diagnostic[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const found = forbiddenCharacter(line);
    if (!found) continue;
    const at = { file, line: firstLine + index, column: found.index + 1, length: 1 };
    problems.push(diagnose('text/forbidden-character', at, found.message, { hint: found.hint }));
    if (problems.length === maxProblems) break;
  }
  return problems;
}

/** The first and the last line of a merge conflict. */
const conflictMarks = [/^<{7}(?: |\r?$)/m, /^>{7}(?: |\r?$)/m];

/** Of each conflict, at its first line; if only the last lines of conflicts are left, at these. */
export function findConflicts(file: string, text: string): Diagnostic[] {
  const mark = conflictMarks.find((one) => one.test(text));
  if (!mark) return [];
  const message = 'This file has a merge conflict: git could not merge two versions of these lines.';
  const hint = 'Keep the lines you want, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.';
  return text.split('\n').flatMap((line, index) => {
    const at = { file, line: index + 1, column: 1, length: line.trimEnd().length };
    return mark.test(line) ? [diagnose('yaml/syntax', at, message, { hint })] : [];
  });
}
