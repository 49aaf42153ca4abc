/** A table and its matched columns → the files to write (one per row, or entries of a list, and translations), and diagnostics about rows and columns. Pure. */
import path from 'node:path';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import { countEach, type Grouped, groupBy, valueAt } from '../../domain/groups.ts';
import { otherLanguages } from '../../domain/texts/languages.ts';
import { digestOf } from '../../schema/overlay.ts';
import { validateFile } from '../../schema/records.ts';
import { validateTranslation } from '../../schema/validate-translation.ts';
import { formatYaml } from '../../text/update-yaml.ts';
import { fieldsOf } from '../fields.ts';
import { formatBare, formatEntry, listHeader } from '../format-skeleton.ts';
import { formatTranslation } from '../format-translation.ts';
import { fileOf, kinds, schemaLine, translationOf } from '../new-kinds.ts';
import { hintsOf } from '../placeholder.ts';
import { appendEntry } from '../review-list.ts';
import { valuesOf } from '../with-values.ts';
import { recordCells, spreadsheet, valueHash } from './import-record.ts';
import type { ImportPlan, ImportRequest } from './import-request.ts';
import { inTermsOfRows } from './in-terms-of-rows.ts';
import { titleOf } from './match-columns.ts';
import { type PlacedRow, placeRows } from './place-rows.ts';
import { newCounties } from './plan-counties.ts';
import { type FileWithChanges, planFile } from './plan-file.ts';
import { readRows } from './read-rows.ts';

/** Updates the records. */
export function planImport(request: ImportRequest): ImportPlan {
  const { kind, record, facts, table, matches } = request;
  const isList = kinds[kind].ending === undefined;
  const plan: ImportPlan = {
    files: [],
    unchanged: 0,
    parsed: [],
    diagnostics: [],
    deleted: [],
    lookedUp: new Map(),
    missing: [],
  };
  if (!matches.some((match) => match.set === undefined && titleOf(match) === kinds[kind].nameField))
    return { ...plan, diagnostics: [noNameColumn(request)] };
  const { entities, diagnostics } = readRows(request);
  plan.diagnostics.push(...diagnostics);
  const rows = placeRows(entities, request);
  plan.deleted = rows.filter(({ isDeleted }) => isDeleted).map(({ name, slug }) => (isList ? name : slug));
  const source = valueHash(path.basename(table.file));
  const slugs = new Set(entities.map(({ slug }) => slug));
  const earlier = [...record].flatMap(([slug, hashes]) => (hashes.get(spreadsheet) === source ? [slug] : []));
  plan.missing = earlier.filter((slug) => !slugs.has(slug) && facts.texts.has(fileOf(slug, kind)));
  const present = rows.filter(({ isDeleted }) => !isDeleted);
  plan.lookedUp = countEach(present.flatMap(({ lookedUp }) => lookedUp));
  // Counties come before the cities that name them.
  if (request.withCounties && kind === 'city') {
    const counties = { ...request, kind: 'county' as const, record: request.countyRecord };
    planFiles(placeRows(newCounties(present, facts), counties), counties, plan, 'county.');
  }
  planFiles(present, request, plan);
  if (!isList) for (const { key } of present) record.get(key)?.set(spreadsheet, source);
  return plan;
}

