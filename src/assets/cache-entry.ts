/** A cache entry: its contents after a digest of its key and contents. Pure. */
import { createHash } from 'node:crypto';

/** Larger entries count as damaged: pictures, bundles and fonts are far smaller. */
export const maxEntryBytes = 2 ** 26;
/** An entry's mtime is when it was last used, to the day: setting it costs as much as reading the entry. */
export const dayMs = 24 * 60 * 60 * 1000;
export const entryDigestLength = 32;

/** Prepends a digest, which distinguishes a complete entry of this key from a truncated one or one with another key. */
export function encodeEntry(key: string, contents: Uint8Array): Uint8Array {
  return Buffer.concat([digest(key, contents), contents]);
}

/** Undefined if the entry is damaged or has another key. */
export function decodeEntry(key: string, entry: Uint8Array): Uint8Array | undefined {
  const contents = entry.subarray(entryDigestLength);
  return digest(key, contents).equals(entry.subarray(0, entryDigestLength)) ? contents : undefined;
}

function digest(key: string, contents: Uint8Array): Buffer {
  return createHash('sha256').update(`${key}\0`).update(contents).digest();
}
