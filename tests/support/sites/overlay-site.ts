/** Small sites made of tests/sites/minimal and what differs from it, in temporary folders. */
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { applyChanges } from './apply-changes.ts';
import { diffOf } from './broken-sites.ts';
import { copyTree } from './copy-tree.ts';
import { copySite, projectRoot } from './run-cli.ts';

/** What is about a site, not of it. */
const notes = ['expected.txt', 'change.diff'];

/** The minimal site with tests/sites/<name> laid over it: whole files, and `change.diff` for single lines. Or with a mistake of tests/sites/broken: `broken-<its name>`. */
export function overlaySite(name: string): string {
  const folder = copySite('minimal');
  if (name.startsWith('broken-')) applyChanges(diffOf(name.slice('broken-'.length)), folder);
  else layOver(name, folder);
  return folder;
}

/** As `overlaySite`, in place of the site that is in the folder; its cache stays, but what the last build found does not. Touches only what differs, since writing and deleting files takes longer than a build. */
export function replaceSite(name: string, folder: string): void {
  rmSync(path.join(folder, '.treesite/cache/builds'), { recursive: true, force: true });
  restore(path.join(projectRoot, 'tests/sites/minimal'), folder, ['.treesite']);
  layOver(name, folder);
}

/** Makes a folder equal to another one. */
function restore(from: string, to: string, ignored: readonly string[] = []): void {
  const wanted = new Map(readdirSync(from, { withFileTypes: true }).map((entry) => [entry.name, entry.isDirectory()]));
  for (const entry of readdirSync(to, { withFileTypes: true })) {
    const isFolder = wanted.get(entry.name);
    const isRightKind = isFolder ? entry.isDirectory() : isFolder === false && entry.isFile();
    if (!isRightKind && !ignored.includes(entry.name))
      rmSync(path.join(to, entry.name), { recursive: true, force: true });
  }
  for (const [name, isFolder] of wanted) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    if (isFolder && existsSync(target)) restore(source, target);
    else if (isFolder) copyTree(source, target);
    else if (!isSame(source, target)) copyFileSync(source, target);
  }
}

/** By size first: the other file may have gigabytes. */
function isSame(one: string, other: string): boolean {
  return (
    statSync(one).size === statSync(other, { throwIfNoEntry: false })?.size &&
    readFileSync(one).equals(readFileSync(other))
  );
}

function layOver(name: string, folder: string): void {
  if (name === 'minimal') return;
  const overlay = path.join(projectRoot, 'tests/sites', name);
  copyTree(overlay, folder, notes);
  const changes = path.join(overlay, 'change.diff');
  if (existsSync(changes)) applyChanges(readFileSync(changes, 'utf8'), folder);
}
