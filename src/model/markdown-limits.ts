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
/** Texts up to this length cannot exceed the limits. */
const shortText = 2 * maxLevels;

/** The marks of lists and quotes at the start of a line, with the white space before them. */
const leadingMarks = /^[ \t]*(?:(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s))[ \t]*)+/gm;
const mark = />|[-*+](?=\s)|\d{1,9}[.)](?=\s)/g;
const slowSigns = /[*_~]|:\/\//g;
/** Where the parser starts a new run of text. */
const startOfText = /\n(?=[ \t]*(?:\n|[-*+>#]|\d{1,9}[.)][ \t]))/;

/** Undefined for all texts that people write in practice. */
export function findExcess(markdown: string): Excess | undefined {
  if (markdown.length <= shortText) return undefined;
  return tooDeep(markdown) ?? tooManySigns(markdown) ?? tooManyCells(markdown);
}

/** Each nested list is indented by at least two spaces. */
function tooDeep(markdown: string): Excess | undefined {
  for (const { 0: marks, index } of markdown.matchAll(leadingMarks)) {
    const indent = marks.search(/[^ \t]/) / 2;
    if (indent + (marks.match(mark)?.length ?? 0) <= maxLevels) continue;
    return {
      reason: `Lists and quotes can have at most ${maxLevels} levels`,
      hint: 'Use fewer levels.',
      ...excerpt(markdown, index),
    };
  }
  return undefined;
}

function tooManySigns(markdown: string): Excess | undefined {
  let offset = 0;
  for (const text of markdown.split(startOfText)) {
    if (text.length > maxSigns && (text.match(slowSigns)?.length ?? 0) > maxSigns)
      return {
        reason: `A paragraph can have at most ${maxSigns} of the signs * _ ~ and ://`,
        hint: 'Divide it into several paragraphs.',
        ...excerpt(markdown, offset),
      };
    offset += text.length + 1;
  }
  return undefined;
}

/** A table ends with an empty line. */
function tooManyCells(markdown: string): Excess | undefined {
  if (!markdown.includes('|')) return undefined;
  let offset = 0;
  for (const text of markdown.split(/(?<=\n[ \t]*\n)/)) {
    const lines = text.split('\n');
    const columns = lines.reduce((most, line) => Math.max(most, line.split('|').length - 1), 0);
    if (columns * lines.length > maxCells)
      return {
        reason: `A table can have at most ${maxCells} cells`,
        hint: 'Divide it into several tables.',
        ...excerpt(markdown, offset),
      };
    offset += text.length;
  }
  return undefined;
}

function excerpt(markdown: string, from: number): Pick<Excess, 'text' | 'offset'> {
  const text =
    markdown
      .slice(from, from + 200)
      .trim()
      .slice(0, 20)
      .split('\n')[0] ?? '';
  return { text, offset: markdown.indexOf(text, from) };
}
