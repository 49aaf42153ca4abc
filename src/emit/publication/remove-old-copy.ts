/** Deletes an old copy of a site. Files that treesite did not write are moved to the live site, never deleted. */
import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from '../../domain/manifest-name.ts';
import { removeFile } from './assemble.ts';
import { removeIfEmpty, statIfThere, unlinkIfThere } from './fs-errors.ts';
import type { Manifest } from './manifest.ts';
import { FolderNotMoved } from './publish-error.ts';

/** Moves the owner's folders, which exist in one copy only. Throws a `FolderNotMoved`. */
export function moveFolders(folders: readonly string[], { from, to }: { from: string; to: string }): void {
  for (const folder of folders) {
    const [source, target] = [path.join(from, folder), path.join(to, folder)];
    if (statIfThere(target) || !statIfThere(source)) continue;
    try {
      mkdirSync(path.dirname(target), { recursive: true });
      renameSync(source, target);
    } catch (cause) {
      throw new FolderNotMoved(folder, { from: source, cause });
    }
  }
}

export interface OldCopy {
  folder: string;
  manifest: Manifest;
}

/**
 * `carried`: files that the live site already has. The manifest is deleted last, so that an interrupted run can be repeated.
 * Keeps the owner's files, and so the old folder, if the live site has other files with the same names.
 */
export function removeOldCopy({ folder, manifest }: OldCopy, live: string, carried: readonly string[]): void {
  const isInside = createInsideTest(folder);
  for (const file of manifest.files.keys()) if (isInside(file)) removeFile(folder, file);
  for (const file of carried) if (isInside(file) && statIfThere(path.join(live, file))) removeFile(folder, file);
  moveRemaining(folder, live);
  if (readdirSync(folder).every((name) => name === manifestName)) {
    unlinkIfThere(path.join(folder, manifestName));
    removeIfEmpty(folder);
  }
}

/** False for files below a symlink that stands for a folder of the site: what it leads to is not part of the copy. */
function createInsideTest(root: string): (file: string) => boolean {
  const known = new Map([['.', true]]);
  const isFolder = (folder: string): boolean => {
    const before = known.get(folder);
    if (before !== undefined) return before;
    const is = isFolder(path.posix.dirname(folder)) && statIfThere(path.join(root, folder))?.isSymbolicLink() !== true;
    known.set(folder, is);
    return is;
  };
  return (file) => isFolder(path.posix.dirname(file));
}

/** Moves the remaining files, which the owner added during the swap, to the live site. */
function moveRemaining(folder: string, live: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === manifestName) continue;
    const [from, to] = [path.join(folder, entry.name), path.join(live, entry.name)];
    const there = statIfThere(to);
    if (!there) renameSync(from, to);
    else if (entry.isDirectory() && there.isDirectory()) {
      moveRemaining(from, to);
      removeIfEmpty(from);
    }
  }
}
