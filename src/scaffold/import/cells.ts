/** The values that a row gives to fields of a data file: merged with a file, located in the spreadsheet. Pure. */
import type { Location } from '../../diagnostics/diagnostic.ts';
import { type Locate, locateWhole, type Path } from '../../diagnostics/locate.ts';
import { valueAt } from '../../domain/groups.ts';
import { isFillIn } from '../../domain/texts/tokens.ts';
import { normalize } from '../../load/normalize.ts';
import type { PathValue } from '../with-values.ts';
import { valueHash } from './import-record.ts';

export interface CellValue extends PathValue {
  /** The location of the cell or of the `--set`, or of the one that words of the value come from; of the row, for a value that was looked up. */
  at: (words?: string) => Location;
}

interface Current {
  /** The file's value. */
  current: unknown;
  /** Field → a hash of the value that the last import wrote. */
  imported: ReadonlyMap<string, string>;
  /** Also replaces values that were changed by hand. */
  overwrite: boolean;
  /** Whether a value in the file is marked as a placeholder. */
  isMarked?: (path: readonly string[]) => boolean;
}

/** `changes`: values to write. `conflicts`: values that differ from those in the file, which were changed by hand and stay. */
export function mergeCells(
  cells: readonly CellValue[],
  { current, imported, overwrite, isMarked = () => false }: Current,
) {
  const merged: Record<'changes' | 'conflicts', CellValue[]> = { changes: [], conflicts: [] };
  for (const cell of cells) {
    const value = valueAt(current, cell.path);
    const [now, next, last] = [valueHash(value), valueHash(normalize(cell.value)), imported.get(cell.path.join('.'))];
    const isOpen = isMarked(cell.path) || isPlaceholder(value);
    if (now === next && !isOpen) continue;
    const isUnset = value === undefined && last !== next;
    if (overwrite || isUnset || isOpen || now === last) merged.changes.push(cell);
    else if (last !== next) merged.conflicts.push(cell);
  }
  return merged;
}

export function isPlaceholder(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isPlaceholder);
  return typeof value === 'string' && isFillIn(value);
}

/** A path in a data file → the location of the cell that it was imported from, otherwise that of `fallback`. */
export function locateCells(cells: readonly CellValue[], fallback: Locate): Locate {
  const cellAt = (path: Path, words?: string) => {
    const steps = path.map(String);
    const isWithin = (cell: CellValue) => cell.path.every((step, index) => steps[index] === step);
    const isAbove = (cell: CellValue) => steps.length > 0 && steps.every((step, index) => cell.path[index] === step);
    return (cells.find(isWithin) ?? cells.find(isAbove))?.at(words);
  };
  // A cell is not YAML, so hints about quotes do not apply.
  const locate = locateWhole((path, words) => cellAt(path, words) ?? fallback(path));
  return Object.assign(locate, { key: (path: Path) => cellAt(path) ?? fallback.key(path) });
}
