/** Reports what is not finished, once per file: samples; pages without text; texts and comments that start with FILL IN, which `treesite new` writes; words that no finished text has. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import { valueAt } from '../../../domain/groups.ts';
import { isFillIn } from '../../../domain/texts/tokens.ts';
import type { DataRecord, DocumentRecord } from '../../../schema/records.ts';
import { formulaError } from '../../../text/strings.ts';
import { type FoundText, findInLines, findTexts, findValues, hasMark, isInSample } from './find-texts.ts';

/** Ignores drafts, which are not built. */
export function checkFillIns(record: DataRecord): Diagnostic[] {
  if (hasMark(record.value, 'draft')) return [];
  const texts = findTexts(record, (text) => (isFillIn(text) ? text.trimEnd() : undefined));
  const comments = record.text.includes('# FILL IN')
    ? findInLines(record.text, (line) => fillInComment.exec(line)?.[0], record)
    : [];
  const found = [...texts, ...comments].sort((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
  const [first, ...others] = found;
  if (!first) return [];
  const message =
    others.length === 0
      ? 'This field is not filled in.'
      : `This file contains FILL IN ${found.length} times. The first is here.`;
  const hint = [
    ...(texts.length > 0 ? ['Replace FILL IN with your content.'] : []),
    ...(comments.length > 0 ? ['If it is a comment after a value, check the value and delete the comment.'] : []),
  ].join(' ');
  return [diagnose('content/fill-in', first.at, message, { hint, related: andHere(others) })];
}

/** Ignores commented-out lines, unless the line is the mark itself. */
const fillInComment = /(?<=^\s*|^\s*[^\s#].*\s)# FILL IN\b.*(?<=\S)/;

function andHere(others: readonly FoundText[]): Diagnostic['related'] {
  return others.map(({ at }) => ({ message: 'And here:', at }));
}

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

/** A translation is compared with its original. */
export function checkBody(record: DataRecord | DocumentRecord): Diagnostic[] {
  if (!('body' in record) || record.body.trim() !== '' || record.translation) return [];
  const hasOther = ['hero', 'image', 'custom'].some((field) => valueAt(record.value, [field]) !== undefined);
  const hint = 'Write the text below the second ---, or mark the file with draft: true.';
  return hasOther ? [] : [diagnose('content/empty', record.locate.key(['title']), 'This page has no text.', { hint })];
}

/** `[your town]` and `[City]`, but not the text of a Markdown link. TODO without a colon is a word of Spanish. */
const placeholders = [
  formulaError.source,
  String.raw`(?<![\p{L}\p{N}_])TODO(?=:)`,
  String.raw`(?<![\p{L}\p{N}_])(?:Your (?:Company|Business|Street|City|Town|County) Name|YOUR (?:COMPANY|BUSINESS|STREET|CITY|TOWN|COUNTY) NAME)(?![\p{L}\p{N}_])`,
  '[Ll]orem [Ii]psum',
  String.raw`\[(?:(?:[Yy]our|[Mm]y|[Ii]nsert) [^\][]{1,40}|(?:[Cc]ompany|[Bb]usiness|[Cc]ity|[Tt]own|[Ss]treet|[Cc]ounty)(?: [Nn]ame)?)\](?![([:])`,
];
const placeholder = new RegExp(placeholders.join('|'), 'u');

/** Ignores samples. */
export function checkPlaceholders(record: DataRecord): Diagnostic[] {
  const found = findTexts(record, (text) => placeholder.exec(text)?.[0]);
  const [first, ...others] = found.filter(({ path = [] }) => !isInSample(record.value, path));
  if (!first) return [];
  return [
    diagnose('content/placeholder', first.at, `“${first.words}” is a placeholder.`, {
      hint: 'Write the real name or text, or omit the field. If the words are really yours, allow this warning under checks.allow in site.yaml.',
      related: andHere(others),
    }),
  ];
}
