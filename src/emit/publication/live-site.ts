/** A folder with a live site → its manifest, and the files that were changed since it was published. Reads the folder. */
import { closeSync, constants, fstatSync, futimesSync, openSync, readFileSync, type Stats } from 'node:fs';
import path from 'node:path';
import { codeOf, isMissing } from '../../diagnostics/code-of.ts';
import { manifestName, shortPath } from '../../domain/file-names.ts';
import { statIfThere } from '../../files/fs-errors.ts';
import { fileHash } from './file-hash.ts';
import { type ListedFile, type Manifest, parseManifest, salvageManifest } from './manifest.ts';

export interface LiveSite {
  manifest: Manifest;
  /** See StoredManifest. */
  id: string;
  /** Files that are missing or were changed by something else. */
  damaged: ReadonlySet<string>;
  /** The list was damaged, and `manifest` has only the lines that could be read. */
  isSalvaged: boolean;
  /** When the list was written, in milliseconds. */
  listedAt: number;
}

/** A line takes 80 bytes, and there are two or three for each page. */
const maxListBytes = 2 ** 28;

/**
 * Undefined if the folder has no list of files; `unreadable` if no line of the list can be read. A file that was last changed before
 * the list was written is only compared by size; others are compared by contents. The list's time is then moved forward, so
 * that they need not be read again.
 */
export function inspectLive(folder: string): LiveSite | 'unreadable' | undefined {
  const list = openList(path.join(folder, manifestName));
  if (typeof list !== 'number') return list;
  try {
    const stats = fstatSync(list);
    const bytes = stats.isFile() && stats.size <= maxListBytes ? readFileSync(list) : Buffer.alloc(0);
    const whole = parseManifest(bytes.toString());
    const manifest = whole ?? salvageManifest(bytes.toString());
    if (!manifest) return 'unreadable';
    const listedAt = stats.mtimeMs;
    // A list from the future was written before the clock went back, and says nothing about later changes.
    const now = Date.now();
    const { damaged, newest } = inspectFiles(folder, manifest, listedAt > now ? 0 : listedAt);
    // File times have the resolution of the system's clock: a file read within the same tick may change once more.
    const isSettled = damaged.size === 0 && (newest >= listedAt || listedAt > now) && now - newest > 1_000;
    if (isSettled) raise(list, newest + 1);
    return { manifest, id: fileHash(bytes), damaged, isSalvaged: whole === undefined, listedAt };
  } finally {
    closeSync(list);
  }
}

/** Undefined if there is none, or if no line of it can be read. */
export function readManifest(list: string): Manifest | undefined {
  const open = openList(list);
  if (typeof open !== 'number') return undefined;
  try {
    const stats = fstatSync(open);
    const text = stats.isFile() && stats.size <= maxListBytes ? readFileSync(open, 'utf8') : '';
    return parseManifest(text) ?? salvageManifest(text);
  } finally {
    closeSync(open);
  }
}

function openList(list: string): number | 'unreadable' | undefined {
  try {
    // Without O_NONBLOCK, opening a named pipe would block forever.
    const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = constants;
    return openSync(list, O_RDONLY | O_NONBLOCK | O_NOFOLLOW);
  } catch (error) {
    if (isMissing(error)) return undefined;
    if (['ELOOP', 'ENXIO'].includes(codeOf(error) ?? '')) return 'unreadable';
    throw error;
  }
}

function inspectFiles(folder: string, { files }: Manifest, wholeBefore: number) {
  const damaged = new Set<string>();
  const prefix = shortPath(folder) + path.sep;
  let newest = 0;
  for (const [file, listed] of files) {
    const changed = changeOf(statIfThere(prefix + file), listed);
    if (changed !== undefined && changed < wholeBefore) continue;
    if (changed !== undefined && hasContents(prefix + file, listed.hash)) newest = Math.max(newest, changed);
    else damaged.add(file);
  }
  return { damaged, newest };
}

/** Whether a file, last changed before `wholeBefore` or with the listed contents, is as listed. */
export function isAsListed(file: string, listed: ListedFile, wholeBefore = 0): boolean {
  const changed = changeOf(statIfThere(file), listed);
  return changed !== undefined && (changed < wholeBefore || hasContents(file, listed.hash));
}

/** Undefined if this cannot be the listed file. ctime also shows renames, but a second hard link changes it, so files with several links use mtime. */
function changeOf(found: Stats | undefined, { size }: ListedFile): number | undefined {
  if (!found?.isFile() || found.size !== size) return undefined;
  return found.nlink > 1 ? found.mtimeMs : Math.max(found.ctimeMs, found.mtimeMs);
}

function hasContents(file: string, hash: string): boolean {
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
