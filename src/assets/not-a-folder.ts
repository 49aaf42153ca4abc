/** A path → an error if it exists and is not a folder. Reads the disk. */
import { lstatSync, type Stats, statSync } from 'node:fs';

/** Undefined for a folder, for a symlink to one, and if nothing is there. */
export function notAFolderError(absolute: string): NodeJS.ErrnoException | undefined {
  if (!statOrUndefined(absolute, lstatSync)) return undefined;
  const target = statOrUndefined(absolute, statSync);
  if (target?.isDirectory()) return undefined;
  return Object.assign(new Error(`${absolute} is not a folder.`), { code: target ? 'ENOTDIR' : 'ENOENT' });
}

function statOrUndefined(absolute: string, stat: (file: string) => Stats): Stats | undefined {
  try {
    return stat(absolute);
  } catch {
    return undefined;
  }
}
