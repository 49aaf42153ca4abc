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
import type { Entity } from './entity.ts';
import { formatFile, updateFile } from './format-file.ts';
import { type ImportRecord, valueHash } from './import-record.ts';
import type { ImportRequest, PlannedRows } from './import-request.ts';
import { setOptions } from './mapping.ts';

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
    const file = fileOf(entity.slug, kind);
    const current = facts.texts.get(file);
    if (current === undefined) addNew(entity, plan, { ...request, fillIn: isMarked });
    else update({ entity, file, text: current }, plan, request);
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

interface EntityFile {
  entity: Entity;
  /** Relative to the data folder. */
  file: string;
  text: string;
}

function addNew(entity: Entity, plan: PlannedRows, request: ImportRequest): void {
  const { kind, facts, today, fillIn } = request;
  const { value, slug } = entity;
  const county = typeof value.county === 'string' ? value.county : undefined;
  const hints = fillIn ? hintsOf(today, facts, county) : undefined;
  const file = fileOf(slug, kind);
  const text = formatFile({ kind, value, facts, hints });
  plan.files.push({ file, text, isNew: true });
  const locate = locateCells(entity.cells, () => entity.row.at());
  // Without escapes and placeholders, parsing the text would return the same value.
  const isSame = !fillIn && kinds[kind].ending !== '.md' && !text.includes('\\');
  if (isSame) plan.parsed.push({ source: sourceOf({ entity, file, text }, request), value: normalize(value), locate });
  else addParsed({ entity, file, text }, { plan, request, locate });
  if (!fillIn) return;
  // Placeholders count as imported, so that a later column can replace them.
  const required = fieldsOf(kind, facts.own).filter(({ isRequired, node }) => isRequired && !node.properties);
  const written = plan.parsed.at(-1)?.value;
  recordCells(
    request.record,
    slug,
    required.map(({ path }) => ({ path, value: valueAt(written, path) })),
  );
}

/** Reports a text that a build could not read at the row. */
function addParsed(
  written: EntityFile,
  { plan, request, locate }: { plan: PlannedRows; request: ImportRequest; locate: Locate },
): void {
  const parsed = parseSource(sourceOf(written, request));
  const at = written.entity.row.at();
  if (Array.isArray(parsed)) plan.diagnostics.push(...parsed.map((problem) => ({ ...problem, at })));
  else plan.parsed.push({ ...parsed, locate });
}

function update(current: EntityFile, plan: PlannedRows, request: ImportRequest): void {
  const { entity, file } = current;
  const parsed = parseSource(sourceOf(current, request));
  if (Array.isArray(parsed)) {
    plan.diagnostics.push(...parsed);
    return;
  }
  const { record, overwrite } = request;
  const imported = record.get(entity.slug) ?? new Map<string, string>();
  const updated = updateFile({ parsed, cells: entity.cells, imported, overwrite });
  plan.diagnostics.push(...updated.conflicts.map((cell) => changedByHand(cell, updated.current, parsed.locate)));
  // A build reports what is wrong with a file that stays as it is.
  if (updated.text === current.text) {
    plan.unchanged += 1;
    return;
  }
  plan.files.push({ file, text: updated.text, previous: current.text, isNew: false });
  const written = entity.cells.filter((cell) => !updated.conflicts.includes(cell));
  addParsed({ ...current, text: updated.text }, { plan, request, locate: locateCells(written, parsed.locate) });
}

function sourceOf({ entity, file, text }: EntityFile, { kind, facts }: ImportRequest) {
  return { file: `${facts.folder}/${file}`, kind: kinds[kind].kind, slug: entity.slug, text };
}

function changedByHand(cell: CellValue, current: unknown, locate: Locate): Diagnostic {
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
