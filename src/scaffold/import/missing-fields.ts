/** The rows of a spreadsheet → the required fields that none of them has, and what to do about them. Pure. */
import { type Diagnostic, diagnose, startOf } from '../../diagnostics/diagnostic.ts';
import type { OwnFields } from '../../schema/own/own-fields.ts';
import { kinds, type NewKind } from '../kinds.ts';
import { fieldTitle, importFields } from './import-fields.ts';
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
export function noColumn(missing: readonly string[], prefix: string, { kind, table }: ImportRequest): Diagnostic {
  const named = missing.map((field) => prefix + field);
  const message = `No column has ${listOf.format(named)}, which every ${kind} needs.`;
  const hint = `${named.length === 1 ? 'Add a column for it' : 'Add a column for each'}, name another column with --map "column=${named[0]}", or give all rows the same value with --set "${named[0]}=…". To fill in the rest later, add --fill-in.`;
  return diagnose('import/no-column', startOf(table.file), message, { hint });
}

/** Without names, each row would be reported. */
export function noNameColumn({ kind, table }: ImportRequest): Diagnostic {
  const { nameField } = kinds[kind];
  const message = `No column was recognized as the ${nameField} of each ${kind}.`;
  const hint = `Add a column ${nameField}, or add --map "column=${nameField}".`;
  return diagnose('import/no-column', startOf(table.file), message, { hint });
}
