/** Reads and writes a cache entry synchronously. Touches the file that it is given. */
import { mkdirSync, renameSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { dayMs, decodeEntry, encodeEntry, maxEntryBytes } from './cache-entry.ts';
import { readCacheFile, removeCacheFile, writeCacheFile } from './cache-file.ts';

/** Undefined if there is no entry, or if it is damaged or has another key. */
export function readEntrySync(file: string, key: string): string | undefined {
  const entry = readCacheFile(file, { begin: /^/, maxBytes: maxEntryBytes });
  const contents = entry && decodeEntry(key, entry);
  try {
    if (contents && Date.now() - statSync(file).mtimeMs > dayMs) utimesSync(file, new Date(), new Date());
  } catch {
    // Another user's file.
  }
  return contents && Buffer.from(contents).toString();
}

/** Returns the number of bytes written: 0 if the folder is not writable. */
export function writeEntrySync(file: string, { key, text }: { key: string; text: string }): number {
  const entry = encodeEntry(key, Buffer.from(text));
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
