/**
 * Caches slow results between builds, each in a file named by a hash of its key. A key names everything that its result depends
 * on, so an entry is never out of date. Never fails: an entry that cannot be read or written only costs time.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '../files/content-hash.ts';
import { replaceFile } from '../files/write-file.ts';

export interface Cache {
  /** Undefined if nothing is cached under this key. */
  read: (key: string) => Uint8Array | undefined;
  write: (key: string, contents: Uint8Array) => void;
  /** The cached bytes, or the result of `make`. Nothing is cached if it fails. */
  get: (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** Deletes entries that no build has used for a month. */
  prune: () => void;
}

/** As `get` of a cache, for a value that JSON can hold. */
export async function cachedValue<Value>(cache: Cache, key: string, make: () => Promise<Value>): Promise<Value> {
  const bytes = await cache.get(key, async () => Buffer.from(JSON.stringify(await make())));
  return JSON.parse(Buffer.from(bytes).toString('utf8'));
}

/** An entry begins with a digest of its key and contents: a power cut may leave half a file under a valid name. */
const digestLength = 32;
/** An entry's mtime is when it was last used, to the day: setting it costs as much as reading the entry. */
const dayMs = 24 * 60 * 60 * 1000;
const maxAgeMs = 30 * dayMs;

/** For one build or one dev server. Without a folder, nothing is cached. */
export function openCache(folder: string | undefined): Cache {
  let hasWritten = false;
  const fileOf = (key: string) => path.join(folder ?? '', contentHash(key));
  const read = (key: string) => (folder === undefined ? undefined : readEntry(fileOf(key), key));
  const write = (key: string, contents: Uint8Array) => {
    if (folder === undefined) return;
    // Writes nothing if `.treesite` or a folder below it is a symbolic link.
    ifPossible(() => replaceFile(fileOf(key), Buffer.concat([digest(key, contents), contents])));
    hasWritten = true;
  };
  return {
    read,
    write,
    async get(key, make) {
      const cached = read(key);
      if (cached) return cached;
      const made = await make();
      write(key, made);
      return made;
    },
    prune() {
      if (folder !== undefined && hasWritten) ifPossible(() => pruneFolder(folder));
      hasWritten = false;
    },
  };
}

/** Undefined if there is no entry, or one that is damaged or has another key. */
function readEntry(file: string, key: string): Uint8Array | undefined {
  return ifPossible(() => {
    const status = statSync(file);
    // Reading a named pipe would not end.
    if (!status.isFile()) return undefined;
    const entry = readFileSync(file);
    const contents = entry.subarray(digestLength);
    if (!digest(key, contents).equals(entry.subarray(0, digestLength))) return undefined;
    if (Date.now() - status.mtimeMs > dayMs) ifPossible(() => utimesSync(file, new Date(), new Date()));
    return contents;
  });
}

function digest(key: string, contents: Uint8Array): Buffer {
  return createHash('sha256').update(`${key}\0`).update(contents).digest();
}

function pruneFolder(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (Date.now() - statSync(file).mtimeMs > maxAgeMs) rmSync(file, { recursive: true });
  }
}

/** Undefined for a full disk, a folder that nobody can write, a file of another user. */
function ifPossible<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
