/** A folder with a published site → its manifest, and the files that were changed since then. Reads the folder. */
import { readFileSync, type Stats, utimesSync } from 'node:fs';
import path from 'node:path';
import { manifestName, shortPath } from '../../domain/file-names.ts';
import { statIfThere } from '../../files/fs-errors.ts';
import { fileHash } from './file-hash.ts';
import { type ListedFile, type Manifest, parseManifest } from './manifest.ts';

export interface CurrentSite {
  manifest: Manifest;
  /** Identifies the publish: it changes if any file of the site does. */
  id: string;
  /** Files that are missing or were changed by something else. */
  damaged: ReadonlySet<string>;
  /** The list was damaged, and `manifest` has only the lines that could be read. */
  isSalvaged: boolean;
  /** When the list was written, in milliseconds. */
  listedAt: number;
}

/**
 * Undefined if the folder has no list of files. A file that was last changed before the list was written is only compared by size;
 * others are compared by contents. The list's time is then moved forward, so that they need not be read again.
 */
export function inspectSite(folder: string): CurrentSite | undefined {
  const list = path.join(folder, manifestName);
  const text = readList(list);
  if (text === undefined) return undefined;
  const { manifest, isWhole } = parseManifest(text);
  const listedAt = statIfThere(list)?.mtimeMs ?? 0;
  // A list from the future was written before the clock went back, and says nothing about later changes.
  const now = Date.now();
  const { damaged, newest } = inspectFiles(folder, manifest, listedAt > now ? 0 : listedAt);
  // File times have the resolution of the system's clock: a file read within the same tick may change once more.
  const isSettled = damaged.size === 0 && (newest >= listedAt || listedAt > now) && now - newest > 1_000;
  if (isSettled) setTime(list, newest + 1);
  return { manifest, id: fileHash(text), damaged, isSalvaged: !isWhole, listedAt };
}

/** The text of a list; empty for what is no file, such as a named pipe. Undefined if there is none. */
export function readList(list: string): string | undefined {
  const found = statIfThere(list);
  return found?.isFile() ? readFileSync(list, 'utf8') : found && '';
}

/** As long as this after a publish, no asset of the sites before it is deleted. */
const assetLifetimeMs = 10 * 60_000;

/** Whether the next publish deletes the assets of previous ones: nobody has had a page open since then that needs them. */
export function hasExpiredAssets({ manifest, listedAt }: CurrentSite): boolean {
  return manifest.previousAssets.size > 0 && Date.now() - listedAt > assetLifetimeMs;
}

function inspectFiles(folder: string, { files }: Manifest, unchangedBefore: number) {
  const damaged = new Set<string>();
  const prefix = shortPath(folder) + path.sep;
  let newest = 0;
  for (const [file, listed] of files) {
    const changed = changeOf(statIfThere(prefix + file), listed);
    if (changed !== undefined && changed < unchangedBefore) continue;
    if (changed !== undefined && hasContents(prefix + file, listed.hash)) newest = Math.max(newest, changed);
    else damaged.add(file);
  }
  return { damaged, newest };
}

export function isAsListed(file: string, listed: ListedFile): boolean {
  return changeOf(statIfThere(file), listed) !== undefined && hasContents(file, listed.hash);
}

/** Undefined if this cannot be the listed file. ctime also shows renames, but a second hard link changes it, so files with several links use mtime. */
function changeOf(found: Stats | undefined, { size }: ListedFile): number | undefined {
  if (!found?.isFile() || found.size !== size) return undefined;
  return found.nlink > 1 ? found.mtimeMs : Math.max(found.ctimeMs, found.mtimeMs);
}

/** False for a file that cannot be read. */
function hasContents(file: string, hash: string): boolean {
  try {
    return fileHash(readFileSync(file)) === hash;
  } catch {
    return false;
  }
}

export function setTime(list: string, milliseconds: number): void {
  try {
    utimesSync(list, milliseconds / 1000, milliseconds / 1000);
  } catch {
    // The folder is read-only or another user's: the files are read again next time.
  }
}
