/** Makes folders; and the one way in which treesite writes a file of its own, below `.treesite` and in a published site: whole, and never through a link. */
import { lstatSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf, Refusal } from '../diagnostics/errors.ts';

/** Creates a file, and fails if anything has the name already, even a symbolic link that leads nowhere. Returns the size. */
export function writeNewFile(file: string, contents: string | Uint8Array): number {
  const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
  writeFileSync(file, bytes, { flag: 'wx' });
  return bytes.length;
}

/**
 * Creates a file or replaces it in one step, and makes its folders. All processes use the same temporary name, so that killed ones leave
 * at most one file. If two write at once, one of them may fail, or its file may be incomplete: the reader has to detect that.
 */
export function replaceFile(file: string, contents: string | Uint8Array): void {
  assertOwnFolders(file);
  mkdirSync(path.dirname(file), { recursive: true });
  const partial = `${file}.new`;
  try {
    rmSync(partial, { force: true, recursive: true });
    writeNewFile(partial, contents);
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true, recursive: true });
    throw error;
  }
}

/** Calls `onMake` for each folder that was not there. Not with `recursive`, with which Node tries forever where nobody can make a folder, as in /proc. */
export function makeFolders(folder: string, onMake = (_made: string): unknown => undefined): void {
  if (statSync(folder, { throwIfNoEntry: false })) return;
  makeFolders(path.dirname(folder), onMake);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process has made it.
    if (codeOf(error) === 'EEXIST') return;
    throw error;
  }
  onMake(folder);
}

/**
 * Throws if `.treesite` or a folder below it on the way to a file is a symbolic link, which could lead anywhere. Other folders are the
 * owner's, who may link them.
 */
export function assertOwnFolders(file: string): void {
  const folders = path.dirname(file).split(path.sep);
  const own = folders.lastIndexOf('.treesite');
  for (let end = own + 1; own !== -1 && end <= folders.length; end++)
    assertOwnFolder(folders.slice(0, end).join(path.sep));
}

export function assertOwnFolder(folder: string): void {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new Refusal(`${folder} is a symbolic link or a file, where treesite keeps a folder of its own. Delete it.`);
}
