/** Reports what is not finished: samples, and the texts and comments that start with FILL IN, which `treesite new` writes. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../../diagnostics/diagnostic.ts';
import { isFillIn } from '../../../domain/texts/tokens.ts';
import type { DataRecord, DocumentRecord } from '../../../schema/records.ts';
import { findValues, hasMark } from './find-values.ts';

interface FillIn {
  at: Location;
  isComment: boolean;
}

/** One diagnostic per file, however many there are. Ignores drafts, which are not built. */
export function checkFillIns(record: DataRecord): Diagnostic[] {
  if (hasMark(record.value, 'draft')) return [];
  return toDiagnostic([
    ...inValues(record),
    ...('body' in record ? inBody(record as DocumentRecord) : []),
    ...inComments(record),
  ]);
}

/** Ignores commented-out lines, unless the line is the mark itself. */
const inComment = /(?<=^\s*|^\s*[^\s#].*\s)# FILL IN\b/;

const inValues = (record: DataRecord): FillIn[] =>
  findValues(record.value, (value) => typeof value === 'string' && isFillIn(value)).map(({ path }) => ({
    at: record.locate(path),
    isComment: false,
  }));

const inBody = (record: DocumentRecord): FillIn[] =>
  linesOf(record, record.body, /^FILL IN\b/).map((at) => ({
    at: { ...at, line: at.line + record.bodyLine - 1 },
    isComment: false,
  }));

const inComments = (record: DataRecord): FillIn[] =>
  record.text.includes('# FILL IN')
    ? linesOf(record, record.text, inComment).map((at) => ({ at, isComment: true }))
    : [];

function toDiagnostic(found: readonly FillIn[]): Diagnostic[] {
  const [first, ...others] = found.toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
  if (!first) return [];
  const message =
    others.length === 0
      ? 'This field is not filled in.'
      : `This file contains FILL IN ${found.length} times. The first is here.`;
  const related = others.map(({ at }) => ({ message: 'And here:', at }));
  return [diagnose('content/fill-in', first.at, message, { hint: hintFor(found), related })];
}

function hintFor(found: readonly FillIn[]): string {
  if (found.every(({ isComment }) => isComment)) return 'Correct the value, then delete the comment after it.';
  const write = 'Replace FILL IN with your content.';
  return found.some(({ isComment }) => isComment)
    ? `${write} If it is in a comment after a value, check that value and delete the comment.`
    : write;
}

function linesOf({ file }: { file: string }, text: string, pattern: RegExp): Location[] {
  return text.split('\n').flatMap((line, index) => {
    const found = pattern.exec(line);
    return found
      ? [{ file, line: index + 1, column: found.index + 1, length: line.trimEnd().length - found.index }]
      : [];
  });
}

/** One diagnostic per file, at its first sample. */
export function checkSamples(record: DataRecord): Diagnostic[] {
  const found = findValues(record.value, (value, key) => key === 'sample' && value === true).map(({ path }) => path);
  const [first] = found;
  if (!first) return [];
  const whole = found.find(({ length }) => length === 1);
  const parts = found.length === 1 ? 'One part of this file is' : `${found.length} parts of this file are`;
  const message = `${whole ? 'This file is' : parts} marked as a sample.`;
  const hint = 'Replace it with real content, then remove sample: true.';
  return [diagnose('content/sample', record.locate.key(whole ?? first), message, { hint })];
}
