/** A folder with a published site → its manifest, and the files that were changed since then. Reads the folder. */
import { readFileSync, type Stats } from 'node:fs';
import path from 'node:path';
import { manifestName } from '../../domain/file-names.ts';
import { fileHash } from '../../files/content-hash.ts';
import { statIfThere } from '../../files/fs-errors.ts';
import { type ListedFile, type Manifest, parseManifest } from './manifest.ts';

export interface CurrentSite {
  manifest: Manifest;
  /** Identifies the publish: it changes if any file of the site does. */
  id: string;
  /** Files that are missing or were changed by something else. */
  damaged: ReadonlySet<string>;
  /** The list was damaged, and `manifest` has only the lines that could be read. */
  isSalvaged: boolean;
  /** A publish was cut off: `manifest` has the files that it placed, and those of the site before that it did not replace. */
  wasCutOff: boolean;
  /** When the site was published, in milliseconds. */
  publishedAt: number;
}

/**
 * Undefined if the folder has no list of files. A file that was last changed before the publish ended is only compared by
 * size; others are compared by contents.
 */
export function inspectSite(folder: string): CurrentSite | undefined {
  const list = path.join(folder, manifestName);
  const found = statIfThere(list);
  if (!found) return undefined;
  // What is no file, such as a named pipe, is an empty list.
  const text = found.isFile() ? readFileSync(list, 'utf8') : '';
  const { manifest: listed, isWhole } = parseManifest(text);
  const wasCutOff = listed.incoming !== undefined;
  const manifest = settle(folder, listed);
  // After a list from the future, the clock went back, and file times say nothing.
  const publishedAt = Math.round(found.mtimeMs);
  const unchangedUntil = wasCutOff || publishedAt > Date.now() ? 0 : publishedAt;
  const damaged = damagedFiles(folder, manifest, unchangedUntil);
  return { manifest, id: fileHash(text), damaged, isSalvaged: !isWhole, wasCutOff, publishedAt };
}

/** The list of a publish that was cut off → the list of what is in the folder. */
function settle(folder: string, { incoming = new Map(), ...listed }: Manifest): Manifest {
  const placed = [...incoming].filter(([file, contents]) => isAsListed(path.join(folder, file), contents));
  return { ...listed, files: new Map([...listed.files, ...placed]) };
}

function damagedFiles(folder: string, { files }: Manifest, unchangedUntil: number): Set<string> {
  const damaged = new Set<string>();
  for (const [file, listed] of files) {
    const absolute = path.join(folder, file);
    const changed = timeOfChange(statIfThere(absolute), listed);
    if (changed === undefined || (changed > unchangedUntil && !hasContents(absolute, listed.hash))) damaged.add(file);
  }
  return damaged;
}

export function isAsListed(file: string, listed: ListedFile): boolean {
  return timeOfChange(statIfThere(file), listed) !== undefined && hasContents(file, listed.hash);
}

/**
 * Undefined if this cannot be the listed file. ctime also shows renames, but a second hard link changes it, so files with
 * several links use mtime. Whole milliseconds, the resolution of a list's time.
 */
function timeOfChange(found: Stats | undefined, { size }: ListedFile): number | undefined {
  if (!found?.isFile() || found.size !== size) return undefined;
  return Math.floor(found.nlink > 1 ? found.mtimeMs : Math.max(found.ctimeMs, found.mtimeMs));
}

/** False for a file that cannot be read. */
function hasContents(file: string, hash: string): boolean {
  try {
    return fileHash(readFileSync(file)) === hash;
  } catch {
    return false;
  }
}
