/** A value and a predicate → the matching values in it, with their paths. Pure. */
import { isGroup } from '../../../domain/groups.ts';
import type { Path } from '../../../load/locate.ts';

interface FoundValue {
  path: Path;
  value: unknown;
}

/** In the order of the file. Does not search inside matching values. */
export function findValues(
  value: unknown,
  isWanted: (value: unknown, key: string | number) => boolean,
  path: Path = [],
): FoundValue[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, child]) => {
    const place = [...path, key];
    return isWanted(child, key) ? [{ path: place, value: child }] : findValues(child, isWanted, place);
  });
}

/** Whether a file, or a group of fields in it, has `sample: true` or `draft: true`. */
export function hasMark(value: unknown, mark: 'sample' | 'draft'): boolean {
  return isGroup(value) && value[mark] === true;
}
