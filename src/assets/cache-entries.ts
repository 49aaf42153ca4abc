/**
 * The files of a cache folder: each holds a digest of its key and contents, then the contents. Never fails: an entry that cannot be written
 * only costs time. Synchronous, apart from pruning: each step of a small file costs more through Node's threads.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, statSync, utimesSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeOwnFolder, replaceFile } from '../files/write-file.ts';
import { readCacheFile, removeCacheFile } from './cache-file.ts';
import { mapConcurrently } from './work-pool.ts';

/** Larger entries count as damaged: pictures, bundles and fonts are far smaller. */
const maxEntryBytes = 2 ** 26;
/** An entry's mtime is when it was last used, to the day: setting it costs as much as reading the entry. */
const dayMs = 24 * 60 * 60 * 1000;
const digestLength = 32;
/** Pruning stops at this share of the limit, so that the next builds need not prune again. */
const prunedShare = 0.8;

/** Undefined if there is no entry. Deletes one that is damaged or has another key. */
export function readEntry(file: string, key: string): Uint8Array | undefined {
  const entry = readCacheFile(file, { begin: /^/, maxBytes: maxEntryBytes });
  const contents = entry?.subarray(digestLength);
  if (!entry || !contents || !digest(key, contents).equals(entry.subarray(0, digestLength))) {
    removeCacheFile(file);
    return undefined;
  }
  try {
    if (Date.now() - statSync(file).mtimeMs > dayMs) utimesSync(file, new Date(), new Date());
  } catch {
    // Another user's file.
  }
  return contents;
}

/** The last two names of the folder, such as `cache/assets`, are treesite's own: if one is a symbolic link, nothing is written. */
export function writeEntry(file: string, { key, contents }: { key: string; contents: Uint8Array }): void {
  if (contents.length > maxEntryBytes - digestLength) return;
  const folder = path.dirname(file);
  const parent = path.dirname(folder);
  try {
    mkdirSync(path.dirname(parent), { recursive: true });
    makeOwnFolder(path.dirname(parent), path.basename(parent), path.basename(folder));
    replaceFile(file, Buffer.concat([digest(key, contents), contents]));
  } catch {
    // The folder is not writable, or the disk is full.
  }
}

function digest(key: string, contents: Uint8Array): Buffer {
  return createHash('sha256').update(`${key}\0`).update(contents).digest();
}

/** Deletes the least recently used files first, and none of `kept`, even if they exceed the limit. */
export async function pruneFolder(
  folder: string,
  { limit, kept }: { limit: number; kept: ReadonlySet<string> },
): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const files = await mapConcurrently(names, async (name) => {
    const stats = await stat(path.join(folder, name)).catch(() => undefined);
    return { name, size: stats?.size ?? 0, usedAt: stats?.mtimeMs ?? 0 };
  });
  let size = files.reduce((sum, file) => sum + file.size, 0);
  if (size <= limit) return;
  for (const file of files.sort((a, b) => a.usedAt - b.usedAt)) {
    if (size <= limit * prunedShare) return;
    if (kept.has(file.name)) continue;
    removeCacheFile(path.join(folder, file.name));
    size -= file.size;
  }
}
