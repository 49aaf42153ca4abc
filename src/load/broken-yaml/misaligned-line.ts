/** Finds mistakes in indentation: the line that has to change, where the parser may report another one, and white space that is no indentation. Pure. */
import { showInvisible } from '../../text/printable.ts';
import type { Span } from '../offsets.ts';
import { type BrokenText, type Fault, partsOf } from './primary-errors.ts';
import { wrongSign } from './wrong-sign.ts';

export const alignHint = 'Indent it with the same number of spaces as the other lines at this level.';

/** Limits the time, because each fault takes a few parses. */
const maxFaults = 5;

/** Moves each fault about lines to the one line that has to change, if there is one. */
export function atMisalignedLines(faults: readonly Fault[], file: BrokenText): Fault[] {
  const looked = new Set(faults.filter(({ misleads, hint }) => misleads || hint === alignHint).slice(0, maxFaults));
  if (looked.size === 0) return [...faults];
  const parts = partsOf(file.text, file.isValid);
  return faults.map((fault) => {
    const part = looked.has(fault) && parts.findLast(({ start }) => start <= fault.start);
    if (!part || part.end - part.start > maxLength) return fault;
    const sign = wrongSign(fault.start, part, file);
    if (sign) return { ...fault, ...sign };
    const odd = fault.hint === alignHint ? misalignedLine(fault.start, part, file) : undefined;
    if (!odd) return fault;
    const { start, end, indent, isBefore } = odd;
    const what = file.text.startsWith('- ', start) ? 'list entry' : 'line';
    const message = isBefore ? `This ${what} does not align with the lines of the same level below it.` : fault.message;
    const hint = isBefore ? `Indent it with ${indent} space${indent === 1 ? '' : 's'}.` : fault.hint;
    return { ...fault, message, hint, start, end, misleads: true };
  });
}

interface Line {
  /** Offset of its first character, its indentation included. */
  start: number;
  text: string;
}

/** Its span is that of the line without its indentation. */
interface MisalignedLine extends Span {
  /** The number of spaces with which the part is valid. */
  indent: number;
  /** Whether it is before the line of the parser's error. */
  isBefore: boolean;
}

/** Each attempt parses the part; a longer one would take too long. */
const maxLength = 50_000;
/** To the right first, because most slips lose a space. */
const shifts = [1, -1, 2, -2, 3, -3];
/** There can be lines with more of an entry between the odd line and the parser's error. */
const maxBefore = 3;

/** A field, or an entry of a list. */
const content = /^ *(?:- |[\w"'-]+:(?:\s|$))/;

/** The one line at or before `offset` that makes the part valid if it is indented in another way. */
function misalignedLine(offset: number, part: Span, file: BrokenText): MisalignedLine | undefined {
  const lines = linesBetween(file.text, part).filter(({ text }) => content.test(text));
  // The error may be at a comment or an empty line above the field.
  const index = lines.findIndex(({ start, text }) => start + text.length >= offset);
  const last = lines[index];
  if (!last) return undefined;
  const own = indentFor(last, part, file);
  const before = lines.slice(Math.max(0, index - maxBefore), index).reverse();
  // If either of two lines could change, the one with an odd number of spaces is wrong: data files are usually indented by two.
  const isRight = own !== undefined && indentOf(last) % 2 === 1;
  for (const line of isRight ? [] : before) {
    if (own !== undefined && indentOf(line) % 2 === 0) continue;
    const indent = indentFor(line, part, file);
    if (indent !== undefined) return { ...spanOf(line), indent, isBefore: true };
  }
  return own === undefined ? undefined : { ...spanOf(last), indent: own, isBefore: false };
}

function indentFor(line: Line, { start, end }: Span, file: BrokenText): number | undefined {
  const now = indentOf(line);
  if (now === 0) return undefined;
  const before = file.text.slice(start, line.start);
  const after = file.text.slice(line.start + now, end);
  const wanted = shifts.map((shift) => now + shift).filter((indent) => indent > 0);
  return wanted.find((indent) => file.isValid(`${before}${' '.repeat(indent)}${after}`));
}

function spanOf(line: Line): Span {
  return { start: line.start + indentOf(line), end: line.start + line.text.trimEnd().length };
}

function indentOf({ text }: Line): number {
  return text.length - text.trimStart().length;
}

function linesBetween(text: string, { start, end }: Span): Line[] {
  let offset = start;
  return text
    .slice(start, end)
    .split('\n')
    .map((line) => {
      const found = { start: offset, text: line };
      offset += line.length + 1;
      return found;
    });
}

const indentation = /^ *([\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+)/;

/** An explanation for a mistake at `offset`, if its line begins with white space that YAML does not count as indentation. */
export function invalidIndent(text: string, offset: number) {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const [whole, odd] = indentation.exec(text.slice(start, end === -1 ? text.length : end)) ?? [];
  if (whole === undefined || odd === undefined) return undefined;
  const message = `This line is indented with a character that looks like a space: ${showInvisible(odd)}`;
  return { message, hint: 'Use ordinary spaces to indent.', start, end: start + whole.length };
}
