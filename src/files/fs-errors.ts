/** File system calls that return expected failures instead of throwing. */
import { lstatSync, readFileSync, rmdirSync, type Stats, statSync } from 'node:fs';
import { codeOf, isMissing } from '../diagnostics/errors.ts';

export function readIfThere(file: string): string | undefined {
  return readBytesIfThere(file)?.toString();
}

/** Undefined if there is no such file. Nothing may be decided without one that exists and cannot be read. The error names the file, also if it is a folder, whose path the system's error lacks. */
export function readBytesIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw Object.assign(error as Error, { path: file });
  }
}

/** Undefined if there is nothing. Does not follow a symlink at its end. */
export function statIfThere(file: string): Stats | undefined {
  try {
    return lstatSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** True if there is no such folder any more, false if it is not empty or not a folder. */
export function removeIfEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch (error) {
    if (!isMissing(error) && !['ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) throw error;
    return !statIfThere(folder);
  }
}

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
