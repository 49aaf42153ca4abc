/** Completes a new site beside the live one: what was staged, and what stays the same from the live site or from a spare copy of an earlier one. */
import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { type CarryFrom, carryForeign, carrySame } from './carry.ts';
import { codeOf, removeIfEmpty, unlinkIfThere } from './fs-errors.ts';
import type { Manifest } from './manifest.ts';
import type { StagedFolder } from './staged-writer.ts';

export interface Assembly {
  files: Manifest['files'];
  to: StagedFolder;
  /** Where each file that was written waits, below the staged folder. */
  staged: ReadonlyMap<string, string>;
  live: CarryFrom | undefined;
  /** Files of the owner's that go along. */
  foreign: readonly string[];
}

export interface Spare {
  folder: string;
  manifest: Manifest;
}

/** Files were staged as a tree: the others come to them. */
export function completeTree({ files, to, staged, live, foreign }: Assembly): string {
  const folders = new FolderMaker(to.folder);
  for (const [file, { hash }] of files) {
    if (staged.has(file)) continue;
    folders.make(parentOf(file));
    carrySame(file, hash, { from: need(live, file), to: to.folder });
  }
  if (live) for (const file of foreign) carryForeign(file, { from: live.folder, to: to.folder });
  return to.folder;
}

/**
 * The spare becomes the new site at the cost of what differs. From the first step on it is `next`, which is nothing but
 * a leftover until it is complete.
 */
export function updateSpare(spare: Spare, next: string, { files, to, staged, live, foreign }: Assembly): string {
  renameSync(spare.folder, next);
  for (const file of spare.manifest.foreign) unlinkIfThere(path.join(next, file));
  for (const file of spare.manifest.files.keys()) if (!files.has(file)) removeFile(next, file);
  const folders = new FolderMaker(next);
  for (const [file, { hash }] of files) {
    const waiting = staged.get(file);
    if (waiting !== undefined) moveTo(path.join(to.folder, waiting), file, folders);
    else if (spare.manifest.files.get(file)?.hash !== hash) {
      unlinkIfThere(path.join(next, file));
      folders.make(parentOf(file));
      carrySame(file, hash, { from: need(live, file), to: next });
    }
  }
  if (live) for (const file of foreign) carryForeign(file, { from: live.folder, to: next });
  return next;
}

/** Most files have a folder already: it is made where the move fails. */
export function moveTo(waiting: string, file: string, folders: FolderMaker): void {
  const target = path.join(folders.root, file);
  try {
    renameSync(waiting, target);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    folders.make(parentOf(file));
    renameSync(waiting, target);
  }
}

/** With the folders that it leaves empty. */
export function removeFile(root: string, file: string): void {
  unlinkIfThere(path.join(root, file));
  for (let folder = parentOf(file); folder !== '.'; folder = parentOf(folder))
    if (!removeIfEmpty(path.join(root, folder))) return;
}

/** Makes each folder once. */
export class FolderMaker {
  readonly root: string;
  readonly #made = new Set(['.']);

  constructor(root: string) {
    this.root = root;
  }

  make(folder: string): void {
    if (this.#made.has(folder)) return;
    mkdirSync(path.join(this.root, folder), { recursive: true });
    this.#made.add(folder);
  }
}

function need(live: CarryFrom | undefined, file: string): CarryFrom {
  if (!live) throw new Error(`${file} was neither written nor live.`);
  return live;
}

function parentOf(file: string): string {
  return path.posix.dirname(file);
}
