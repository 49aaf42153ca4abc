/** Keeps what builds kept below a size. Touches their folder only, and never fails: what cannot be dropped only takes space. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** With the limit of pictures and bundles (`assets/cache.ts`) the whole cache stays below 1.5 GiB. */
const maxBytes = 512 * 2 ** 20;
/** A site is built with a few sets of options: for here and for its host, for one output folder and another. */
const maxBuilds = 8;

interface KeptBuild {
  name: string;
  files: string[];
  bytes: number;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** The builds that were saved longest ago go first; `own` is the name of the one in progress, which stays. */
export function pruneBuilds(folder: string, own: string, limit = maxBytes): void {
  const builds = [...listBuilds(folder).values()].sort((a, b) => b.savedAt - a.savedAt);
  const ownFirst = [...builds.filter(({ name }) => name === own), ...builds.filter(({ name }) => name !== own)];
  let bytes = 0;
  for (const [index, build] of ownFirst.entries()) {
    bytes += build.bytes;
    if (build.name === own || (index < maxBuilds && bytes <= limit)) continue;
    for (const file of build.files) removeQuietly(path.join(folder, file));
    bytes -= build.bytes;
  }
}

/** A build's files have one name with several endings. */
function listBuilds(folder: string): Map<string, KeptBuild> {
  const builds = new Map<string, KeptBuild>();
  for (const file of namesIn(folder)) {
    const stats = statSync(path.join(folder, file), { throwIfNoEntry: false });
    const name = file.replace(/\..*$/, '');
    const build = builds.get(name) ?? { name, files: [], bytes: 0, savedAt: 0 };
    builds.set(name, build);
    build.files.push(file);
    build.bytes += stats?.size ?? 0;
    build.savedAt = Math.max(build.savedAt, stats?.mtimeMs ?? 0);
  }
  return builds;
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // It is another user's, say.
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
