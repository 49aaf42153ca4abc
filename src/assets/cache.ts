/** Remembers what is slow to make between builds, by a key that names everything it depends on. Touches the cache folder only. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentHash } from './content-hash.ts';

export interface Cache {
  /** The remembered bytes, or those that `make` gives, which is asked once even when two want the same at a time. */
  get: (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
}

/** For one build. `folder` undefined: nothing is remembered after it. A cache that cannot be written only costs time. */
export function openCache(folder: string | undefined): Cache {
  const underway = new Map<string, Promise<Uint8Array>>();
  return {
    get(key, make) {
      const known = underway.get(key) ?? (folder === undefined ? make() : readOrMake(folder, key, make));
      underway.set(key, known);
      return known;
    },
  };
}

async function readOrMake(folder: string, key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const file = path.join(folder, contentHash(key));
  const known = await readFile(file).then(unseal, () => undefined);
  if (known) return known;
  const made = await make();
  const partial = `${file}.${process.pid}`;
  await mkdir(folder, { recursive: true })
    .then(() => writeFile(partial, seal(made)))
    .then(() => rename(partial, file))
    .catch(() => undefined);
  return made;
}

const sealLength = 32;

/** A digest in front tells a whole entry from one that a power cut left half written. */
function seal(contents: Uint8Array): Uint8Array {
  return Buffer.concat([digest(contents), contents]);
}

function unseal(entry: Uint8Array): Uint8Array | undefined {
  const contents = entry.subarray(sealLength);
  return digest(contents).equals(entry.subarray(0, sealLength)) ? contents : undefined;
}

function digest(contents: Uint8Array): Buffer {
  return createHash('sha256').update(contents).digest();
}