/** Adds to the plan. `prefix` is that of this kind's columns: county. */
function planFiles(rows: readonly PlacedRow[], request: ImportRequest, plan: ImportPlan, prefix = ''): void {
  const { kind, facts, record } = request;
  // Members instead of their groups.
  const required = fieldsOf(kind, facts.own).filter(({ isRequired, node }) => isRequired && !node.properties);
  const added = rows.filter(({ isNew }) => isNew);
  const isInNone = (path: readonly string[]) => !added.some(({ value }) => valueAt(value, path) !== undefined);
  const missing = request.fillIn || added.length === 0 ? [] : required.filter(({ path }) => isInNone(path));
  const names = missing.map(({ name }) => prefix + name);
  if (names.length > 0) plan.diagnostics.push(noColumn(names, request));
  // Placeholders, so that the fields are not also reported for each row.
  const fillIn = request.fillIn || missing.length > 0;
  for (const [file, parts] of groupBy(rows, (row) => row.file)) {
    const [row] = parts;
    const begin = () => beginFile(parts, { ...request, fillIn });
    const planned = planFile({ file, slug: row.slug, parts, begin, beginsFilled: true }, request, plan);
    if (!planned) continue;
    if (planned.isChanged) plan.parsed.push(planned.parsed);
    if (prefix === '') plan.unchanged += planned.unchanged;
    for (const part of parts) {
      // Placeholders count as imported, so that a later column can replace them.
      const placed = valueAt(planned.parsed.value, part.path);
      const placeholders = required.map(({ path }) => ({ path, value: valueAt(placed, path) }));
      if (part.isNew && fillIn) recordCells(record, part.key, placeholders);
    }
    if (kinds[kind].ending !== undefined) planTranslations(row, planned, request, plan);
  }
}

/** The text of a new file, or of a list with its new entries. */
function beginFile(parts: Grouped<PlacedRow>, { kind, facts, today, fillIn }: ImportRequest): string {
  const [{ file, value }] = parts;
  const hints = hintsOf(today, facts, typeof value.county === 'string' ? value.county : undefined);
  if (kinds[kind].ending !== undefined) return formatBare({ kind, given: value, hints, file }, fillIn);
  const entries = parts.filter(({ isNew }) => isNew).map(({ automatic, cells }) => valuesOf([...automatic, ...cells]));
  const texts = entries.map((given) => formatEntry({ kind, given, hints }, { isBare: true, isSparse: !fillIn }));
  return appendEntry(facts.texts.get(file) ?? listHeader({ kind, hints, file }), texts.join('\n'));
}

/** The texts of a row in other languages. */
function planTranslations(
  { others, row, slug, file: original }: PlacedRow,
  { parsed }: FileWithChanges,
  request: ImportRequest,
  plan: ImportPlan,
): void {
  const { kind, facts, fillIn } = request;
  const { own } = facts;
  for (const { folder, tag } of otherLanguages(facts.site)) {
    const cells = others.get(folder) ?? [];
    const valid = cells.length === 0 ? [] : validateFile(parsed, own);
    // What is wrong with an original is reported there.
    if (Array.isArray(valid)) continue;
    const file = translationOf(original, folder);
    const translates = { path: ['translates'], value: digestOf(valid, own), at: () => row.at() };
    const begin = () =>
      fillIn
        ? formatTranslation(valid, { language: tag, file, facts })
        : formatYaml(valuesOf([translates, ...cells]), schemaLine(file, kinds[kind].kind, facts));
    const isNew = !facts.texts.has(file);
    const part = { row, key: `${slug}.${folder}`, cells, path: [], isNew, automatic: [translates] };
    const planned = planFile({ file, slug, parts: [part], begin, beginsFilled: !fillIn }, request, plan);
    if (!planned?.isChanged) continue;
    const checked = validateTranslation(planned.parsed, valid, { language: tag, own });
    if (Array.isArray(checked)) plan.diagnostics.push(...inTermsOfRows(checked, request, folder));
  }
}

/** Without names, each row would be reported. */
function noNameColumn({ kind, table }: ImportRequest): Diagnostic {
  const { nameField } = kinds[kind];
  const message = `No column was recognized as the ${nameField} of each ${kind}.`;
  const hint = `Add a column ${nameField}, or add --map "column=${nameField}". If the names of the columns are not in line 1, delete the lines above them.`;
  return diagnose('import/no-column', { file: table.file, line: 1, column: 1 }, message, { hint });
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `names`: required fields without a value in any new row. */
function noColumn(names: readonly string[], { kind, table }: ImportRequest): Diagnostic {
  const message = `No new row has ${either.format(names)}, which every ${kind} needs.`;
  const hint = `Fill in or add a column for ${names.length === 1 ? 'it' : 'each'}, name another column with --map "column=${names[0]}", or give all rows the same value with --set "${names[0]}=…". To fill in the rest later, add --fill-in.`;
  return diagnose('import/no-column', { file: table.file, line: 1, column: 1 }, message, { hint });
}
