/** Named rows → the files of their kind, one each: new ones, and existing ones with what changed. Pure. */

import { parse } from 'yaml';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import { normalize } from '../../load/normalize.ts';
import { type ParsedDocument, parseSource } from '../../load/parse-source.ts';
import type { ParsedSource } from '../../load/parse-yaml.ts';
import { splitPage } from '../../text/split-page.ts';
import { updateText } from '../../text/update-text.ts';
import { kinds } from '../kinds.ts';
import { hintsOf, schemaPath } from '../plan-new.ts';
import { hashOf, type ImportRecord } from './import-record.ts';
import type { ImportPlan, ImportRequest } from './import-request.ts';
import { locateRow } from './locate-row.ts';
import { type CellValue, mergeCells, readAt, withCells } from './merge-cells.ts';
import { missingInAll } from './missing-fields.ts';
import type { NamedRow } from './place-rows.ts';
import { writeValues } from './write-values.ts';

type Rows = Pick<ImportPlan, 'files' | 'unchanged' | 'parsed' | 'diagnostics'>;

/** `prefix` is what columns of this kind begin with: county. */
export function planFiles(rows: readonly NamedRow[], request: ImportRequest, prefix = ''): Rows {
  const { kind, texts, record } = request;
  const plan: Rows = { files: [], unchanged: 0, parsed: [], diagnostics: [] };
  const isNew = (row: NamedRow) => !texts.has(fileOf(row, request));
  const added = rows.filter(isNew);
  const missing = missingInAll(added, { kind, own: request.facts.own });
  if (missing.length > 0 && !request.fillIn)
    plan.diagnostics.push(
      noColumn(
        missing.map((field) => prefix + field),
        request,
      ),
    );
  const isMarked = request.fillIn || missing.length > 0;
  for (const row of rows) {
    if (isNew(row)) addNew(row, { plan, request, isMarked });
    else update(row, { plan, request });
    remember(record, row);
  }
  return plan;
}

export function fileOf({ slug }: Pick<NamedRow, 'slug'>, { kind }: Pick<ImportRequest, 'kind'>): string {
  return `${kinds[kind].folder}/${slug}${kinds[kind].ending ?? ''}`;
}

function noColumn(missing: readonly string[], { kind, table }: ImportRequest): Diagnostic {
  const message = `No column has ${missing.join(', ')}, which every ${kind} needs.`;
  const hint = `Add a column, or give all rows the same value with --set "${missing[0]}=…". --fill-in writes the files with ${'FILL IN'} marks.`;
  return diagnose('import/no-column', { file: table.file, line: 1, column: 1 }, message, { hint });
}

function addNew(
  row: NamedRow,
  { plan, request, isMarked }: { plan: Rows; request: ImportRequest; isMarked: boolean },
): void {
  const { kind, facts, today } = request;
  const value = withCells({}, row.cells) as Record<string, unknown>;
  const county = typeof value.county === 'string' ? value.county : undefined;
  const hints = isMarked ? hintsOf(today, facts, county) : undefined;
  const file = fileOf(row, request);
  const text = writeValues({ kind, value, schemaPath: schemaPath(kind, facts), hints, own: facts.own });
  plan.files.push({ file, text, before: undefined, isNew: true });
  plan.parsed.push(parsedRow({ row, cells: row.cells, text, file }, { request, value: isMarked ? undefined : value }));
}

function update(row: NamedRow, { plan, request }: { plan: Rows; request: ImportRequest }): void {
  const { record, overwrite, texts } = request;
  const file = fileOf(row, request);
  const before = texts.get(file) ?? '';
  const existing = parseSource(sourceOf({ row, file, text: before }, request));
  if (Array.isArray(existing)) {
    plan.diagnostics.push(...existing);
    return;
  }
  const current = 'body' in existing ? { ...(existing.value as object), body: existing.body.trim() } : existing.value;
  const merged = mergeCells(row.cells, { current, imported: record.get(row.slug) ?? new Map(), overwrite });
  plan.diagnostics.push(
    ...merged.kept.map((cell) => changedByHand(cell, { row, current, file: existing.source.file })),
  );
  const text = merged.changes.length === 0 ? before : changed(before, merged.changes, file);
  if (text === before) plan.unchanged += 1;
  else plan.files.push({ file, text, before, isNew: false });
  const cells = row.cells.filter((cell) => !merged.kept.includes(cell));
  plan.parsed.push(parsedRow({ row, cells, text, file }, { request, existing }));
}

/** Only the lines of the changed fields are written anew. */
function changed(text: string, changes: readonly CellValue[], file: string): string {
  if (!file.endsWith('.md')) return updateText(text, withCells(parse(text), changes));
  const { head, body } = splitPage(text);
  const ofBody = changes.find(({ path }) => path[0] === 'body');
  const fields = changes.filter((cell) => cell !== ofBody);
  const written = fields.length === 0 ? head : updateText(head, withCells(parse(head), fields));
  return `---\n${written}---\n${ofBody ? `\n${String(ofBody.value)}\n` : body}`;
}

interface RowFile {
  row: NamedRow;
  file: string;
  text: string;
}

function sourceOf({ row, file, text }: RowFile, { kind, facts }: ImportRequest) {
  return { file: `${facts.folder}/${file}`, kind: kinds[kind].kind, slug: row.slug, text };
}

/** What a build would read in the file, with places in the spreadsheet. */
function parsedRow(
  file: RowFile & { cells: readonly CellValue[] },
  from: {
    request: ImportRequest;
    value?: Readonly<Record<string, unknown>> | undefined;
    existing?: ParsedSource | ParsedDocument;
  },
): ParsedSource | ParsedDocument {
  const source = sourceOf(file, from.request);
  const locate = locateRow(file.row.row, file.cells, from.existing?.locate);
  if (from.value && kinds[from.request.kind].ending !== '.md') {
    return { source, value: normalize(structuredClone(from.value)), locate };
  }
  const parsed = parseSource(source);
  if (Array.isArray(parsed)) throw new Error(`Import writes a file that cannot be read: ${parsed[0]?.message}`);
  return { ...parsed, locate };
}

function changedByHand(
  cell: CellValue,
  { row, current, file }: { row: NamedRow; current: unknown; file: string },
): Diagnostic {
  const [now, wanted] = [readAt(current, cell.path), cell.value].map((value) => JSON.stringify(value ?? ''));
  const message = `${cell.path.join('.')} is ${now} in ${file} and ${wanted} here. The file was kept.`;
  const hint = 'To replace what was changed by hand, add --overwrite.';
  return diagnose('import/changed-by-hand', row.row.at(cell.column), message, { hint });
}

function remember(record: ImportRecord, { slug, cells }: NamedRow): void {
  const row = record.get(slug) ?? new Map<string, string>();
  for (const { path, value } of cells) row.set(path.join('.'), hashOf(normalize(value)));
  record.set(slug, row);
}
