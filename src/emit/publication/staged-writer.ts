/** Writes files of a new site to the staged folder. */
import { closeSync, fstatSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../../diagnostics/code-of.ts';
import { nameFile } from './fs-errors.ts';
import { isInside } from './manifest.ts';

export interface StagedFolder {
  folder: string;
  /** `tree`: files have their final paths. `flat`: files have numbers, because each is moved to an existing folder later. */
  layout: 'tree' | 'flat';
}

interface StagedFile {
  size: number;
  /** Its path in the staged folder. */
  staged: string;
}

export class StagedWriter {
  readonly #to: StagedFolder;
  #made = new Set(['.']);
  #count = 0;

  constructor(to: StagedFolder) {
    this.#to = to;
  }

  /** `file` is relative to the output folder, with forward slashes, and must not have been written before. */
  write(file: string, contents: string | Uint8Array): StagedFile {
    if (!isInside(file)) throw new Error(`${file} is not a path inside the output folder.`);
    const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
    const staged = this.#to.layout === 'tree' ? file : String(this.#count++);
    try {
      if (this.#to.layout === 'tree') this.#makeFolder(path.posix.dirname(file));
      writeWhole(`${this.#to.folder}${path.sep}${staged}`, bytes);
    } catch (error) {
      throw nameFile(error, file);
    }
    return { size: bytes.length, staged };
  }

  /** To be called after a file was removed, possibly with its folder. */
  forgetFolders(): void {
    this.#made = new Set(['.']);
  }

  /** Never makes the staged folder itself, whose absence means that the publication is over. */
  #makeFolder(folder: string): void {
    if (this.#made.has(folder)) return;
    this.#makeFolder(path.posix.dirname(folder));
    try {
      mkdirSync(`${this.#to.folder}${path.sep}${folder}`);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    this.#made.add(folder);
  }
}

/** Checks the written size, because a full disk may write a part without an error. */
function writeWhole(target: string, bytes: Uint8Array): void {
  const open = openSync(target, 'wx');
  try {
    for (let done = 0; done < bytes.length; ) done += writeSync(open, bytes, done, bytes.length - done);
    if (fstatSync(open).size !== bytes.length) throw incomplete(target);
  } finally {
    closeSync(open);
  }
}

function incomplete(target: string): Error {
  return Object.assign(new Error('The file is shorter than what was written to it.'), {
    code: 'EIO',
    syscall: 'write',
    path: target,
  });
}
