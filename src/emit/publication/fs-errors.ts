/** File-system calls whose expected failures are answers. */
import { lstatSync, renameSync, rmdirSync, type Stats, unlinkSync } from 'node:fs';

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Undefined where there is nothing; a link is not followed. */
export function statIfThere(file: string): Stats | undefined {
  return lstatSync(file, { throwIfNoEntry: false });
}

/** A folder in place of the file goes if it is empty; else it is somebody's, and stays. */
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

/** False where it holds something. */
export function removeIfEmpty(folder: string): boolean {
  return ignoring(['ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR'], () => rmdirSync(folder));
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
