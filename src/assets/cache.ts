/** Caches slow results between builds, under keys that name everything they depend on. Touches the cache folder only. */
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dayMs, decodeEntry, encodeEntry, entryDigestLength, maxEntryBytes } from './cache-entry.ts';
import { readEntrySync, writeEntrySync } from './cache-entry-sync.ts';
import { readFlags, writeFlags } from './cache-file.ts';
import { contentHash } from './content-hash.ts';
import { pruneFolder } from './prune-folder.ts';

/** Returns the cached text, or the result of `make`. The key names everything it depends on. */
export type KeepText = (key: string, make: () => string) => string;

export interface Cache {
  /** The cached bytes, or the result of `make`, which runs once even for concurrent calls with the same key. */
  get: (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** The same for a short text that is needed at once. Does not keep it in memory. */
  getNow: KeepText;
  /** If the folder exceeds its limit, deletes the least recently used entries that this cache has not used. */
  prune: () => Promise<void>;
}

/** The folder's size limit. */
const maxBytes = 2 ** 30;

/** Without a folder, the latest results are held in memory, so that copies of a picture are encoded once. */
const maxHeldBytes = 32 * 2 ** 20;

/** For one build or one dev server. Without a `folder`, results last only as long as the cache object. Failed writes only cost time. */
export function openCache(folder: string | undefined, limit = maxBytes): Cache {
  const promised = new Map<string, Promise<Uint8Array>>();
  const used = new Set<string>();
  let written = 0;
  const drop = (name: string) => void promised.delete(name);
  const hold = folder === undefined ? memoryCache(drop) : drop;
  return {
    get(key, make) {
      const name = contentHash(key);
      used.add(name);
      const known = promised.get(name);
      if (known) return known;
      const file = folder === undefined ? undefined : path.join(folder, name);
      const found =
        file === undefined ? make() : readOrMake({ file, key, make, onWrite: (bytes) => (written += bytes) });
      promised.set(name, found);
      found.then(
        ({ length }) => hold(name, length),
        () => drop(name),
      );
      return found;
    },
    getNow(key, make) {
      if (folder === undefined) return make();
      const name = contentHash(key);
      used.add(name);
      const file = path.join(folder, name);
      const kept = readEntrySync(file, key);
      if (kept !== undefined) return kept;
      const made = make();
      written += writeEntrySync(file, { key, text: made });
      return made;
    },
    async prune() {
      if (folder !== undefined && written > 0) await pruneFolder(folder, { limit, kept: used, written });
      written = 0;
    },
  };
}

/** Drops the oldest results when they exceed `maxHeldBytes`. */
function memoryCache(drop: (name: string) => void): (name: string, bytes: number) => void {
  const held = new Map<string, number>();
  let size = 0;
  return (name, bytes) => {
    held.set(name, bytes);
    size += bytes;
    for (const [oldest, length] of held) {
      if (size <= maxHeldBytes) break;
      held.delete(oldest);
      size -= length;
      drop(oldest);
    }
  };
}

interface EntryToMake {
  file: string;
  key: string;
  make: () => Promise<Uint8Array>;
  onWrite: (bytes: number) => void;
}

async function readOrMake({ file, key, make, onWrite }: EntryToMake): Promise<Uint8Array> {
  const known = await readEntry(file, key).catch(() => undefined);
  if (known) return known;
  const made = await make();
  if (made.length > maxEntryBytes - entryDigestLength) return made;
  const entry = encodeEntry(key, made);
  // All builds use this name: a killed build's file is overwritten, and if two builds write at once, the digest shows a mixed file.
  const partial = `${file}.new`;
  await mkdir(path.dirname(file), { recursive: true })
    .then(() => writeFile(partial, entry, { flag: writeFlags }))
    .then(() => rename(partial, file))
    .then(() => onWrite(entry.length))
    .catch(() => rm(partial, { force: true, recursive: true }))
    .catch(() => undefined);
  return made;
}

/** Rejects if there is no entry. Deletes one that is damaged or has another key. */
async function readEntry(file: string, key: string): Promise<Uint8Array | undefined> {
  const entry = await open(file, readFlags);
  try {
    const stats = await entry.stat();
    const isEntry = stats.isFile() && stats.size <= maxEntryBytes;
    const contents = isEntry ? decodeEntry(key, await entry.readFile()) : undefined;
    if (!contents) await rm(file, { force: true, recursive: true });
    else if (Date.now() - stats.mtimeMs > dayMs) await entry.utimes(new Date(), new Date());
    return contents;
  } finally {
    await entry.close();
  }
}
