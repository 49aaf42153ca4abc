/**
 * What all projects of a run share: one temporary folder, which is deleted when the run ends, and in it the bundles, cards and
 * pictures of small sites, since most sites have equal ones.
 */
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const variable = 'TREESITE_TEST_ASSETS';

/** The processes of tests inherit both names, so `os.tmpdir()` is the folder of the run in all of them. */
export default function shareFolder(): (() => void) | undefined {
  if (process.env[variable] !== undefined) return undefined;
  const folder = realpathSync(mkdtempSync(path.join(temporaryFolder(), 'treesite-tests-')));
  // Some tests give up root's rights.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.env[variable] = path.join(folder, 'assets');
  // The browser may still be writing its profile.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/** In memory where Linux has room for it: making and deleting small files is a tenth of the work of tests on a disk. */
function temporaryFolder(): string {
  const memory = '/dev/shm';
  if (process.env.TMPDIR !== undefined || !existsSync(memory)) return os.tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4 * 2 ** 30 ? memory : os.tmpdir();
}

let latest: string | undefined;

/** Gives a site what other sites of this run have cached, as hard links, because treesite uses no cache behind a symbolic link. Does nothing outside vitest. */
export function linkAssets(site: string): void {
  const shared = process.env[variable];
  if (shared === undefined) return;
  if (latest !== undefined) linkFiles(cacheOf(latest), shared);
  latest = site;
  linkFiles(shared, cacheOf(site));
}

const cacheOf = (site: string) => path.join(site, '.treesite/cache/assets');

/** No file that is being written. */
function linkFiles(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((one) => /^[0-9a-z]+$/.test(one) && !existsSync(path.join(to, one)))) {
    try {
      linkSync(path.join(from, name), path.join(to, name));
    } catch {
      // Another process has linked it.
    }
  }
}

/** The arguments of a command without state of an earlier build of the site, in place of `--no-cache`. */
export function coldRoot(site: string): string[] {
  linkAssets(site);
  rmSync(path.join(site, '.treesite/cache/builds'), { recursive: true, force: true });
  return ['--root', site];
}
