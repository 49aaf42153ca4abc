/** Writes files of a new site to where they wait for their publication. Touches its folder only, so that a worker thread can have one of its own. */
import { closeSync, fstatSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from './content-hash.ts';
import { codeOf } from './fs-errors.ts';
import { isInside } from './manifest.ts';

/** Plain data: can be handed to a worker thread. */
export interface StagedFolder {
  folder: string;
  /** `tree`: files lie at their paths. `flat`: under numbers, as each is moved to a folder that is there already. */
  layout: 'tree' | 'flat';
}

/** Plain data: a file that was written, for `Publication.add`. */
export interface StagedFile {
  /** From the output folder, with forward slashes. */
  file: string;
  hash: string;
  size: number;
  /** Where it waits, below the staged folder. */
  staged: string;
}

export class StagedWriter {
  readonly #to: StagedFolder;
  readonly #name: string;
  #made = new Set(['.']);
  #count = 0;

  /** `name` is different for each writer to the same folder. */
  constructor(to: StagedFolder, name: string) {
    this.#to = to;
    this.#name = name;
  }

  /** One file is open at a time. The file must not have been written before. `hash` is its content hash, where it is known. */
  write(file: string, contents: string | Uint8Array, hash = contentHash(contents)): StagedFile {
    if (!isInside(file)) throw new Error(`${file} is not a path inside the output folder.`);
    const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
    const staged = this.#to.layout === 'tree' ? file : `${this.#name}-${this.#count++}`;
    try {
      if (this.#to.layout === 'tree') this.#makeFolder(path.posix.dirname(file));
      writeWhole(path.join(this.#to.folder, staged), bytes);
    } catch (error) {
      throw nameFile(error, file);
    }
    return { file, hash, size: bytes.length, staged };
  }

  /** After a file was removed, and its folder with it if that was empty. */
  forgetFolders(): void {
    this.#made = new Set(['.']);
  }

  /** Never makes the staged folder itself: once it is gone, the publication is over. */
  #makeFolder(folder: string): void {
    if (this.#made.has(folder)) return;
    this.#makeFolder(path.posix.dirname(folder));
    try {
      mkdirSync(path.join(this.#to.folder, folder));
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    this.#made.add(folder);
  }
}

/** A full disk takes what fits, and some report it late: what was written is counted. */
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

/** The owner knows the file of the site, not where it waits. */
function nameFile(error: unknown, file: string): unknown {
  return error instanceof Error ? Object.assign(error, { siteFile: file }) : error;
}
