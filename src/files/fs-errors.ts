/** File system calls that return expected failures instead of throwing. */
import { lstatSync, rmdirSync, type Stats, statSync, unlinkSync } from 'node:fs';
import { codeOf } from '../diagnostics/code-of.ts';

/** Undefined if there is nothing, or a file in place of one of its folders. Does not follow a symlink at its end. */
export function statIfThere(file: string): Stats | undefined {
  try {
    return lstatSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Removes an empty folder in place of the file too; a folder with files is kept. */
export function unlinkIfThere(file: string): void {
  try {
    ignoring(['ENOENT', 'ENOTDIR'], () => unlinkSync(file));
  } catch (error) {
    if (!statIfThere(file)?.isDirectory()) throw error;
    removeIfEmpty(file);
  }
}

/** False if the folder is not empty. */
export function removeIfEmpty(folder: string): boolean {
  return ignoring(['ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'ENOENT'], () => rmdirSync(folder)) || !statIfThere(folder);
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

function ignoring(codes: readonly string[], work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (codes.includes(codeOf(error) ?? '')) return false;
    throw error;
  }
}
