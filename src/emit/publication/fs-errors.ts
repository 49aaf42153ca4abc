/** File system calls that return expected failures instead of throwing. */
import { lstatSync, renameSync, rmdirSync, type Stats, unlinkSync } from 'node:fs';
import { codeOf } from '../../diagnostics/code-of.ts';

/** Undefined if there is nothing, or a file in place of one of its folders. Does not follow symlinks. */
export function statIfThere(file: string): Stats | undefined {
  try {
    return lstatSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Removes an empty folder in place of the file too; a folder with files is the owner's, and is kept. */
export function unlinkIfThere(file: string): void {
  try {
    ignoring(['ENOENT', 'ENOTDIR'], () => unlinkSync(file));
  } catch (error) {
    if (!statIfThere(file)?.isDirectory()) throw error;
    removeIfEmpty(file);
  }
}

export function renameIfThere(from: string, to: string): boolean {
  return ignoring(['ENOENT'], () => renameSync(from, to));
}

/** False if the folder is not empty. True if it is gone, as after a process that was killed while it removed a folder and its parents. */
export function removeIfEmpty(folder: string): boolean {
  return ignoring(['ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'ENOENT'], () => rmdirSync(folder)) || !statIfThere(folder);
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

/** Adds the file's path in the site to an error, which the owner knows, unlike the staged path. Errors of writes to open files name none. */
export function nameFile(error: unknown, file: string): unknown {
  return error instanceof Error ? Object.assign(error, { siteFile: file }) : error;
}
