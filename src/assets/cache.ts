/** Remembers what is slow to make between builds, by a key that names everything it depends on. Touches the cache folder only. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentHash } from './content-hash.ts';

export interface Cache {
  /** The remembered bytes, or those that `make` gives. */
  get: (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
}

/** `folder` undefined: nothing is remembered. A cache that cannot be written only costs time. */
export function openCache(folder: string | undefined): Cache {
  return {
    async get(key, make) {
      if (folder === undefined) return make();
      const file = path.join(folder, contentHash(key));
      const known = await readFile(file).catch(() => undefined);
      if (known) return known;
      const made = await make();
      const partial = `${file}.${process.pid}`;
      await mkdir(folder, { recursive: true })
        .then(() => writeFile(partial, made))
        .then(() => rename(partial, file))
        .catch(() => undefined);
      return made;
    },
  };
}
