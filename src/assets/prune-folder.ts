/** Keeps a cache folder below a size. Touches that folder only, and never fails: a cache that cannot be pruned only takes up space. */
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readCacheFile, writeFlags } from './cache-file.ts';
import { mapConcurrently } from './work-pool.ts';

interface Pruning {
  /** In bytes. */
  limit: number;
  /** Names of files that are kept, even if they exceed the limit. */
  kept: ReadonlySet<string>;
  /** Bytes added since the folder was last pruned. */
  written: number;
}

/** This file caches the folder's size, so that the folder is listed only if it may exceed the limit. */
const sizeFile = 'size';
/** Pruning stops at this share of the limit, so that the next builds need not prune again. */
const prunedShare = 0.8;

/** Deletes the least recently used files first. */
export async function pruneFolder(folder: string, { limit, kept, written }: Pruning): Promise<void> {
  const known = knownSize(path.join(folder, sizeFile));
  let size = known + written;
  if (!(size <= limit)) {
    const files = await listFiles(folder);
    size = files.reduce((sum, file) => sum + file.size, 0);
    const unused = files.filter(({ name }) => !kept.has(name)).sort((a, b) => a.usedAt - b.usedAt);
    const goal = size > limit ? limit * prunedShare : size;
    for (const file of unused) {
      if (size <= goal) break;
      await rm(path.join(folder, file.name), { force: true }).catch(() => undefined);
      size -= file.size;
    }
  }
  const file = path.join(folder, sizeFile);
  await writeFile(file, String(size), { flag: writeFlags })
    .catch(() => rm(file, { force: true, recursive: true }))
    .catch(() => undefined);
}

/** NaN if the size is not cached. */
function knownSize(file: string): number {
  return Number(readCacheFile(file, { begin: /^\d+$/, maxBytes: 20 })?.toString() ?? Number.NaN);
}

interface CachedFile {
  name: string;
  size: number;
  /** In milliseconds since 1970. */
  usedAt: number;
}

async function listFiles(folder: string): Promise<CachedFile[]> {
  const names = await readdir(folder).catch(() => []);
  const files = await mapConcurrently(names, async (name) => {
    const stats = await stat(path.join(folder, name)).catch(() => undefined);
    return stats?.isFile() && name !== sizeFile ? [{ name, size: stats.size, usedAt: stats.mtimeMs }] : [];
  });
  return files.flat();
}
