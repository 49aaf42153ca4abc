/** What rows describe → the files to write: a file per row, or an entry per row of a list, and the translations of files. Pure. */
import { type Diagnostic, diagnose, startOf } from '../../diagnostics/diagnostic.ts';
import { groupBy } from '../../domain/groups.ts';
import { otherLanguages } from '../../domain/texts/languages.ts';
import { digestOf } from '../../schema/overlay.ts';
import { validateFile } from '../../schema/records.ts';
import { validateTranslation } from '../../schema/validate-translation.ts';
import { formatYaml } from '../../text/update-yaml.ts';
import { fieldsOf } from '../fields.ts';
import { formatBare, listHeader, schemaLine } from '../format-skeleton.ts';
import { formatTranslation } from '../format-translation.ts';
import { hintsOf } from '../hints.ts';
import { kinds, schemaPath, translationOf } from '../new-kinds.ts';
import { valueAt } from '../value-at.ts';
import { recordCells } from './import-record.ts';
import type { ImportPlan, ImportRequest } from './import-request.ts';
import { inTermsOfRows } from './in-terms-of-rows.ts';
import type { PlacedRow } from './place-rows.ts';
import { type FileWithChanges, planFile } from './plan-file.ts';

/** Adds to the plan. `prefix` is that of this kind's columns: county. */
export function planFiles(rows: readonly PlacedRow[], request: ImportRequest, plan: ImportPlan, prefix = ''): void {
  const { kind, facts, record, today } = request;
  const { own } = facts;
  const isList = kinds[kind].ending === undefined;
  // Members instead of their groups.
  const required = isList ? [] : fieldsOf(kind, own).filter(({ isRequired, node }) => isRequired && !node.properties);
  const added = rows.filter(({ isNew }) => isNew);
  const isInNone = (path: readonly string[]) => !added.some(({ value }) => valueAt(value, path) !== undefined);
  const missing = request.fillIn || added.length === 0 ? [] : required.filter(({ path }) => isInNone(path));
  const names = missing.map(({ name }) => prefix + name);
  if (names.length > 0) plan.diagnostics.push(noColumn(names, request));
  // Placeholders, so that the fields are not also reported for each row.
  const fillIn = request.fillIn || missing.length > 0;
  for (const [file, parts] of groupBy(rows, (row) => row.file)) {
    const [row] = parts;
    const { county } = row.value;
    const schema = schemaPath(file, kinds[kind].kind, facts);
    const begin = (given: unknown) => {
      if (isList) return listHeader(kind, schema) + formatYaml(given);
      const hints = hintsOf(today, facts, typeof county === 'string' ? county : undefined);
      return formatBare({ kind, given: given as Record<string, unknown>, hints, own, schemaPath: schema }, fillIn);
    };
    const planned = planFile({ file, slug: row.slug, parts, begin }, request, plan);
    if (!planned) continue;
    if (planned.isChanged) plan.parsed.push(planned.parsed);
    if (prefix === '') plan.unchanged += planned.unchanged;
    // Placeholders count as imported, so that a later column can replace them.
    const placeholders = required.map(({ path }) => ({ path, value: valueAt(planned.parsed.value, path) }));
    if (row.isNew && fillIn) recordCells(record, row.key, placeholders);
    if (!isList) planTranslations(row, planned, request, plan);
  }
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
    const schema = schemaPath(file, kinds[kind].kind, facts);
    const begin = (given: unknown) =>
      fillIn ? formatTranslation(valid, schema, own) : formatYaml(given, schema && schemaLine(schema));
    const translates = { path: ['translates'], value: digestOf(valid, own), at: () => row.at() };
    const part = { row, key: `${slug}.${folder}`, cells, path: [], automatic: [translates] };
    const planned = planFile({ file, slug, parts: [part], begin }, request, plan);
    if (!planned?.isChanged) continue;
    const checked = validateTranslation(planned.parsed, valid, { language: tag, own });
    if (Array.isArray(checked)) plan.diagnostics.push(...inTermsOfRows(checked, request, folder));
  }
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `names`: required fields without a value in any new row. */
function noColumn(names: readonly string[], { kind, table }: ImportRequest): Diagnostic {
  const message = `No column has ${either.format(names)}, which every ${kind} needs.`;
  const hint = `${names.length === 1 ? 'Add a column for it' : 'Add a column for each'}, name another column with --map "column=${names[0]}", or give all rows the same value with --set "${names[0]}=…". To fill in the rest later, add --fill-in.`;
  return diagnose('import/no-column', startOf(table.file), message, { hint });
}
