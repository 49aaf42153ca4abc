/** Finds files in an output folder that treesite did not write: they are the owner's, and are carried over to the new site. Reads the folder. */
import { readdirSync, type Stats } from 'node:fs';
import path from 'node:path';
import { manifestName } from '../../domain/manifest-name.ts';
import { statIfThere } from './fs-errors.ts';
import { hasContents } from './live-site.ts';
import type { Manifest } from './manifest.ts';
import { foldersOf, parentsOf } from './parent-folders.ts';
import { PublishError } from './publish-error.ts';

/**
 * File times are coarse: a change that seems to be this shortly before the list was written may be later. The clock that file
 * systems use ticks every 1 to 15 ms; some keep only seconds, or every second one.
 */
const clockGrainMs = { fine: 50, coarse: 2_000 };

export interface ForeignFiles {
  /** Files and symlinks, relative to the folder. */
  files: string[];
  /** Folders without any file of treesite's. */
  folders: string[];
  /** Whether a folder of the site was replaced by a symlink, so that the old copy cannot be reused. */
  hasReplacedFolder: boolean;
}

/** Reads only folders that changed after `listedAt` (in milliseconds). */
export function findForeignFiles(folder: string, manifest: Manifest, listedAt: number): ForeignFiles {
  const folders = foldersOf(manifest.files.keys());
  const found = new Set(manifest.foreign);
  const replaced: string[] = [];
  for (const inner of folders) {
    // path.join would double the time, and there are as many folders as pages.
    const stats = statIfThere(`${folder}${path.sep}${inner}`);
    if (!stats) continue;
    if (stats.isFile()) found.add(inner);
    if (!stats.isDirectory()) replaced.push(`${inner}/`);
    else if (mayHaveChangedSince(stats, listedAt))
      for (const name of readdirSync(path.join(folder, inner))) {
        const file = inner === '.' ? name : `${inner}/${name}`;
        if (!manifest.files.has(file) && !folders.has(file) && file !== manifestName) found.add(file);
      }
  }
  const foreign: ForeignFiles = { files: [], folders: [], hasReplacedFolder: replaced.length > 0 };
  for (const file of found) {
    // What a symlink leads to is not in this folder.
    if (replaced.some((folder) => file.startsWith(folder))) continue;
    const stats = statIfThere(path.join(folder, file));
    if (stats) foreign[stats.isDirectory() ? 'folders' : 'files'].push(file);
  }
  return foreign;
}

/** Whether files may have been added to a folder, or removed, after the list was written. */
export function mayHaveChangedSince({ mtimeMs }: Stats, listedAt: number): boolean {
  const grain = mtimeMs % 1_000 === 0 ? clockGrainMs.coarse : clockGrainMs.fine;
  return mtimeMs + grain >= listedAt;
}

/** Drops files that the new site has too. Throws if the new site would replace a different file of the owner's. */
export function checkForeignFiles(foreign: ForeignFiles, folder: string, files: Manifest['files']): ForeignFiles {
  if (foreign.files.length + foreign.folders.length === 0) return foreign;
  const folders = foldersOf(files.keys());
  const isTaken = (file: string) =>
    files.has(file) || folders.has(file) || parentsOf(file).some((one) => files.has(one));
  const clash = foreign.folders.find(isTaken) ?? foreign.files.find((file) => isTaken(file) && !isSame(file));
  function isSame(file: string): boolean {
    const hash = files.get(file)?.hash;
    return hash !== undefined && hasContents(path.join(folder, file), hash);
  }
  if (clash !== undefined)
    throw new PublishError(
      `${path.join(folder, clash)} was not written by treesite, and the new site has a file with the same path. Move or rename one of the two.`,
    );
  return { ...foreign, files: foreign.files.filter((file) => !files.has(file)) };
}
