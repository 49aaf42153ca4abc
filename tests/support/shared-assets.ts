/** Bundles, cards and pictures that the small sites of a run share through one cache folder, since most sites have equal ones. */
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
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

/** Lets a site use what other sites of this run have cached. Does nothing outside vitest. */
export function linkAssets(site: string): void {
  const shared = process.env[variable];
  const own = path.join(site, '.treesite/cache/assets');
  if (shared === undefined || existsSync(own)) return;
  mkdirSync(path.dirname(own), { recursive: true });
  symlinkSync(shared, own);
}

/** The arguments of a command without state of an earlier build of the site, in place of `--no-cache`. */
export function rootWithoutFacts(site: string): string[] {
  linkAssets(site);
  rmSync(path.join(site, '.treesite/cache/builds'), { recursive: true, force: true });
  return ['--root', site];
}
