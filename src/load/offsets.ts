/** Offsets in a text → lines, columns and lines of text. Pure. */
import type { Location } from '../diagnostics/diagnostic.ts';

/** Offsets. */
export interface Span {
  start: number;
  end: number;
}

/** Finds positions in a file's text, many in a short time. */
export function locator(file: string, text: string): (span: Span) => Location {
  const lines = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return ({ start, end }) => {
    const line = Math.max(1, countUpTo(lines, start));
    return { file, line, column: start - (lines[line - 1] ?? 0) + 1, length: Math.max(1, end - start) };
  };
}

/** How many of the sorted numbers are at most `limit`. */
function countUpTo(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The line that contains an offset, trimmed. */
export function lineAt(text: string, offset: number): Span {
  const from = text.lastIndexOf('\n', offset - 1) + 1;
  const line = text.slice(from, nextLine(text, offset) - 1);
  return { start: from + line.length - line.trimStart().length, end: from + line.trimEnd().length };
}

/** Where the next line starts; after the end of the last line. */
export function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length + 1 : end + 1;
}
