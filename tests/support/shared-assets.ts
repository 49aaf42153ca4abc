/** Bundles, cards and pictures that the small sites of a run share through one cache folder, since most sites have equal ones. */
import { existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const variable = 'TREESITE_TEST_ASSETS';

/** For all projects of a run: the processes of tests inherit the name of the folder. */
export default function shareAssets(): (() => void) | undefined {
  if (process.env[variable] !== undefined) return undefined;
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'treesite-assets-')));
  process.env[variable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

const sites = new Set<string>();

/** Gives a site what other sites of this run have cached, as hard links, because treesite uses no cache behind a symbolic link. Does nothing outside vitest. */
export function linkAssets(site: string): void {
  const shared = process.env[variable];
  if (shared === undefined) return;
  for (const earlier of sites) linkFiles(cacheOf(earlier), shared);
  sites.add(site);
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
      // Another process has linked it, or the site is gone.
    }
  }
}

/** The arguments of a command without state of an earlier build of the site, in place of `--no-cache`. */
export function coldRoot(site: string): string[] {
  linkAssets(site);
  rmSync(path.join(site, '.treesite/cache/builds'), { recursive: true, force: true });
  return ['--root', site];
}
