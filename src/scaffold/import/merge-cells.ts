/** A row's cells and the existing file → the changes to the file. Pure. */
import type { Location } from '../../diagnostics/diagnostic.ts';
import { isGroup } from '../../domain/groups.ts';
import { isFillIn } from '../../domain/texts/tokens.ts';
import { normalize } from '../../load/normalize.ts';
import { valueAt } from '../value-at.ts';
import { valueHash } from './import-record.ts';

/** A value for one field of a row. */
export interface CellValue {
  path: readonly string[];
  value: unknown;
  /** Undefined for a value that was given for all rows or looked up. */
  column: number | undefined;
  /** The location of the `--set` that gave it, if no column did. */
  at?: Location | undefined;
}

export interface Merged {
  /** Values to write. */
  changes: CellValue[];
  /** Values that differ from the file's, which are kept because they were changed by hand. */
  kept: CellValue[];
}

interface Before {
  /** The file's value. */
  current: unknown;
  /** Field → a hash of the value that the last import wrote. */
  imported: ReadonlyMap<string, string>;
  /** Also replaces values that were changed by hand. */
  overwrite: boolean;
  /** Whether a value in the file is marked as a placeholder. */
  isMarked?: (path: readonly string[]) => boolean;
}

export function mergeCells(cells: readonly CellValue[], { current, imported, overwrite, isMarked }: Before): Merged {
  const merged: Merged = { changes: [], kept: [] };
  for (const cell of cells) {
    const now = valueAt(current, cell.path);
    const wanted = valueHash(normalize(cell.value));
    const base = imported.get(cell.path.join('.'));
    const isFalse = isMarked?.(cell.path) === true;
    if (now !== undefined && valueHash(now) === wanted && !isFalse) continue;
    const isUnset = now === undefined || (typeof now === 'string' && isFillIn(now));
    const isOurs = base !== undefined && base === valueHash(now);
    if (overwrite || (isUnset && base !== wanted) || isOurs || isFalse) {
      merged.changes.push(cell);
    } else if (base !== wanted) merged.kept.push(cell);
  }
  return merged;
}

/** A copy of `value` with the cells' values set. A number in a path is a list index. */
export function withCells(value: unknown, cells: readonly Pick<CellValue, 'path' | 'value'>[]): unknown {
  const copy: unknown = structuredClone(value);
  const laid = cells.reduce<unknown>((into, cell) => setAt(into, cell.path, cell.value), copy);
  return withoutHoles(laid);
}

function setAt(into: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (/^\d+$/.test(step)) {
    const list = Array.isArray(into) ? into : [];
    list[Number(step)] = setAt(list[Number(step)], rest, value);
    return list;
  }
  const group = isGroup(into) ? into : {};
  group[step] = setAt(group[step], rest, value);
  return group;
}

/** Closes gaps in lists: a second question without a first one becomes the first. */
function withoutHoles(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry !== undefined).map(withoutHoles);
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withoutHoles(child)]));
}
