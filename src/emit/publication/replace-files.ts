/**
 * Publishes a site into the output folder, file by file, in an order in which every link of every page leads to a file at every moment.
 * Touches the folder.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from '../../domain/file-names.ts';
import { removeIfEmpty, statIfThere, unlinkIfThere } from '../../files/fs-errors.ts';
import { isAsListed } from './current-site.ts';
import { PublishError } from './failures.ts';
import { foldersAround, type Manifest } from './manifest.ts';
import type { Workspace } from './workspace.ts';

export interface NewSite {
  workspace: Workspace;
  /** The manifest of the current site. */
  previous: Manifest;
  next: Manifest;
  /** File → the path of its new contents. The others are in the folder already. */
  staged: ReadonlyMap<string, string>;
}

/**
 * Throws if something that treesite did not write is in the way of a file, even a symbolic link in place of a folder.
 * `isSalvaged`: the list lacks files, so only what has a name that no site has is certainly the owner's.
 */
export function checkNothingInTheWay({ workspace, previous, next, staged }: NewSite, isSalvaged: boolean): void {
  const at = (file: string) => path.join(workspace.folder, file);
  const checked = new Set<string>();
  for (const file of staged.keys()) {
    for (const folder of foldersAround(file)) {
      if (checked.has(folder)) break;
      checked.add(folder);
      const found = statIfThere(at(folder));
      if (found && !found.isDirectory() && !previous.files.has(folder)) throw notOurs(at(folder));
    }
    const found = statIfThere(at(file));
    if (found?.isDirectory()) {
      const own = filesIn(at(file)).find((inner) => !previous.files.has(`${file}/${inner}`));
      if (own !== undefined) throw notOurs(at(`${file}/${own}`));
    } else if (found && !previous.files.has(file) && !isSalvaged) {
      const listed = next.files.get(file);
      if (!listed || !isAsListed(at(file), listed)) throw notOurs(at(file));
    }
  }
}

export function notOurs(file: string): PublishError {
  return new PublishError(
    `${file} was not written by treesite, and the new site has a file with the same path. Move or rename one of the two.`,
  );
}

/** The files and symlinks in a folder, relative to it, with forward slashes. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/**
 * `journal` and `list` are the paths of two lists of files. The journal, which has the files of both sites, is the folder's list
 * while the others are replaced.
 */
export function replaceFiles(
  { workspace, previous, next, staged }: NewSite,
  { journal, list }: { journal: string; list: string },
): void {
  const { folder } = workspace;
  mkdirSync(folder, { recursive: true });
  renameSync(journal, path.join(folder, manifestName));
  const steps = [...staged].map(([file, from]) => ({ file, from, step: stepOf(file, previous, next) }));
  for (const { file, from } of steps.sort((a, b) => a.step - b.step)) {
    makeWay(folder, file);
    renameSync(from, path.join(folder, file));
    workspace.published = 'both';
  }
  for (const file of previous.files.keys()) {
    if (next.files.has(file) || !isBelow(folder, file)) continue;
    unlinkIfThere(path.join(folder, file));
    workspace.published = 'both';
    for (const inner of foldersAround(file)) if (!removeIfEmpty(path.join(folder, inner))) break;
  }
  placeList(list, folder);
}

/** The times of files have the resolution of the system's clock. */
const clockMs = 10;

/** With the time of the publish: the next build need not read files that are older. */
export function placeList(list: string, folder: string): void {
  const time = new Date(Date.now() - clockMs);
  utimesSync(list, time, time);
  renameSync(list, path.join(folder, manifestName));
}

/**
 * What pages may load or link to, then new pages, changed pages, and other changed files. A compressed copy goes with its original.
 * The home page is the last page, so that on a first publish nothing leads to pages whose links do not work yet.
 */
function stepOf(file: string, previous: Manifest, next: Manifest): number {
  const original = file.replace(/\.(br|gz)$/, '');
  const name = next.files.has(original) ? original : file;
  if (name === 'index.html') return 4;
  const isNew = !previous.files.has(name);
  if (next.pages.has(name)) return isNew ? 2 : 3;
  return isNew || name.startsWith('assets/') ? 1 : 5;
}

/** Makes missing folders. Removes a file of the old site where the new one has a folder, or the other way round. */
function makeWay(folder: string, file: string): void {
  const folders = foldersAround(file).map((inner) => path.join(folder, inner));
  for (const inner of folders.reverse()) {
    const found = statIfThere(inner);
    if (found && !found.isDirectory()) unlinkIfThere(inner);
    if (!found?.isDirectory()) mkdirSync(inner);
  }
  const target = path.join(folder, file);
  if (statIfThere(target)?.isDirectory()) rmSync(target, { recursive: true });
}

/** False if a folder around the file is a symbolic link: what it leads to is not in this folder. */
function isBelow(folder: string, file: string): boolean {
  return foldersAround(file).every((inner) => statIfThere(path.join(folder, inner))?.isDirectory());
}
