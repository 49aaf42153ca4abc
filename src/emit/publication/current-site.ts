/** A folder with a published site → its manifest, and the files that were changed since then. Reads the folder. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from '../../domain/file-names.ts';
import { fileHash } from '../../files/content-hash.ts';
import { statIfThere } from '../../files/fs-errors.ts';
import { type ListedFile, type Manifest, noFiles, parseManifest } from './manifest.ts';

export interface CurrentSite {
  manifest: Manifest;
  /** Identifies the publish: it changes if any file of the site does. */
  id: string;
  /** Files that are missing or were changed by something else. If the list itself was, `manifest` has no files. */
  damaged: ReadonlySet<string>;
  /** When the site was published, in milliseconds. */
  publishedAt: number;
}

/** The times of files have the resolution of the system's clock. */
export const clockMs = 10;

/** Undefined if the folder has no list of files. */
export function inspectSite(folder: string): CurrentSite | undefined {
  const list = path.join(folder, manifestName);
  const found = statIfThere(list);
  if (!found) return undefined;
  // What is no file, such as a named pipe, is an empty list.
  const text = found.isFile() ? readFileSync(list, 'utf8') : '';
  const read = parseManifest(text);
  const manifest = read ?? noFiles;
  // After a list from the future, the clock went back, and file times say nothing.
  const publishedAt = Math.round(found.mtimeMs);
  // A list that was copied without its time is newer than files that were edited before.
  const isCopy = found.ctimeMs - found.mtimeMs < clockMs / 2;
  const unchangedUntil = manifest.isUnderWay || isCopy || publishedAt > Date.now() ? 0 : publishedAt;
  const damaged = [...manifest.files].filter(
    ([file, contents]) => !isAsListed(`${folder}/${file}`, contents, unchangedUntil),
  );
  return {
    manifest,
    id: fileHash(text),
    damaged: new Set(read ? damaged.map(([file]) => file) : [manifestName]),
    publishedAt,
  };
}

/** Compares the size, and the contents if the file was changed after `unchangedUntil`. False for a file that cannot be read. */
export function isAsListed(file: string, { hash, size }: ListedFile, unchangedUntil = 0): boolean {
  const found = statIfThere(file);
  if (!found?.isFile() || found.size !== size) return false;
  // ctime also shows renames, but a second hard link changes it. Whole milliseconds: the resolution of a list's time.
  const changed = Math.floor(found.nlink > 1 ? found.mtimeMs : Math.max(found.ctimeMs, found.mtimeMs));
  if (changed <= unchangedUntil) return true;
  const contents = readOrUndefined(file);
  return contents !== undefined && fileHash(contents) === hash;
}

/** Undefined if it is no file, or cannot be read. */
export function readOrUndefined(file: string): Buffer | undefined {
  try {
    return statIfThere(file)?.isFile() ? readFileSync(file) : undefined;
  } catch {
    return undefined;
  }
}
