/** Keeps the folder of builds' states below a size. Touches that folder only, and never fails: what cannot be deleted only takes up space. */
import { readdirSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { removeCacheFile } from '../../assets/cache-file.ts';

/** Together with the limit of pictures and bundles (`assets/cache.ts`), the cache stays below 1.5 GiB. */
const maxBytes = 512 * 2 ** 20;
/** Enough for the few sets of options that a site is built with: base URLs, output folders. */
const maxBuilds = 8;

interface KeptBuild {
  name: string;
  files: string[];
  bytes: number;
  /** In milliseconds since 1970. */
  savedAt: number;
}

/** Deletes the oldest states first; `own` is the name of the current build's, which is kept. */
export function pruneBuilds(folder: string, own: string, limit = maxBytes): void {
  const builds = [...listBuilds(folder).values()].sort((a, b) => b.savedAt - a.savedAt);
  const ownFirst = [...builds.filter(({ name }) => name === own), ...builds.filter(({ name }) => name !== own)];
  let bytes = 0;
  for (const [index, build] of ownFirst.entries()) {
    bytes += build.bytes;
    if (build.name === own || (index < maxBuilds && bytes <= limit)) continue;
    for (const file of build.files) removeCacheFile(path.join(folder, file));
    bytes -= build.bytes;
  }
}

/** Groups files by name: a build's files differ only in their extension. */
function listBuilds(folder: string): Map<string, KeptBuild> {
  const builds = new Map<string, KeptBuild>();
  for (const file of namesIn(folder)) {
    const stats = statsOf(path.join(folder, file));
    const name = file.replace(/\..*$/, '');
    const build = builds.get(name) ?? { name, files: [], bytes: 0, savedAt: 0 };
    builds.set(name, build);
    build.files.push(file);
    build.bytes += stats?.size ?? 0;
    build.savedAt = Math.max(build.savedAt, stats?.mtimeMs ?? 0);
  }
  return builds;
}

function statsOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
