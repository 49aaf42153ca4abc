/** Makes a folder and its missing parents. Touches nothing else. */
import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The first folder that was made; undefined if all were there. Not with `recursive` alone, with which Node tries forever
 * where nobody can make a folder, as in /proc.
 */
export function makeFolders(folder: string): string | undefined {
  let first: string | undefined;
  for (let missing = folder; !statSync(missing, { throwIfNoEntry: false }); missing = path.dirname(missing))
    first = missing;
  if (first === undefined) return undefined;
  mkdirSync(first);
  mkdirSync(folder, { recursive: true });
  return first;
}
