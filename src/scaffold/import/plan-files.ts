/** Entities of a spreadsheet → one planned file each: new ones, and existing ones with their changes. Pure. */
import { type Diagnostic, diagnose, startOf } from '../../diagnostics/diagnostic.ts';
import type { Locate } from '../../load/locate.ts';
import { normalize } from '../../load/normalize.ts';
import { parseSource } from '../../load/parse-source.ts';
import { type Field, fieldsOf } from '../fields.ts';
import { hintsOf } from '../hints.ts';
import { fileOf, kinds } from '../kinds.ts';
import { valueAt } from '../value-at.ts';
import { type CellValue, locateCells } from './cells.ts';
import { formatFile, updateFile } from './format-file.ts';
import { type ImportRecord, valueHash } from './import-record.ts';
import type { ImportRequest, PlannedRows } from './import-request.ts';
import type { Entity } from './look-up.ts';
import { setOptions } from './match-columns.ts';

/** `prefix` is that of this kind's columns: county. */
export function planFiles(entities: readonly Entity[], request: ImportRequest, prefix = ''): PlannedRows {
  const { kind, facts, record, fillIn } = request;
  const plan: PlannedRows = { files: [], unchanged: 0, parsed: [], diagnostics: [], deleted: [] };
  const added = entities.filter(({ slug }) => !facts.texts.has(fileOf(slug, kind)));
  const missing = fillIn ? [] : missingInAll(added, request);
  if (missing.length > 0) plan.diagnostics.push(noColumn(missing, prefix, request));
  // Placeholders, so that the fields are not also reported for each row.
  const isMarked = fillIn || missing.length > 0;
  for (const entity of entities) {
    const current = facts.texts.get(fileOf(entity.slug, kind));
    if (current === undefined) addNew(entity, plan, { ...request, fillIn: isMarked });
    else update(entity, current, plan, request);
    recordCells(record, entity.slug, entity.cells);
  }
  return plan;
}

/** Required fields without a value in any of the entities: members instead of their groups. */
function missingInAll(entities: readonly Entity[], { kind, facts }: ImportRequest): string[] {
  if (entities.length === 0) return [];
  const needed = fieldsOf(kind, facts.own).filter(({ isRequired, node }) => isRequired && !node.properties);
  const isInNone = ({ path }: Field) => !entities.some(({ value }) => valueAt(value, path) !== undefined);
  return needed.filter(isInNone).map(({ name }) => name);
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function noColumn(missing: readonly string[], prefix: string, { kind, table }: ImportRequest): Diagnostic {
  const names = missing.map((field) => prefix + field);
  const message = `No column has ${either.format(names)}, which every ${kind} needs.`;
  const hint = `${names.length === 1 ? 'Add a column for it' : 'Add a column for each'}, name another column with --map "column=${names[0]}", or give all rows the same value with --set "${names[0]}=…". To fill in the rest later, add --fill-in.`;
  return diagnose('import/no-column', startOf(table.file), message, { hint });
}

function addNew(entity: Entity, plan: PlannedRows, request: ImportRequest): void {
  const { kind, facts, today, fillIn, record } = request;
  const { value, slug } = entity;
  const county = typeof value.county === 'string' ? value.county : undefined;
  const hints = fillIn ? hintsOf(today, facts, county) : undefined;
  const text = formatFile({ kind, value, facts, hints });
  plan.files.push({ file: fileOf(slug, kind), text, isNew: true });
  const parsed = parse(slug, text, request);
  addParsed(parsed, { entity, plan, locate: locateCells(entity.cells, () => entity.row.at()) });
  // Placeholders count as imported, so that a later column can replace them.
  if (!fillIn || Array.isArray(parsed)) return;
  const required = fieldsOf(kind, facts.own).filter(({ isRequired, node }) => isRequired && !node.properties);
  recordCells(
    record,
    slug,
    required.map(({ path }) => ({ path, value: valueAt(parsed.value, path) })),
  );
}

function update(entity: Entity, current: string, plan: PlannedRows, request: ImportRequest): void {
  const parsed = parse(entity.slug, current, request);
  if (Array.isArray(parsed)) {
    plan.diagnostics.push(...parsed);
    return;
  }
  const { record, overwrite, kind } = request;
  const imported = record.get(entity.slug) ?? new Map<string, string>();
  const updated = updateFile({ parsed, cells: entity.cells, imported, overwrite });
  plan.diagnostics.push(...updated.conflicts.map((cell) => changedByHand(cell, updated.current, parsed.locate)));
  // A build reports what is wrong with a file that stays as it is.
  if (updated.text === current) {
    plan.unchanged += 1;
    return;
  }
  plan.files.push({ file: fileOf(entity.slug, kind), text: updated.text, previous: current, isNew: false });
  const written = entity.cells.filter((cell) => !updated.conflicts.includes(cell));
  const locate = locateCells(written, parsed.locate);
  addParsed(parse(entity.slug, updated.text, request), { entity, plan, locate });
}

function parse(slug: string, text: string, { kind, facts }: ImportRequest): ReturnType<typeof parseSource> {
  return parseSource({ file: `${facts.folder}/${fileOf(slug, kind)}`, kind: kinds[kind].kind, slug, text });
}

/** Reports a text that a build could not read at the row. */
function addParsed(
  parsed: ReturnType<typeof parseSource>,
  { entity, plan, locate }: { entity: Entity; plan: PlannedRows; locate: Locate },
): void {
  if (Array.isArray(parsed)) plan.diagnostics.push(...parsed.map((found) => ({ ...found, at: entity.row.at() })));
  else plan.parsed.push({ ...parsed, locate });
}

export function changedByHand(cell: CellValue, current: unknown, locate: Locate): Diagnostic {
  const [now, wanted] = [valueAt(current, cell.path), cell.value].map((value) => JSON.stringify(value ?? ''));
  const at = cell.at();
  const from = at.file === setOptions ? 'in --set' : 'in the spreadsheet';
  const message = `${cell.path.join('.')} is ${now} here and ${wanted} ${from}. The file was not changed.`;
  const hint = 'To replace the value of the file, add --overwrite.';
  const related = at.file === setOptions ? [] : [{ message: 'In the spreadsheet:', at }];
  return diagnose('import/changed-by-hand', locate(cell.path), message, { hint, related });
}

/** Also for entries of a list. */
export function recordCells(
  record: ImportRecord,
  slug: string,
  cells: readonly Pick<CellValue, 'path' | 'value'>[],
): void {
  const hashes = record.get(slug) ?? new Map<string, string>();
  for (const { path, value } of cells) hashes.set(path.join('.'), valueHash(normalize(value)));
  record.set(slug, hashes);
}
