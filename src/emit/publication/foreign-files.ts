/** What lies in an output folder and was not written by treesite: it is the owner's, and goes along to the new site. Reads the folder. */
import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from '../../domain/manifest-name.ts';
import { statIfThere } from './fs-errors.ts';
import { hasContents } from './live-site.ts';
import type { Manifest } from './manifest.ts';
import { PublishError } from './publish-error.ts';

/** File systems keep times coarsely: a change this shortly before the list was written may have come after it. */
const clockGrainMs = 2000;

export interface ForeignFiles {
  /** Files and links, from the folder. */
  files: string[];
  /** Folders with nothing of treesite's in them. */
  folders: string[];
  /** Whether a folder of the site is a link now: it leads out, so the old copy is not used again. */
  hasOddFolder: boolean;
}

/** Folders in which nothing came or went since `listedAt` (milliseconds) hold what they held. */
export function findForeignFiles(folder: string, manifest: Manifest, listedAt: number): ForeignFiles {
  const folders = foldersOf(manifest.files.keys());
  const found = new Set(manifest.foreign);
  let hasOddFolder = false;
  for (const inner of folders) {
    // Not path.join, which takes as long as the call itself: there are as many folders as pages.
    const stats = lstatSync(`${folder}${path.sep}${inner}`, { throwIfNoEntry: false });
    if (!stats) continue;
    if (!stats.isDirectory()) hasOddFolder = true;
    else if (stats.mtimeMs + clockGrainMs >= listedAt)
      for (const name of readdirSync(path.join(folder, inner))) {
        const file = inner === '.' ? name : `${inner}/${name}`;
        if (!manifest.files.has(file) && !folders.has(file) && file !== manifestName) found.add(file);
      }
  }
  const foreign: ForeignFiles = { files: [], folders: [], hasOddFolder };
  for (const file of found) {
    const stats = statIfThere(path.join(folder, file));
    if (stats) foreign[stats.isDirectory() ? 'folders' : 'files'].push(file);
  }
  return foreign;
}

/** What the new site does not write itself. Refuses where it would have to replace something of the owner's. */
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

/** All folders of these files, `.` among them. */
export function foldersOf(files: Iterable<string>): Set<string> {
  const folders = new Set(['.']);
  for (const file of files) {
    for (let folder = parentOf(file); !folders.has(folder); folder = parentOf(folder)) folders.add(folder);
  }
  return folders;
}

function parentsOf(file: string): string[] {
  const parent = parentOf(file);
  return parent === '.' ? [] : [parent, ...parentsOf(parent)];
}

/** Much faster than path.dirname, for names that have passed `isInside`. */
function parentOf(file: string): string {
  const slash = file.lastIndexOf('/');
  return slash === -1 ? '.' : file.slice(0, slash);
}
