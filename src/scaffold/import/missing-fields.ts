/** The rows of a spreadsheet → the required fields that none of them has, and what to do about them. Pure. */
import { type Diagnostic, diagnose, startOf } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { OwnFields } from '../../schema/own/own-fields.ts';
import type { NewKind } from '../kinds.ts';
import { kinds } from '../kinds.ts';
import { fieldTitle, type ImportField, importFields } from './import-fields.ts';
import type { ImportRequest } from './import-request.ts';
import type { CellValue } from './merge-cells.ts';

/** Lists required members instead of their groups. Empty if there are no rows. */
export function missingInAll(
  rows: readonly { cells: readonly CellValue[] }[],
  { kind, own }: { kind: NewKind; own: OwnFields },
): string[] {
  if (rows.length === 0) return [];
  const present = new Set(rows.flatMap(({ cells }) => cells.flatMap(({ path }) => above(path))));
  const wholes = new Set(rows.flatMap(({ cells }) => cells.map(({ path }) => path.join('.'))));
  const needed = importFields(kind, own).filter(({ isRequired, form }) => isRequired && form !== 'point');
  return needed
    .filter(({ path }) => !present.has(path.join('.')) && !above(path).some((one) => wholes.has(one)))
    .filter(({ form, node }) => form !== 'whole' || !node.properties)
    .map(fieldTitle);
}

/** A path and its parents: geo, geo.latitude. */
function above(path: readonly string[]): string[] {
  return path.map((_, index) => path.slice(0, index + 1).join('.'));
}

const listOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `prefix` is the prefix of the fields' columns: `county.` */
export function noColumn(missing: readonly string[], prefix: string, request: ImportRequest): Diagnostic {
  const { kind, table } = request;
  const named = missing.map((field) => prefix + field);
  const message = `No column has ${listOf.format(named)}, which every ${kind} needs.`;
  const add = named.length === 1 ? 'Add a column for it.' : 'Add a column for each.';
  const hint = [add, byMap(named, request), bySet(missing, prefix, request)].join('');
  const fillIn = ` To fill ${named.length === 1 ? 'it' : 'them'} in later, add --fill-in.`;
  return diagnose('import/no-column', startOf(table.file), message, { hint: hint + fillIn });
}

/** Without names, each row would be reported. */
export function noNameColumn({ kind, table, matches }: ImportRequest): Diagnostic {
  const { nameField } = kinds[kind];
  const unused = matches.find(({ field, why }) => !field && why === undefined)?.name;
  const example =
    unused === undefined ? 'Add a column for it.' : `If it is ${unused}, add --map "${unused}=${nameField}".`;
  const message = `No column was recognized as the ${nameField} of each ${kind}.`;
  return diagnose('import/no-column', startOf(table.file), message, { hint: example });
}

/** Names an unused column only if its name is similar to that of a missing field. */
function byMap(named: readonly string[], { matches }: ImportRequest): string {
  const unused = matches.filter(({ field, why }) => !field && why === undefined).map(({ name }) => name);
  for (const field of named) {
    const column = nearest(field, unused);
    if (column !== undefined) return ` If ${column} is ${field}, add --map "${column}=${field}".`;
  }
  return unused.length === 0 ? '' : ' To use a column with another name, add --map "column=field".';
}

/** Only fields for which one value can be right in all rows: services, but no coordinates and no introduction. */
function bySet(missing: readonly string[], prefix: string, { kind, facts, matches }: ImportRequest): string {
  const fields = importFields(kind, facts.own).filter((field) => missing.includes(fieldTitle(field)));
  const name = matches.find(({ field }) => field && fieldTitle(field) === kinds[kind].nameField)?.name;
  // A county has many rows, so only its own name differs from county to county.
  const token = prefix === '' ? name : 'county';
  const options = fields.flatMap((field) => {
    const value = isShared(field) ? '…' : isShortText(field) && token !== undefined ? `… {${token}} …` : undefined;
    return value === undefined ? [] : [`--set "${prefix}${fieldTitle(field)}=${value}"`];
  });
  return options.length === 0 ? '' : ` To give all rows the same value, add ${options.join(' ')}.`;
}

function isShared({ path, form, value }: ImportField): boolean {
  if (path.includes('geo')) return false;
  const isChoice = value.enum !== undefined || value['x-ref'] !== undefined || value['x-key'] !== undefined;
  return isChoice || (form === 'single' && value.type !== 'string');
}

/** Titles and descriptions for search engines, which differ only in the name. */
function isShortText({ path }: ImportField): boolean {
  return ['metaTitle', 'metaDescription', 'keywords'].includes(path.at(-1) ?? '');
}
