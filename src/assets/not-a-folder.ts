/** A path → an error if it exists and is not a folder. Reads the disk. */
import { lstatSync, type Stats, statSync } from 'node:fs';

/** Undefined for a folder, for a symlink to one, and if nothing is there. ENOENT: a symlink without a target. */
export function notAFolderError(absolute: string): NodeJS.ErrnoException | undefined {
  if (statOrError(absolute, lstatSync) instanceof Error) return undefined;
  const target = statOrError(absolute, statSync);
  if (target instanceof Error) return target;
  if (target.isDirectory()) return undefined;
  return Object.assign(new Error(`${absolute} is not a folder.`), { code: 'ENOTDIR' });
}

function statOrError(absolute: string, stat: (file: string) => Stats): Stats | NodeJS.ErrnoException {
  try {
    return stat(absolute);
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}
