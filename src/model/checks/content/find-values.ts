/** A value and a predicate → the matching values in it, with their paths. Pure. */
import type { Path } from '../../../load/locate.ts';

type IsWanted = (value: unknown, key: string | number) => boolean;

/** In the order of the file. Does not search inside matching values. */
export function findValues(value: unknown, isWanted: IsWanted): { path: Path; value: unknown }[] {
  // A fast test first: nearly all files have no match, and building paths costs more than the search.
  if (!has(value, isWanted)) return [];
  const found: { path: Path; value: unknown }[] = [];
  const walk = (inner: unknown, path: Path) => {
    if (typeof inner !== 'object' || inner === null) return;
    for (const key of keysOf(inner)) {
      const child = inner[key as keyof typeof inner];
      if (isWanted(child, key)) found.push({ path: [...path, key], value: child });
      else walk(child, [...path, key]);
    }
  };
  walk(value, []);
  return found;
}

function has(value: unknown, isWanted: IsWanted): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++)
      if (isWanted(value[index], index) || has(value[index], isWanted)) return true;
    return false;
  }
  for (const key in value) {
    const child = value[key as keyof typeof value];
    if (isWanted(child, key) || has(child, isWanted)) return true;
  }
  return false;
}

function keysOf(value: object): (string | number)[] {
  return Array.isArray(value) ? [...value.keys()] : Object.keys(value);
}
