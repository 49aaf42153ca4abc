/** The site that is live in a folder, compared with its own list of files: what is there, and what was damaged since. */
import { closeSync, constants, fstatSync, futimesSync, lstatSync, openSync, readFileSync, type Stats } from 'node:fs';
import path from 'node:path';
import { manifestName } from '../../domain/manifest-name.ts';
import { contentHash } from './content-hash.ts';
import { codeOf } from './fs-errors.ts';
import { type ListedFile, type Manifest, parseManifest } from './manifest.ts';

export interface LiveSite {
  manifest: Manifest;
  /** See StoredManifest. */
  id: string;
  /** Files that are missing or that something else changed. */
  damaged: ReadonlySet<string>;
  /** Milliseconds: when the list was written. Folders that were last changed before hold what they held then. */
  listedAt: number;
  /** The list itself, to see that it is still the same. */
  list: string;
}

export interface InspectOptions {
  /** False: every file is read. */
  trustTimes?: boolean | undefined;
}

/**
 * Undefined where the folder has no list of files; `unreadable` where the list cannot be used.
 * A file that was last changed before the list was written is trusted by its size; others are read. The time of the
 * list is then moved up, so that they need not be read again.
 */
export function inspectLive(
  folder: string,
  { trustTimes = true }: InspectOptions = {},
): LiveSite | 'unreadable' | undefined {
  const list = openList(folder);
  if (list === undefined) return undefined;
  try {
    const stats = fstatSync(list);
    const text = stats.isFile() ? readFileSync(list, 'utf8') : '';
    const manifest = parseManifest(text);
    if (!manifest) return 'unreadable';
    const wholeBefore = stats.mtimeMs;
    const { damaged, newest } = inspectFiles(folder, manifest, trustTimes ? wholeBefore : 0);
    // Files change in steps of the system's clock: what was read in the same step may change once more.
    const isSettled = damaged.size === 0 && newest >= wholeBefore && Date.now() - newest > 1_000;
    if (isSettled) raise(list, newest + 1);
    return { manifest, id: contentHash(text), damaged, listedAt: writtenAt(stats), list: nameOf(stats) };
  } finally {
    closeSync(list);
  }
}

/** Whether the folder holds, unharmed, what the publish of this id has put there. */
export function isLive(folder: string, id: string, options: InspectOptions = {}): boolean {
  const live = inspectLive(folder, options);
  return typeof live === 'object' && live.id === id && live.damaged.size === 0;
}

/** Whether the folder still has the list that was inspected. */
export function isSameList(folder: string, { list }: LiveSite): boolean {
  const stats = lstatSync(path.join(folder, manifestName), { throwIfNoEntry: false });
  return stats !== undefined && nameOf(stats) === list;
}

function nameOf({ ino, size, birthtimeMs }: Stats): string {
  return `${ino} ${size} ${birthtimeMs}`;
}

/** Some systems do not know when a file was made and name its last change, which is later once `raise` has been at it. */
function writtenAt({ birthtimeMs, ctimeMs, mtimeMs }: Stats): number {
  return birthtimeMs === ctimeMs ? Math.min(mtimeMs, birthtimeMs) : birthtimeMs;
}

function openList(folder: string): number | undefined {
  try {
    // Opening a named pipe would wait for ever; what is read from it is no list.
    return openSync(path.join(folder, manifestName), constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

function inspectFiles(folder: string, { files }: Manifest, wholeBefore: number) {
  const damaged = new Set<string>();
  const prefix = folder + path.sep;
  let newest = 0;
  for (const [file, listed] of files) {
    const found = lstatSync(prefix + file, { throwIfNoEntry: false });
    const changed = found?.isFile() && found.size === sizeOf(listed, found.size) ? changedAt(found) : undefined;
    if (changed !== undefined && changed < wholeBefore && listed.size >= 0) continue;
    if (changed !== undefined && hasContents(prefix + file, listed.hash)) newest = Math.max(newest, changed);
    else damaged.add(file);
  }
  return { damaged, newest };
}

function sizeOf({ size }: ListedFile, found: number): number {
  return size < 0 ? found : size;
}

/** The time of change counts a rename as well; a file of two names had it changed by its second name. */
export function changedAt({ ctimeMs, mtimeMs, nlink }: { ctimeMs: number; mtimeMs: number; nlink: number }): number {
  return nlink > 1 ? mtimeMs : Math.max(ctimeMs, mtimeMs);
}

export function hasContents(file: string, hash: string): boolean {
  try {
    return contentHash(readFileSync(file)) === hash;
  } catch (error) {
    if (['ENOENT', 'EACCES', 'EPERM', 'EIO', 'ELOOP', 'ENOTDIR'].includes(codeOf(error) ?? '')) return false;
    throw error;
  }
}

function raise(list: number, milliseconds: number): void {
  try {
    futimesSync(list, milliseconds / 1000, milliseconds / 1000);
  } catch {
    // A folder of another user, or read-only: the files are read again next time.
  }
}
