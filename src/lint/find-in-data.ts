/** A page → the location of a field or of words in its data. Pure. */
import { type Location, startOf } from '../diagnostics/diagnostic.ts';
import { memoize } from '../memo/memoize.ts';
import type { DataRecord, DocumentRecord, Records } from '../schema/records.ts';
import { positionIn } from '../text/strings.ts';
import type { LintedRoute } from './linted-site.ts';

type Field = readonly (string | number)[];

/** The data file that a page is made from, if any. */
export function recordOf(records: Records, { source }: LintedRoute): DataRecord | undefined {
  return byFile(records).get(source);
}

const byFile = memoize(({ all }: Records) => new Map(all.map((record) => [record.file, record])));

/** The first of these fields that the page's data file has; the file if it has none. */
export function fieldOf(records: Records, route: LintedRoute, fields: readonly Field[]): Location {
  const record = recordOf(records, route);
  if (!record) return startOf(route.source);
  const found = fields.find((field) => hasField(record, field));
  return found ? record.locate(found) : startOf(record.file);
}

function hasField(record: DataRecord, field: Field): boolean {
  let value: unknown = record.value;
  for (const step of field) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return false;
    value = (value as Record<string | number, unknown>)[step];
  }
  return true;
}

/** The words' location in a data file, also inside of longer words, so "here" is found in "there". Searches a document's fields before its body. */
export function wordsIn(record: DataRecord | DocumentRecord, words: string): Location | undefined {
  const mark = record.annotations.find(
    ({ kind, value }) => (kind === 'text' || kind === 'markdown' || kind === 'link') && value.includes(words),
  );
  if (mark) return record.locate.within(mark.path, words, 0);
  if (!('body' in record)) return undefined;
  const offset = record.body.indexOf(words);
  if (offset === -1) return undefined;
  const { line, column } = positionIn(record.body, offset);
  return { file: record.file, line: record.bodyLine + line - 1, column, length: words.length };
}

/** The words' first location in several data files. */
export function findWords(records: readonly DataRecord[], words: string): Location | undefined {
  for (const record of records) {
    const at = wordsIn(record, words);
    if (at) return at;
  }
  return undefined;
}
