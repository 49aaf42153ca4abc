/** Small sites made of tests/sites/minimal and what differs from it, in temporary folders. */
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { applyChanges } from './apply-changes.ts';
import { copySite, projectRoot } from './run-cli.ts';

export interface TemporarySite {
  folder: string;
  remove: () => void;
}

/** Files of an overlay's folder that are about the site, not of it. */
const notes = ['expected.txt', 'remove.txt', 'change.diff'];

/**
 * The minimal site with tests/sites/<name> laid over it: whole files, `change.diff` for single lines, and `remove.txt`
 * with the names of files to delete.
 */
export function overlaySite(name: string): TemporarySite {
  const site = copySite('minimal');
  const overlay = path.join(projectRoot, 'tests/sites', name);
  if (!existsSync(overlay)) return site;
  cpSync(overlay, site.folder, {
    recursive: true,
    filter: (source) => !notes.includes(path.relative(overlay, source)),
  });
  const changes = path.join(overlay, 'change.diff');
  if (existsSync(changes)) applyChanges(readFileSync(changes, 'utf8'), site.folder);
  for (const file of linesOf(path.join(overlay, 'remove.txt'))) rmSync(path.join(site.folder, file));
  return site;
}

function linesOf(file: string): string[] {
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : [];
}
