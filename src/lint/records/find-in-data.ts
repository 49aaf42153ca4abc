/** Where a page's data has a field or some words. Pure. */
import { type Location, startOf } from '../../diagnostics/diagnostic.ts';
import type { DataRecord, DocumentRecord, Records } from '../../schema/records.ts';
import type { LintedRoute } from '../linted-site.ts';

type Field = readonly (string | number)[];

/** The data file a page is made from; undefined for a page that has none. */
export function recordOf(records: Records, { source }: LintedRoute): DataRecord | undefined {
  return records.all.find(({ file }) => file === source);
}

/** The first of these fields that the page's data file has, or else the file. */
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

/** Where the data wrote these words: in the page's own file, in site.yaml, or else in any file; undefined when a template did. */
export function findWords(records: Records, route: LintedRoute, words: string): Location | undefined {
  const own = recordOf(records, route);
  const others = [records.site, ...records.all].filter((record) => record !== undefined && record !== own);
  for (const record of [own, ...others]) {
    const at = record && wordsIn(record, words);
    if (at) return at;
  }
  return undefined;
}

/** The same, in one file; the fields of a document come before its body. */
function wordsIn(record: DataRecord | DocumentRecord, words: string): Location | undefined {
  const mark = record.annotations.find(
    ({ kind, value }) => (kind === 'text' || kind === 'markdown' || kind === 'link') && value.includes(words),
  );
  if (mark) return record.locate.within(mark.path, words, 0);
  if (!('body' in record)) return undefined;
  const offset = record.body.indexOf(words);
  if (offset === -1) return undefined;
  const before = record.body.slice(0, offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { file: record.file, line: record.bodyLine + before.length - 1, column, length: words.length };
}

/** Where there is nothing in the data, its template is. */
export function templateOf({ template }: LintedRoute): Location {
  return startOf(`templates/pages/${template}.tsx`);
}
