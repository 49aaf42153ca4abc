/** A path in a data file → the location of the cell or the `--set` that it was imported from. Pure. */
import type { Location } from '../../diagnostics/diagnostic.ts';
import type { Locate, Path } from '../../load/locate.ts';
import type { CellValue } from './merge-cells.ts';
import type { Row } from './table.ts';

/** Undefined for a value that was looked up. */
function cellLocation(row: Row, { column, at }: CellValue): Location | undefined {
  return column === undefined ? at : row.at(column);
}

/** `otherwise` locates values that come from no cell; by default, their location is the row. */
export function locateRow(row: Row, cells: readonly CellValue[], otherwise?: Locate): Locate {
  const cellAt = (path: Path): Location | undefined => {
    const steps = path.map(String);
    const isWithin = (cell: CellValue) => cell.path.every((step, index) => steps[index] === step);
    const isAbove = (cell: CellValue) => steps.length > 0 && steps.every((step, index) => cell.path[index] === step);
    const found = cells.find(isWithin) ?? cells.find(isAbove);
    return found && cellLocation(row, found);
  };
  const at = (path: Path) => cellAt(path) ?? otherwise?.(path) ?? row.at();
  return Object.assign(at, {
    key: (path: Path) => cellAt(path) ?? otherwise?.key(path) ?? row.at(),
    within: at,
    // A cell is not YAML, so hints about quotes do not apply.
    written: () => undefined,
  });
}
