/** Small sites made of tests/sites/minimal and what differs from it, in temporary folders. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { applyChanges } from './apply-changes.ts';
import { readBrokenSites } from './broken-sites.ts';
import { copyTree } from './copy-tree.ts';
import { copySite, projectRoot } from './run-cli.ts';

export interface TemporarySite {
  folder: string;
  remove: () => void;
}

/** Files of an overlay's folder that are about the site, not of it. */
const notes = ['expected.txt', 'remove.txt', 'change.diff'];

/**
 * The minimal site with tests/sites/<name> laid over it: whole files, `change.diff` for single lines, and `remove.txt`
 * with the names of files to delete. Or with a change of tests/sites/broken: `broken-<its name>`.
 */
export function overlaySite(name: string): TemporarySite {
  const site = copySite('minimal');
  layOver(name, site.folder);
  const listed = readBrokenSites().get(name.replace('broken-', ''));
  if (listed) applyChanges(listed.change, site.folder);
  return site;
}

/** As `overlaySite`, in place of the site that is in the folder; its cache stays, but what the last build found does not. */
export function replaceSite(name: string, folder: string): void {
  for (const entry of readdirSync(folder))
    if (entry !== '.treesite') rmSync(path.join(folder, entry), { recursive: true, force: true });
  rmSync(path.join(folder, '.treesite/cache/builds'), { recursive: true, force: true });
  copyTree(path.join(projectRoot, 'tests/sites/minimal'), folder);
  layOver(name, folder);
}

function layOver(name: string, folder: string): void {
  const overlay = path.join(projectRoot, 'tests/sites', name);
  if (!existsSync(overlay)) return;
  copyTree(overlay, folder, notes);
  const changes = path.join(overlay, 'change.diff');
  if (existsSync(changes)) applyChanges(readFileSync(changes, 'utf8'), folder);
  for (const file of linesOf(path.join(overlay, 'remove.txt'))) rmSync(path.join(folder, file));
}

function linesOf(file: string): string[] {
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : [];
}
