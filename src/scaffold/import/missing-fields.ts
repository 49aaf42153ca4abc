/** The rows of a spreadsheet → the required fields that none of them has. Pure. */
import type { OwnFields } from '../../schema/own/own-fields.ts';
import type { NewKind } from '../kinds.ts';
import { fieldTitle, importFields } from './import-fields.ts';
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
