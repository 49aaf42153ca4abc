/** The plan of an import → its messages: which columns are used, what would change, what was written. Pure. */
import { structuredPatch } from 'diff';
import type { ImportPlan } from '../../scaffold/import/import-request.ts';
import { type Match, titleOf } from '../../scaffold/import/match-columns.ts';
import type { Row, Table } from '../../scaffold/import/parse-csv-table.ts';
import type { PlannedFile } from '../../scaffold/write-all-or-none.ts';
import { alignColumns, counted, formatNumber, truncate, truncateList } from '../../text/strings.ts';

/** New files shown in the diff; the others are counted. */
const maxNewShown = 3;
const maxChangedShown = 100;
const maxSlugs = 5;

/** A line per column, with its field and its first non-empty cell. */
export function formatMatches({ rows }: Table, matches: readonly Match[]): string {
  const lines = [
    ['column', 'field', 'first value'],
    ...matches.map((match, index) => [
      match.name === '' ? `(column ${index + 1}, no name)` : match.name,
      match.field ? titleOf(match) : 'not used',
      truncate(match.set ?? firstValue(rows, match)),
    ]),
  ];
  return `${alignColumns(lines).join('\n')}\n`;
}

function firstValue(rows: readonly Row[], { cellOf }: Match): string {
  const found = rows.map((row) => cellOf(row).value).find((value) => value !== '') ?? '';
  return typeof found === 'string' ? found.replaceAll('\n', ' ') : JSON.stringify(found);
}

/** A unified diff of the changed files and the first few new ones. */
export function formatDiff(files: readonly PlannedFile[], folder: string): string {
  const changed = files.filter(({ previous }) => previous !== undefined);
  const added = files.filter(({ previous }) => previous === undefined);
  const shown = [...changed.slice(0, maxChangedShown), ...added.slice(0, maxNewShown)];
  const omitted = [
    changed.length > maxChangedShown ? `${changed.length - maxChangedShown} more changed files` : '',
    added.length > maxNewShown ? `${added.length - maxNewShown} more new files` : '',
  ].filter((part) => part !== '');
  const more = omitted.length === 0 ? '' : `… and ${omitted.join(', ')}\n`;
  return shown.map((file) => fileDiff(file, folder)).join('\n') + more;
}

/** Changed lines per file: a longer diff would take too long to compute. */
const maxEditLength = 2000;

function fileDiff({ file, text, previous = '' }: PlannedFile, folder: string): string {
  const name = `${folder}/${file}`;
  const diff = structuredPatch(name, name, previous, text, '', '', { context: 1, maxEditLength });
  const lines = diff?.hunks.flatMap(({ oldStart, lines }) => [`@@ line ${oldStart} @@`, ...lines]) ?? [
    'Too many lines differ to show them.',
  ];
  return `${[`--- ${previous === '' ? '/dev/null' : name}`, `+++ ${name}`, ...lines].join('\n')}\n`;
}

/** Empty if every value came from a column. */
export function formatLookups({ lookedUp }: ImportPlan): string {
  const lines = [...lookedUp].map(([field, rows]) => {
    const note = field === 'postalCode' ? ' These are estimates from the nearest ZIP code area, so check them.' : '';
    return `${field}: looked up for ${counted(rows, 'row')}.${note}\n`;
  });
  return lines.length === 0 ? '' : `${lines.join('')}\n`;
}

/** "Wrote 60 files: 58 new, 2 changed. 4 rows were unchanged." */
export function formatResult({ files, unchanged, missing, deleted }: ImportPlan, verb: string): string {
  const added = files.filter(({ previous }) => previous === undefined).length;
  const parts = [
    `${verb} ${counted(files.length, 'file')}: ${formatNumber(added)} new, ${formatNumber(files.length - added)} changed.`,
    unchanged === 0 ? '' : `${counted(unchanged, 'row')} made no changes.`,
    missing.length === 0
      ? ''
      : `No longer in the spreadsheet: ${truncateList(missing, maxSlugs)}. Their files were kept. Delete those that you no longer need.`,
    deleted.length === 0
      ? ''
      : `Not written again: ${truncateList(deleted, maxSlugs)}, deleted or renamed since the last import. To write them again, add --overwrite.`,
  ];
  return `${parts.filter((part) => part !== '').join(' ')}\n`;
}
