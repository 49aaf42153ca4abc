/** Caches slow results between builds, under keys that name everything they depend on. Touches the cache folder only. */
import path from 'node:path';
import { pruneFolder, readEntry, writeEntry } from './cache-entries.ts';
import { contentHash } from './content-hash.ts';

/** Returns the cached text, or the result of `make`. The key names everything it depends on. */
export type KeepText = (key: string, make: () => string) => string;

export interface Cache {
  /**
   * The cached bytes, or the result of `make`, which runs once even for concurrent calls with the same key. `undefined` means
   * that there is nothing to keep: the next call runs `make` again.
   */
  get: <Made extends Uint8Array | undefined = never>(
    key: string,
    make: () => Promise<Uint8Array | Made>,
  ) => Promise<Uint8Array | Made>;
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
  const promised = new Map<string, Promise<Uint8Array | undefined>>();
  const used = new Set<string>();
  let hasWritten = false;
  const drop = (name: string) => void promised.delete(name);
  const hold = folder === undefined ? memoryCache(drop) : drop;
  const write = (file: string, key: string, contents: Uint8Array) => {
    writeEntry(file, { key, contents });
    hasWritten = true;
  };
  const readOrMake = async <Made extends Uint8Array | undefined>(
    file: string,
    key: string,
    make: () => Promise<Uint8Array | Made>,
  ) => {
    const known = readEntry(file, key);
    if (known) return known;
    const made = await make();
    if (made) write(file, key, made);
    return made;
  };
  return {
    get<Made extends Uint8Array | undefined>(key: string, make: () => Promise<Uint8Array | Made>) {
      const name = contentHash(key);
      used.add(name);
      // Calls with the same key make the same kind of result.
      const known = promised.get(name) as Promise<Uint8Array | Made> | undefined;
      if (known) return known;
      const file = folder === undefined ? undefined : path.join(folder, name);
      const found = file === undefined ? make() : readOrMake(file, key, make);
      promised.set(name, found);
      found.then(
        (bytes) => (bytes ? hold(name, bytes.length) : drop(name)),
        () => drop(name),
      );
      return found;
    },
    getNow(key, make) {
      if (folder === undefined) return make();
      const name = contentHash(key);
      used.add(name);
      const file = path.join(folder, name);
      const kept = readEntry(file, key);
      if (kept !== undefined) return Buffer.from(kept).toString();
      const made = make();
      write(file, key, Buffer.from(made));
      return made;
    },
    async prune() {
      if (folder !== undefined && hasWritten) await pruneFolder(folder, { limit, kept: used });
      hasWritten = false;
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
