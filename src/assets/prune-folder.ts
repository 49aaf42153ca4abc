/** Keeps a folder of cached files below a size. Touches that folder only, and never fails: a cache that cannot be pruned only takes space. */
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mapConcurrently } from './work-pool.ts';

interface Pruning {
  /** Bytes. */
  limit: number;
  /** Names of files that stay, even where they are more than the limit. */
  kept: ReadonlySet<string>;
  /** Bytes that were added since the folder was last pruned. */
  written: number;
}

/** Caches the folder's size, so that it is listed only when it may be over the limit. */
const sizeFile = 'size';
/** Pruning goes on to here, so that the next builds need not prune again. */
const prunedShare = 0.8;

/** The files that were used least recently go first. */
export async function pruneFolder(folder: string, { limit, kept, written }: Pruning): Promise<void> {
  const known = Number(await readFile(path.join(folder, sizeFile), 'utf8').catch(() => Number.NaN));
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
  await writeFile(path.join(folder, sizeFile), String(size)).catch(() => undefined);
}

interface CachedFile {
  name: string;
  size: number;
  /** Milliseconds since 1970. */
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
