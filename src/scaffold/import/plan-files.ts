/** What rows describe → the files to write: a file per row, or an entry per row of a list, and the translations of files. Pure. */
import { type Diagnostic, diagnose, startOf } from '../../diagnostics/diagnostic.ts';
import { groupBy } from '../../domain/groups.ts';
import { otherLanguages } from '../../domain/texts/languages.ts';
import { digestOf } from '../../schema/overlay.ts';
import { validateFile } from '../../schema/records.ts';
import { validateTranslation } from '../../schema/validate-translation.ts';
import { type Field, fieldsOf } from '../fields.ts';
import { fieldsNode, formatNode } from '../format-fields.ts';
import { listHeader, schemaLine } from '../format-skeleton.ts';
import { formatTranslation } from '../format-translation.ts';
import { hintsOf } from '../hints.ts';
import { kinds, schemaOf, schemaPath, translationOf } from '../new-kinds.ts';
import { valueAt } from '../value-at.ts';
import { recordCells } from './import-record.ts';
import type { Entity, ImportPlan, ImportRequest } from './import-request.ts';
import { inTermsOfRows } from './in-terms-of-rows.ts';
import type { PlacedRow } from './place-rows.ts';
import { type FileWithChanges, planFile } from './plan-file.ts';

/** Adds to the plan. `prefix` is that of this kind's columns: county. */
export function planFiles(rows: readonly PlacedRow[], request: ImportRequest, plan: ImportPlan, prefix = ''): void {
  const { kind, facts, record } = request;
  const isList = kinds[kind].ending === undefined;
  const missing = isList || request.fillIn ? [] : missingInAll(rows, request);
  if (missing.length > 0) plan.diagnostics.push(noColumn(missing, prefix, request));
  // Placeholders, so that the fields are not also reported for each row.
  const fillIn = request.fillIn || missing.length > 0;
  for (const [file, parts] of groupBy(rows, (row) => row.file)) {
    const [{ entity, isNew, key }] = parts;
    const begin = () =>
      isList ? listHeader(kind, schemaPath(kind, facts)) : beginFile(entity, { ...request, fillIn });
    const { slug } = entity;
    const isFilled = fillIn && kinds[kind].ending === '.yaml';
    const planned = planFile({ file, kind, slug, parts, record, begin, isFilled }, request, plan.diagnostics);
    if (!planned) continue;
    add(file, planned, request, plan);
    if (planned.text !== undefined) plan.parsed.push(planned.parsed);
    if (prefix === '') plan.unchanged += planned.unchanged;
    if (isList) continue;
    // Placeholders count as imported, so that a later column can replace them.
    if (isNew && fillIn)
      recordCells(
        record,
        key,
        required(request).map(({ path }) => ({ path, value: valueAt(planned.parsed.value, path) })),
      );
    planTranslations(entity, { ...planned, file }, request, plan);
  }
}

function add(file: string, { text }: FileWithChanges, { facts }: ImportRequest, plan: ImportPlan): void {
  const previous = facts.texts.get(file);
  if (text !== undefined && text !== previous)
    plan.files.push({ file, text, ...(previous !== undefined && { previous }), isNew: previous === undefined });
}

/** With `fillIn`, required fields without a value get marked placeholders. */
function beginFile({ value }: Entity, { kind, facts, today, fillIn }: ImportRequest): string {
  const hints = hintsOf(today, facts, typeof value.county === 'string' ? value.county : undefined);
  const { body: _, ...given } = value;
  const place = { hints, path: [], isRequired: true, isBare: true };
  const text = fillIn ? formatNode(fieldsNode(schemaOf(kind, facts.own), given, place)) : '';
  if (kinds[kind].ending === '.md') return `---\n${text}---\n`;
  const schema = schemaPath(kind, facts);
  return schema === undefined ? text : `${schemaLine(schema)}\n\n${text}`;
}

/** The texts of a row in other languages. */
function planTranslations(
  { others, row, slug }: Entity,
  original: FileWithChanges & { file: string },
  request: ImportRequest,
  plan: ImportPlan,
): void {
  const { kind, facts, record, fillIn } = request;
  const { own } = facts;
  for (const { folder, tag } of otherLanguages(facts.site)) {
    const cells = others.get(folder) ?? [];
    const valid = cells.length === 0 ? [] : validateFile(original.parsed, own);
    // What is wrong with an original is reported there.
    if (Array.isArray(valid)) continue;
    const { file, schema } = translationOf(original.file, kinds[kind].kind, { language: folder, ...facts });
    const begin = () => {
      if (fillIn) return formatTranslation(valid, schema, own);
      return schema === undefined ? '' : `${schemaLine(schema)}\n\n`;
    };
    const translates = { path: ['translates'], value: digestOf(valid, own), at: () => row.at() };
    const part = { row, key: `${slug}.${folder}`, cells, path: [], automatic: [translates] };
    const planned = planFile({ file, kind, slug, parts: [part], record, begin }, request, plan.diagnostics);
    if (planned?.text === undefined) continue;
    add(file, planned, request, plan);
    const checked = validateTranslation(planned.parsed, valid, { language: tag, own });
    if (Array.isArray(checked)) plan.diagnostics.push(...inTermsOfRows(checked, request, folder));
  }
}

/** Members instead of their groups. */
function required({ kind, facts }: ImportRequest): Field[] {
  return fieldsOf(kind, facts.own).filter(({ isRequired, node }) => isRequired && !node.properties);
}

/** Required fields without a value in any new row. */
function missingInAll(rows: readonly PlacedRow[], request: ImportRequest): string[] {
  const added = rows.filter(({ isNew }) => isNew);
  if (added.length === 0) return [];
  const isInNone = ({ path }: Field) => !added.some(({ entity }) => valueAt(entity.value, path) !== undefined);
  return required(request)
    .filter(isInNone)
    .map(({ name }) => name);
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function noColumn(missing: readonly string[], prefix: string, { kind, table }: ImportRequest): Diagnostic {
  const names = missing.map((field) => prefix + field);
  const message = `No column has ${either.format(names)}, which every ${kind} needs.`;
  const hint = `${names.length === 1 ? 'Add a column for it' : 'Add a column for each'}, name another column with --map "column=${names[0]}", or give all rows the same value with --set "${names[0]}=…". To fill in the rest later, add --fill-in.`;
  return diagnose('import/no-column', startOf(table.file), message, { hint });
}
