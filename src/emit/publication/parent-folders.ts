/** Folders of files of a site, by relative paths with forward slashes. Reads the folders that it is asked about. */
import path from 'node:path';
import { shortPath } from '../../domain/file-names.ts';
import { statIfThere } from '../../files/fs-errors.ts';

/** The folders around a file, from the innermost. */
export function parentsOf(file: string): string[] {
  const parent = parentOf(file);
  return parent === '.' ? [] : [parent, ...parentsOf(parent)];
}

/** Much faster than path.dirname; requires names that pass `isInside`. */
export function parentOf(file: string): string {
  const slash = file.lastIndexOf('/');
  return slash === -1 ? '.' : file.slice(0, slash);
}

/** Whether files are really below a folder: a folder around them could be a symbolic link to somewhere else. */
export class RealFolders {
  readonly #root: string;
  readonly #known = new Map([['.', true]]);

  constructor(root: string) {
    this.#root = shortPath(root) + path.sep;
  }

  has(file: string): boolean {
    return this.#isReal(parentOf(file));
  }

  #isReal(folder: string): boolean {
    const known = this.#known.get(folder);
    if (known !== undefined) return known;
    const isReal = this.#isReal(parentOf(folder)) && statIfThere(this.#root + folder)?.isDirectory() === true;
    this.#known.set(folder, isReal);
    return isReal;
  }
}
