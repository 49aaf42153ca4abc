/** Finds Markdown that the parser cannot handle: its time is quadratic in some characters, deep nesting overflows its stack, and every row of a table gets as many cells as the widest. Pure. */

export interface Excess {
  reason: string;
  hint: string;
  /** Its first characters. */
  text: string;
  /** Characters from the start of the Markdown. */
  offset: number;
}

const maxLevels = 20;
const maxSigns = 500;
const maxCells = 2000;

/** The marks of lists and quotes at the start of a line, with the white space before them. */
const leadingMarks = /^[ \t]*(?:(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s))[ \t]*)+/;
const mark = />|[-*+](?=\s)|\d{1,9}[.)](?=\s)/g;
const slowSigns = /[*_~]|:\/\//g;

interface Limit {
  /** Between the parts of a text to which the limit applies. */
  separator: RegExp;
  isExceeded: (part: string) => boolean;
  reason: string;
  hint: string;
}

const limits: readonly Limit[] = [
  {
    separator: /\n/,
    isExceeded: (line) => levelsOf(line) > maxLevels,
    reason: `Lists and quotes can have at most ${maxLevels} levels`,
    hint: 'Use fewer levels.',
  },
  {
    // Where the parser starts a new run of text.
    separator: /\n(?=[ \t]*(?:\n|[-*+>#]|\d{1,9}[.)][ \t]))/,
    isExceeded: (text) => text.length > maxSigns && countOf(slowSigns, text) > maxSigns,
    reason: `A paragraph can have at most ${maxSigns} of the signs * _ ~ and ://`,
    hint: 'Divide it into several paragraphs.',
  },
  {
    // A table ends with an empty line.
    separator: /(?<=\n[ \t]*)\n/,
    isExceeded: (table) => cellsIn(table) > maxCells,
    reason: `A table can have at most ${maxCells} cells`,
    hint: 'Divide it into several tables.',
  },
];

/** Undefined for all texts that people write in practice. */
export function findExcess(markdown: string): Excess | undefined {
  // A shorter text cannot exceed the limits.
  if (markdown.length <= 2 * maxLevels) return undefined;
  for (const { separator, isExceeded, reason, hint } of limits) {
    let offset = 0;
    for (const part of markdown.split(separator)) {
      if (isExceeded(part)) {
        const text = part.trim().slice(0, 20).split('\n')[0]?.trimEnd() ?? '';
        return { reason, hint, text, offset: markdown.indexOf(text, offset) };
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
