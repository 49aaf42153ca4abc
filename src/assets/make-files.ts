/** Makes the files whose names are known before their contents, while pages are rendered. */
import type { AssetFile } from './assets.ts';
import { mapConcurrently } from './work-pool.ts';

/** A file that is slow to make. */
export interface FileToMake {
  /** Relative to the output folder. It hashes everything the contents depend on, so equal paths have equal contents. */
  path: string;
  make: () => Promise<Uint8Array>;
}

export interface PendingFiles {
  /** In the order of `wanted`, one per path. */
  files: Promise<AssetFile[]>;
  /** Starts no further files: the results will not be used. */
  cancel: () => void;
}

/** Starts at once. */
export function makeFiles(wanted: readonly FileToMake[]): PendingFiles {
  const stop = new AbortController();
  const once = [...new Map(wanted.map((file) => [file.path, file])).values()];
  const files = mapConcurrently(once, async ({ path, make }) => ({ path, contents: await make() }), stop.signal);
  // Failures surface where `files` is awaited; until then, this prevents an unhandled rejection.
  files.catch(() => undefined);
  return { files, cancel: () => stop.abort() };
}
