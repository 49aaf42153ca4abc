/** Completes a new site beside the live one, from the staged files and unchanged files of the live site or of a spare copy. Touches the siblings of the output folder. */
import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../../diagnostics/code-of.ts';
import { removeIfEmpty, unlinkIfThere } from './fs-errors.ts';
import { type LinkSource, linkForeign, linkUnchanged } from './link-files.ts';
import type { Manifest } from './manifest.ts';
import { parentOf } from './parent-folders.ts';
import type { StagedFolder } from './staged-writer.ts';

export interface Assembly {
  files: Manifest['files'];
  to: StagedFolder;
  /** File → its path in the staged folder. */
  staged: ReadonlyMap<string, string>;
  live: LinkSource | undefined;
  /** The owner's files, which are carried over. */
  foreign: readonly string[];
}

export interface Spare {
  folder: string;
  manifest: Manifest;
}

/** Adds the unchanged files to a tree of staged files. If these are not a tree, makes one in `next`. */
export function completeTree({ files, to, staged, live, foreign }: Assembly, next: string): string {
  const folder = to.layout === 'tree' ? to.folder : next;
  if (folder === next) mkdirSync(next);
  const folders = new FolderMaker(folder);
  for (const [file, { hash }] of files) {
    const waiting = staged.get(file);
    if (waiting === undefined) {
      folders.make(parentOf(file));
      linkUnchanged(file, hash, { from: need(live, file), to: folder });
    } else if (folder === next) moveTo(path.join(to.folder, waiting), file, folders);
  }
  if (live) for (const file of foreign) linkForeign(file, { from: live.folder, to: folder });
  return folder;
}

/**
 * Turns the spare into the new site, at a cost proportional to the differences. Its first step renames it to `next`, which
 * counts as a leftover until it is complete.
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
      linkUnchanged(file, hash, { from: need(live, file), to: next });
    }
  }
  if (live) for (const file of foreign) linkForeign(file, { from: live.folder, to: next });
  return next;
}

/** Makes the target's folder only if the rename fails, because most folders exist. */
function moveTo(waiting: string, file: string, folders: FolderMaker): void {
  const target = path.join(folders.root, file);
  try {
    renameSync(waiting, target);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    folders.make(parentOf(file));
    renameSync(waiting, target);
  }
}

/** Removes a file and the folders that it leaves empty. */
export function removeFile(root: string, file: string): void {
  unlinkIfThere(path.join(root, file));
  for (let folder = parentOf(file); folder !== '.'; folder = parentOf(folder))
    if (!removeIfEmpty(path.join(root, folder))) return;
}

/** Makes folders, each only once. */
class FolderMaker {
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

function need(live: LinkSource | undefined, file: string): LinkSource {
  if (!live) throw new Error(`${file} was neither written nor live.`);
  return live;
}
