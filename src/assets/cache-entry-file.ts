/** Reads and writes a cache entry. Synchronous: each step of a small file costs more through Node's threads. Touches the file that it is given. */
import { mkdirSync, renameSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { dayMs, decodeEntry, encodeEntry, entryDigestLength, maxEntryBytes } from './cache-entry.ts';
import { readCacheFile, removeCacheFile, writeCacheFile } from './cache-file.ts';

/** Undefined if there is no entry. Deletes one that is damaged or has another key. */
export function readEntry(file: string, key: string): Uint8Array | undefined {
  const entry = readCacheFile(file, { begin: /^/, maxBytes: maxEntryBytes });
  const contents = entry && decodeEntry(key, entry);
  if (!contents) {
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

/** Returns the number of bytes written: 0 if the folder is not writable, or if the contents are too large. */
export function writeEntry(file: string, { key, contents }: { key: string; contents: Uint8Array }): number {
  if (contents.length > maxEntryBytes - entryDigestLength) return 0;
  const entry = encodeEntry(key, contents);
  // All builds use this name: a killed build's file is overwritten, and if two builds write at once, the digest shows a mixed file.
  const partial = `${file}.new`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeCacheFile(partial, entry);
    renameSync(partial, file);
    return entry.length;
  } catch {
    removeCacheFile(partial);
    return 0;
  }
}
