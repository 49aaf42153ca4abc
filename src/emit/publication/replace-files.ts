/**
 * Turns the site in a folder into the next one, file by file, in an order in which, at every moment, links work on all pages
 * that the home page leads to. Touches the folder.
 */
import { type Dirent, mkdirSync, readdirSync, renameSync, rmSync, unlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from '../../domain/file-names.ts';
import { urlKey } from '../../domain/urls/file-urls.ts';
import { removeIfEmpty, statIfThere } from '../../files/fs-errors.ts';
import { once } from '../../memo/memoize.ts';
import { clockMs, isAsListed } from './current-site.ts';
import { PublishError } from './failures.ts';
import { foldersAround, type Manifest } from './manifest.ts';

export interface NewSite {
  /** The manifest of the current site. */
  previous: Manifest;
  next: Manifest;
  /** File → the path of its new contents. The others are in the folder already. */
  staged: ReadonlyMap<string, string>;
}

/** Throws if something that treesite did not write is in the way of a file, even a symbolic link in place of a folder. */
export function checkNothingInTheWay(folder: string, { previous, next, staged }: NewSite): void {
  const isOfSite = filesOf(previous, folder);
  for (const file of staged.keys()) {
    const found = findObstacle(folder, file);
    if (!found) continue;
    const listed = next.files.get(file);
    const isOurs = (name: string) =>
      isOfSite(name) || (name === file && listed !== undefined && isAsListed(path.join(folder, file), listed));
    const names = found.isFolder ? namesIn(folder, found.name, (entry) => !entry.isDirectory()) : [found.name];
    const own = names.find((name) => !isOurs(name));
    if (own !== undefined) throw notOurs(path.join(folder, own));
  }
}

export function notOurs(file: string): PublishError {
  return new PublishError(
    `${file} was not written by treesite, and the new site has a file with the same path. Move or rename one of the two.`,
  );
}

/** What is in a folder, or in a folder inside it, relative to the first, with forward slashes. A folder precedes what is in it. */
export function namesIn(folder: string, inner = '', isListed = (_: Dirent) => true): string[] {
  return readdirSync(path.join(folder, inner), { recursive: true, withFileTypes: true })
    .filter(isListed)
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/**
 * `journal` and `list` are the paths of two lists of files. The journal, which has the files of both sites, is the folder's list
 * while the others are replaced. `onChange` is called after each change that a visitor can see.
 */
export function replaceFiles(
  folder: string,
  { previous, next, staged, journal, list }: NewSite & { journal: string; list: string },
  onChange = () => {},
): void {
  mkdirSync(folder, { recursive: true });
  renameSync(journal, path.join(folder, manifestName));
  respell(folder, previous, next);
  const isThere = (file: string) => statIfThere(path.join(folder, file)) !== undefined;
  const steps = [...staged].map(([file, from]) => ({ file, from, step: stepOf(file, next, isThere) }));
  for (const { file, from } of steps.sort((a, b) => a.step - b.step)) {
    const found = findObstacle(folder, file);
    if (found && (found.isFolder || found.name !== file)) rmSync(path.join(folder, found.name), { recursive: true });
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(from, target);
    onChange();
  }
  const isOfSite = filesOf(next, folder);
  // In the reverse order: what pages link to goes after them.
  const step = (file: string) => stepOf(file, previous, () => false);
  const gone = [...previous.files.keys()].filter((file) => !isOfSite(file));
  for (const file of gone.sort((a, b) => step(b) - step(a))) {
    const found = findObstacle(folder, file);
    if (found && found.name !== file) continue;
    if (found && !found.isFolder) unlinkSync(path.join(folder, file));
    onChange();
    for (const inner of [file, ...foldersAround(file)]) if (!removeIfEmpty(path.join(folder, inner))) break;
  }
  // The time of the publish: the next build need not read files that are older. A copy that was just written has no such distance to its ctime.
  const time = new Date(Date.now() - 2 * clockMs);
  utimesSync(list, time, time);
  renameSync(list, path.join(folder, manifestName));
}

/** Whether a file belongs to a site, also by another name: some file systems ignore case or Unicode form. */
function filesOf({ files }: Manifest, folder: string): (file: string) => boolean {
  const names = once(() => new Map([...files.keys()].map((file) => [urlKey(file), file])));
  const hasOtherName = (file: string) => {
    const other = names().get(urlKey(file));
    return other !== undefined && isSame(folder, file, other);
  };
  return (file) => files.has(file) || hasOtherName(file);
}

function isSame(folder: string, one: string, other: string): boolean {
  const inode = (file: string) => statIfThere(path.join(folder, file))?.ino;
  return inode(one) !== undefined && inode(one) === inode(other);
}

/** On a file system that ignores case or Unicode form, gives folders and files their new spelling: other file systems do not find the old one. */
function respell(folder: string, previous: Manifest, next: Manifest): void {
  const gone = [...previous.files.keys()].filter((file) => !next.files.has(file));
  if (gone.length === 0) return;
  const names = new Map([...next.files.keys()].flatMap(partsOf).map((name) => [urlKey(name), name]));
  for (const before of new Set(gone.flatMap(partsOf))) {
    const now = names.get(urlKey(before));
    if (now === undefined || path.basename(before) === path.basename(now)) continue;
    if (isSame(folder, before, now)) renameSync(path.join(folder, before), path.join(folder, now));
  }
}

/**
 * What pages may load or link to, then new pages, redirect pages to these (and HTML files of the owner's), changed pages, and other
 * changed files. A compressed copy goes with its original. Nothing leads to new pages before all are there: two may link to each other.
 * The home page is the last page, so that on a first publish nothing leads to pages whose links do not work yet.
 */
function stepOf(file: string, { files, pages }: Manifest, isThere: (file: string) => boolean): number {
  const original = file.replace(/\.(br|gz)$/, '');
  const name = files.has(original) ? original : file;
  if (name === 'index.html') return 5;
  const isNew = !isThere(name);
  if (pages.has(name)) return isNew ? 2 : 4;
  if (isNew && name.endsWith('.html')) return 3;
  return isNew || name.startsWith('assets/') ? 1 : 6;
}

/** From the outermost folder to the file. */
function partsOf(file: string): string[] {
  return [...foldersAround(file).reverse(), file];
}

/** What is in the place of a file, or else what is in place of a folder around it and no folder: a file, or a symbolic link. */
function findObstacle(folder: string, file: string): { name: string; isFolder: boolean } | undefined {
  for (const name of partsOf(file)) {
    const found = statIfThere(path.join(folder, name));
    if (!found) return undefined;
    const isFolder = found.isDirectory();
    if (name === file || !isFolder) return { name, isFolder };
  }
  return undefined;
}
