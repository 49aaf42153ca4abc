/** Named rows → one planned file each: new ones, and existing ones with their changes. Pure. */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import type { Locate } from '../../load/locate.ts';
import { normalize } from '../../load/normalize.ts';
import { type ParsedDocument, parseSource } from '../../load/parse-source.ts';
import type { ParsedSource } from '../../load/parse-yaml.ts';
import { hintsOf } from '../hints.ts';
import { kinds, type NewKind, schemaPath } from '../kinds.ts';
import { valueAt } from '../value-at.ts';
import { formatValues } from './format-values.ts';
import { importFields } from './import-fields.ts';
import { type ImportRecord, valueHash } from './import-record.ts';
import type { ImportRequest, PlannedRows } from './import-request.ts';
import { locateRow } from './locate-row.ts';
import { type CellValue, withCells } from './merge-cells.ts';
import { missingInAll, noColumn } from './missing-fields.ts';
import type { NamedRow } from './place-rows.ts';
import { updateFile } from './update-file.ts';

/** `prefix` is the prefix of this kind's columns: county. */
export function planFiles(rows: readonly NamedRow[], request: ImportRequest, prefix = ''): PlannedRows {
  const { kind, texts, record } = request;
  const plan: PlannedRows = { files: [], unchanged: 0, parsed: [], diagnostics: [] };
  const isNew = ({ slug }: NamedRow) => !texts.has(fileOf(slug, kind));
  const added = rows.filter(isNew);
  const missing = missingInAll(added, { kind, own: request.facts.own });
  if (missing.length > 0 && !request.fillIn) plan.diagnostics.push(noColumn(missing, prefix, request));
  const isMarked = request.fillIn || missing.length > 0;
  for (const row of rows) {
    if (isNew(row)) addNew(row, { plan, request, isMarked });
    else update(row, { plan, request });
    recordRow(record, row);
  }
  return plan;
}

/** Relative to the data folder. */
export function fileOf(slug: string, kind: NewKind): string {
  return `${kinds[kind].folder}/${slug}${kinds[kind].ending ?? ''}`;
}

function addNew(
  row: NamedRow,
  { plan, request, isMarked }: { plan: PlannedRows; request: ImportRequest; isMarked: boolean },
): void {
  const { kind, facts, today } = request;
  const value = withCells({}, row.cells) as Record<string, unknown>;
  const county = typeof value.county === 'string' ? value.county : undefined;
  const hints = isMarked ? hintsOf(today, facts, county) : undefined;
  const file = fileOf(row.slug, kind);
  const text = formatValues({ kind, value, schemaPath: schemaPath(kind, facts), hints, own: facts.own });
  plan.files.push({ file, text, before: undefined, isNew: true });
  const parsed = parsedRow({ row, cells: row.cells, text, file }, { request, value: isMarked ? undefined : value });
  add(parsed, { row, plan });
  if (isMarked && !Array.isArray(parsed)) recordMarks(request, row, parsed.value);
}

/** Adds the parsed file, or reports its problems at the row. */
function add(parsed: ReturnType<typeof parsedRow>, { row, plan }: { row: NamedRow; plan: PlannedRows }): void {
  if (Array.isArray(parsed)) plan.diagnostics.push(...parsed.map((problem) => ({ ...problem, at: row.row.at() })));
  else plan.parsed.push(parsed);
}

function update(row: NamedRow, { plan, request }: { plan: PlannedRows; request: ImportRequest }): void {
  const { kind, record, overwrite, texts } = request;
  const file = fileOf(row.slug, kind);
  const before = texts.get(file) ?? '';
  const source = sourceOf({ row, file, text: before }, request);
  const existing = parseSource(source);
  if (Array.isArray(existing)) {
    plan.diagnostics.push(...existing);
    return;
  }
  const imported = record.get(row.slug) ?? new Map<string, string>();
  const { text, kept, current } = updateFile({ before, parsed: existing, cells: row.cells, imported, overwrite });
  plan.diagnostics.push(...kept.map((cell) => changedByHand(cell, { row, current, locate: existing.locate })));
  // A build reports what is wrong with a file that stays as it is.
  if (text === before) {
    plan.unchanged += 1;
    return;
  }
  plan.files.push({ file, text, before, isNew: false });
  const cells = row.cells.filter((cell) => !kept.includes(cell));
  add(parsedRow({ row, cells, text, file }, { request, existing }), { row, plan });
}

interface RowFile {
  row: NamedRow;
  file: string;
  text: string;
}

function sourceOf({ row, file, text }: RowFile, { kind, facts }: ImportRequest) {
  return { file: `${facts.folder}/${file}`, kind: kinds[kind].kind, slug: row.slug, text };
}

/** The file as a build would parse it, with locations in the spreadsheet. */
function parsedRow(
  file: RowFile & { cells: readonly CellValue[] },
  from: {
    request: ImportRequest;
    value?: Readonly<Record<string, unknown>> | undefined;
    existing?: ParsedSource | ParsedDocument;
  },
): ParsedSource | ParsedDocument | Diagnostic[] {
  const source = sourceOf(file, from.request);
  const locate = locateRow(file.row.row, file.cells, from.existing?.locate);
  // Without escapes, parsing the text would return the same value.
  if (from.value && kinds[from.request.kind].ending !== '.md' && !file.text.includes('\\')) {
    return { source, value: normalize(structuredClone(from.value)), locate };
  }
  const parsed = parseSource(source);
  return Array.isArray(parsed) ? parsed : { ...parsed, locate };
}

function changedByHand(
  cell: CellValue,
  { row, current, locate }: { row: NamedRow; current: unknown; locate: Locate },
): Diagnostic {
  const [now, wanted] = [valueAt(current, cell.path), cell.value].map((value) => JSON.stringify(value ?? ''));
  const from = cell.at ? 'in --set' : 'in the spreadsheet';
  const message = `${cell.path.join('.')} is ${now} here and ${wanted} ${from}. The file was kept.`;
  const hint = 'To replace the value of the file, add --overwrite.';
  const related = cell.column === undefined ? [] : [{ message: 'In the spreadsheet:', at: row.row.at(cell.column) }];
  return diagnose('import/changed-by-hand', locate(cell.path), message, { hint, related });
}

function recordRow(record: ImportRecord, { slug, cells }: NamedRow): void {
  const row = record.get(slug) ?? new Map<string, string>();
  for (const { path, value } of cells) row.set(path.join('.'), valueHash(normalize(value)));
  record.set(slug, row);
}

/** Records placeholders as imported, so that a later column can replace them. */
function recordMarks({ record, kind, facts }: ImportRequest, { slug, cells }: NamedRow, value: unknown): void {
  const row = record.get(slug) ?? new Map<string, string>();
  const known = new Set(cells.map(({ path }) => path.join('.')));
  for (const { path, isRequired, form } of importFields(kind, facts.own)) {
    const field = path.join('.');
    if (isRequired && form !== 'point' && !known.has(field)) row.set(field, valueHash(valueAt(value, path)));
  }
  record.set(slug, row);
}
