/** A folder with a live site → its manifest, and the files that were damaged since it was published. Reads the folder. */
import { closeSync, constants, fstatSync, futimesSync, openSync, readFileSync, type Stats } from 'node:fs';
import path from 'node:path';
import { codeOf, isMissing } from '../../diagnostics/code-of.ts';
import { manifestName } from '../../domain/manifest-name.ts';
import { shortPath } from '../../domain/short-path.ts';
import { fileHash } from './file-hash.ts';
import { statIfThere } from './fs-errors.ts';
import { type ListedFile, type Manifest, parseManifest } from './manifest.ts';

export interface LiveSite {
  manifest: Manifest;
  /** See StoredManifest. */
  id: string;
  /** Files that are missing or were changed by something else. */
  damaged: ReadonlySet<string>;
  /** Files that are not hard links, so that no older copy of the site shares their bytes. */
  unshared: readonly string[];
  /** When the list was written, in milliseconds. Folders last changed earlier have the same files as then. */
  listedAt: number;
  /** The list of files; undefined if updating it in place would change `listedAt` or another copy of the site. */
  ownList: Buffer | undefined;
}

/** A line takes 80 bytes, and there are two or three for each page. */
export const maxListBytes = 2 ** 28;

/**
 * Undefined if the folder has no list of files; `unreadable` if the list is invalid. A file that was last changed before the
 * list was written is only compared by size; others are compared by contents. The list's time is then moved forward, so
 * that they need not be read again.
 */
export function inspectLive(folder: string): LiveSite | 'unreadable' | undefined {
  const list = openList(folder);
  if (list === undefined) return undefined;
  try {
    const stats = fstatSync(list);
    const bytes = stats.isFile() && stats.size <= maxListBytes ? readFileSync(list) : Buffer.alloc(0);
    const manifest = parseManifest(bytes.toString());
    if (!manifest) return 'unreadable';
    const wholeBefore = stats.mtimeMs;
    // A list from the future was written before the clock went back, and says nothing about later changes.
    const now = Date.now();
    const { damaged, unshared, newest } = inspectFiles(folder, manifest, wholeBefore > now ? 0 : wholeBefore);
    // File times have the resolution of the system's clock: a file read within the same tick may change once more.
    const isSettled = damaged.size === 0 && (newest >= wholeBefore || wholeBefore > now) && now - newest > 1_000;
    if (isSettled) raise(list, newest + 1);
    const createdAt = creationTime(stats, statIfThere(folder));
    return {
      manifest,
      id: fileHash(bytes),
      damaged,
      unshared,
      listedAt: pastOrZero(createdAt ?? Math.min(stats.mtimeMs, stats.ctimeMs), now),
      ownList: createdAt !== undefined && stats.nlink === 1 ? bytes : undefined,
    };
  } finally {
    closeSync(list);
  }
}

/**
 * Undefined on file systems that have none and return 0 or the time of the last change, which `raise` makes later. Where the folder,
 * which was created before its files, has two different times, the list's are equal because both are in one tick of the clock.
 */
function creationTime({ birthtimeMs, ctimeMs }: Stats, folder: Stats | undefined): number | undefined {
  const hasCreationTimes = birthtimeMs !== ctimeMs || folder?.birthtimeMs !== folder?.ctimeMs;
  return birthtimeMs > 0 && hasCreationTimes ? birthtimeMs : undefined;
}

function pastOrZero(time: number, now: number): number {
  return time > now ? 0 : time;
}

function openList(folder: string): number | undefined {
  try {
    // Without O_NONBLOCK, opening a named pipe would block forever.
    return openSync(path.join(folder, manifestName), constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function inspectFiles(folder: string, { files }: Manifest, wholeBefore: number) {
  const damaged = new Set<string>();
  const unshared: string[] = [];
  const prefix = shortPath(folder) + path.sep;
  let newest = 0;
  for (const [file, listed] of files) {
    const found = statIfThere(prefix + file);
    if (found?.nlink === 1) unshared.push(file);
    const changed = changeOf(found, listed);
    if (changed !== undefined && changed < wholeBefore) continue;
    if (changed !== undefined && hasContents(prefix + file, listed.hash)) newest = Math.max(newest, changed);
    else damaged.add(file);
  }
  return { damaged, unshared, newest };
}

/** Whether a file, last changed before `wholeBefore` or with the listed contents, is as listed. */
export function isAsListed(file: string, listed: ListedFile, wholeBefore: number): boolean {
  const changed = changeOf(statIfThere(file), listed);
  return changed !== undefined && (changed < wholeBefore || hasContents(file, listed.hash));
}

/** Undefined if this cannot be the listed file. */
function changeOf(found: Stats | undefined, { size }: ListedFile): number | undefined {
  return found?.isFile() && found.size === size ? changedAt(found) : undefined;
}

/** ctime also shows renames, but a second hard link changes it, so files with several links use mtime. */
export function changedAt({ ctimeMs, mtimeMs, nlink }: { ctimeMs: number; mtimeMs: number; nlink: number }): number {
  return nlink > 1 ? mtimeMs : Math.max(ctimeMs, mtimeMs);
}

export function hasContents(file: string, hash: string): boolean {
  try {
    return fileHash(readFileSync(file)) === hash;
  } catch (error) {
    if (['ENOENT', 'EACCES', 'EPERM', 'EIO', 'ELOOP', 'ENOTDIR'].includes(codeOf(error) ?? '')) return false;
    throw error;
  }
}

function raise(list: number, milliseconds: number): void {
  try {
    futimesSync(list, milliseconds / 1000, milliseconds / 1000);
  } catch {
    // The folder is read-only or another user's: the files are read again next time.
  }
}
