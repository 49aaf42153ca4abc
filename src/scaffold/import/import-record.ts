/** The record of imported values, with which changes in the spreadsheet are distinguished from changes by hand. Pure. */
import { createHash } from 'node:crypto';
import { isGroup } from '../../domain/groups.ts';

/** By slug, then by field: geo.latitude → a hash of the value that was imported last; under `spreadsheet`, a hash of the file's name. */
export type ImportRecord = Map<string, Map<string, string>>;

/** In the place of a field: the spreadsheet that the row comes from. No field's path has parentheses. */
export const spreadsheet = '(spreadsheet)';

/** The file of a kind's record in a site, to be committed with the data. */
export function recordFile(kind: string): string {
  return `.treesite/imports/${kind}.json`;
}

export function valueHash(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, 8);
}

/** An invalid record counts as empty: then no value counts as imported. */
export function parseRecord(text: string | undefined): ImportRecord {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '{}');
  } catch {
    value = {};
  }
  const { fields, rows } = value as { fields?: unknown; rows?: unknown };
  if (!Array.isArray(fields) || !isGroup(rows)) return new Map();
  return new Map(
    Object.entries(rows).map(([slug, hashes]) => {
      const list = String(hashes).split(' ');
      const known = fields.map((field, index): [string, string] => [String(field), list[index] ?? '-']);
      return [slug, new Map(known.filter(([, hash]) => hash !== '-'))];
    }),
  );
}

/** One line per row, sorted by slug, for small diffs in Git. */
export function formatRecord(record: ImportRecord): string {
  const fields = [...new Set([...record.values()].flatMap((row) => [...row.keys()]))].sort();
  const rows = [...record]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([slug, hashes]) => {
      const line = fields.map((field) => hashes.get(field) ?? '-').join(' ');
      return `    ${JSON.stringify(slug)}: ${JSON.stringify(line)}`;
    });
  return `{\n  "fields": ${JSON.stringify(fields)},\n  "rows": {\n${rows.join(',\n')}\n  }\n}\n`;
}
