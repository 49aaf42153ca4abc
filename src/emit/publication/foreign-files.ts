/** Finds files in an output folder that treesite did not write: they are the owner's, and are carried over to the new site. Reads the folder. */
import path from 'node:path';
import { findChangedFolders } from './changed-folders.ts';
import { statIfThere } from './fs-errors.ts';
import { hasContents, type LiveSite } from './live-site.ts';
import { type Manifest, noFiles } from './manifest.ts';
import { foldersOf, parentsOf } from './parent-folders.ts';
import { PublishError } from './publish-error.ts';

export interface ForeignFiles {
  /** Files and symlinks, relative to the folder. */
  files: string[];
  /** Folders without any file of treesite's. */
  folders: string[];
  /** Whether a folder of the site was replaced by a symlink, so that the old copy cannot be reused. */
  hasReplacedFolder: boolean;
}

const noForeignFiles: ForeignFiles = { files: [], folders: [], hasReplacedFolder: false };

/** The owner's files in the live folder `from`. Throws if the new site, `files`, would replace one of them. */
export function findOwnersFiles(
  from: { folder: string } | undefined,
  live: Pick<LiveSite, 'manifest' | 'listedAt'> | undefined,
  files: Manifest['files'],
): ForeignFiles {
  if (!from) return noForeignFiles;
  const found = findForeignFiles(from.folder, live?.manifest ?? noFiles, live?.listedAt ?? 0);
  return checkForeignFiles(found, from.folder, files);
}

/** With fewer files, all folders are read: the clock may have gone back since the list was written. */
const manyFiles = 500;

/** `listedAt` is in milliseconds. */
export function findForeignFiles(folder: string, manifest: Manifest, listedAt: number): ForeignFiles {
  const { unlisted, replaced } = findChangedFolders(folder, manifest, manifest.files.size < manyFiles ? 0 : listedAt);
  const found = new Set([...manifest.foreign, ...unlisted]);
  const inPlaceOfFolders = [...replaced].flatMap(([inner, stats]) => (stats ? [{ inner, stats }] : []));
  for (const { inner, stats } of inPlaceOfFolders) if (stats.isFile()) found.add(inner);
  const foreign: ForeignFiles = { files: [], folders: [], hasReplacedFolder: inPlaceOfFolders.length > 0 };
  for (const file of found) {
    // What a symlink leads to is not in this folder.
    if (inPlaceOfFolders.some(({ inner }) => file.startsWith(`${inner}/`))) continue;
    const stats = statIfThere(path.join(folder, file));
    if (stats) foreign[stats.isDirectory() ? 'folders' : 'files'].push(file);
  }
  return foreign;
}

/** Drops files that the new site has too. Throws if the new site would replace a different file of the owner's. */
function checkForeignFiles(foreign: ForeignFiles, folder: string, files: Manifest['files']): ForeignFiles {
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
