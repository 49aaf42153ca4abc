/** Makes the files whose names are known before their contents are, while pages are rendered. */
import type { AssetFile } from './assets.ts';
import { mapConcurrently } from './work-pool.ts';

/** A file that takes time to make. */
export interface FileToMake {
  /** From the output folder. It says everything the contents depend on, so one of a name is enough. */
  path: string;
  make: () => Promise<Uint8Array>;
}

export interface PendingFiles {
  /** In the order they were asked for. */
  files: Promise<AssetFile[]>;
  /** Begins no more of them: they will not be used. */
  cancel: () => void;
}

/** Begins at once. */
export function makeFiles(wanted: readonly FileToMake[]): PendingFiles {
  const stop = new AbortController();
  const once = [...new Map(wanted.map((file) => [file.path, file])).values()];
  const files = mapConcurrently(once, async ({ path, make }) => ({ path, contents: await make() }), stop.signal);
  // A failure is reported where the files are awaited; until then there may be no listener.
  files.catch(() => undefined);
  return { files, cancel: () => stop.abort() };
}
