/** The record of imported values, with which changes in the spreadsheet are distinguished from changes by hand. Reads the site's folder. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { isGroup } from '../../domain/groups.ts';
import { readIfThere } from '../../files/fs-errors.ts';
import { normalize } from '../../load/normalize.ts';
import type { NewKind } from '../new-kinds.ts';
import type { PathValue } from '../with-values.ts';
import type { WholeFile } from '../write-all-or-none.ts';

/** By slug, then by field: geo.latitude → a hash of the value that was imported last; under `spreadsheet`, a hash of the file's name. */
export type ImportRecord = Map<string, Map<string, string>>;

/** In the place of a field: the spreadsheet that the row comes from. No field's path has parentheses. */
export const spreadsheet = '(spreadsheet)';

export function valueHash(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, 8);
}

/** Of a row, or of an entry of a list. */
export function recordCells(record: ImportRecord, key: string, cells: readonly PathValue[]): void {
  const hashes = record.get(key) ?? new Map<string, string>();
  for (const { path, value } of cells) hashes.set(path.join('.'), valueHash(normalize(value)));
  record.set(key, hashes);
}

/** The file of a kind's record, to be committed with the data. `changed` returns what to write after the import has updated the record. */
export function openRecord(root: string, kind: NewKind): { record: ImportRecord; changed: () => WholeFile[] } {
  const target = path.join(root, '.treesite/imports', `${kind}.json`);
  const previous = readIfThere(target);
  const record = parseRecord(previous);
  const changed = () => {
    const contents = formatRecord(record);
    const isSame = contents === previous || (previous === undefined && record.size === 0);
    return isSame ? [] : [{ target, contents, previous, isNew: previous === undefined }];
  };
  return { record, changed };
}

/** An invalid record counts as empty: then no value counts as imported. */
export function parseRecord(text = '{}'): ImportRecord {
  try {
    const rows: unknown = JSON.parse(text);
    const groups = Object.entries(isGroup(rows) ? rows : {}).filter(([, hashes]) => isGroup(hashes));
    return new Map(groups.map(([slug, hashes]) => [slug, new Map(Object.entries(hashes as Record<string, string>))]));
  } catch {
    return new Map();
  }
}

/** One line per row, sorted by slug, for small diffs in Git. */
export function formatRecord(record: ImportRecord): string {
  const rows = [...record].sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = rows.map(([slug, hashes]) => `${JSON.stringify(slug)}: ${JSON.stringify(Object.fromEntries(hashes))}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
