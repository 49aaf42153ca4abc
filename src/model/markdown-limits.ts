/** Finds Markdown that the parser cannot handle: its time is quadratic in some characters, deep nesting overflows its stack, and every row of a table gets as many cells as the widest. Pure. */
import { type MarkdownFault, maxCells, maxLevels, maxSigns } from './markdown-faults.ts';

/** The marks of lists and quotes at the start of a line, with the white space before them. */
const leadingMarks = /^[ \t]*(?:(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s))[ \t]*)+/;
const mark = />|[-*+](?=\s)|\d{1,9}[.)](?=\s)/g;
const slowSigns = /[*_~]|:\/\//g;

interface Limit {
  kind: MarkdownFault['kind'];
  /** Between the parts of a text to which the limit applies. */
  separator: RegExp;
  isExceeded: (part: string) => boolean;
}

const limits: readonly Limit[] = [
  { kind: 'too-deep', separator: /\n/, isExceeded: (line) => levelsOf(line) > maxLevels },
  {
    kind: 'too-many-signs',
    // Where the parser starts a new run of text.
    separator: /\n(?=[ \t]*(?:\n|[-*+>#]|\d{1,9}[.)][ \t]))/,
    isExceeded: (text) => text.length > maxSigns && countOf(slowSigns, text) > maxSigns,
  },
  {
    kind: 'too-many-cells',
    // A table ends with an empty line.
    separator: /(?<=\n[ \t]*)\n/,
    isExceeded: (table) => cellsIn(table) > maxCells,
  },
];

/** Undefined for all texts that people write in practice. The fault has the first characters of what is too much. */
export function findExcess(markdown: string): MarkdownFault | undefined {
  // A shorter text cannot exceed the limits.
  if (markdown.length <= 2 * maxLevels) return undefined;
  for (const { kind, separator, isExceeded } of limits) {
    let offset = 0;
    for (const part of markdown.split(separator)) {
      if (isExceeded(part)) {
        const text = part.trim().slice(0, 20).split('\n')[0]?.trimEnd() ?? '';
        return { kind, text, offset: markdown.indexOf(text, offset) };
      }
      offset += part.length + 1;
    }
  }
  return undefined;
}

/** Each nested list is indented by at least two spaces. */
function levelsOf(line: string): number {
  const marks = leadingMarks.exec(line)?.[0] ?? '';
  return marks === '' ? 0 : marks.search(/[^ \t]/) / 2 + countOf(mark, marks);
}

function cellsIn(table: string): number {
  if (!table.includes('|')) return 0;
  const lines = table.split('\n');
  const columns = lines.reduce((most, line) => Math.max(most, line.split('|').length - 1), 0);
  return columns * lines.length;
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}
