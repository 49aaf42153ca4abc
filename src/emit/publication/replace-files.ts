/**
 * Turns the site in a folder into the next one, file by file, in an order in which, at every moment, links work on all pages
 * that the home page leads to. Touches the folder.
 */
import { type Dirent, mkdirSync, readdirSync, renameSync, rmSync, unlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from '../../domain/file-names.ts';
import { urlKey } from '../../domain/urls/file-urls.ts';
import { removeIfEmpty, statIfThere } from '../../files/fs-errors.ts';
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
  const nameOnSite = namesOf(previous, folder);
  for (const file of staged.keys()) {
    const found = findObstacle(folder, file);
    if (!found) continue;
    const listed = next.files.get(file);
    const isOurs = (name: string) =>
      nameOnSite(name) !== undefined ||
      (name === file && listed !== undefined && isAsListed(path.join(folder, file), listed));
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
  const nameOnSite = namesOf(next, folder);
  // In the reverse order: what pages link to goes after them.
  const step = (file: string) => stepOf(file, previous, () => false);
  for (const file of [...previous.files.keys()].sort((a, b) => step(b) - step(a))) {
    const name = nameOnSite(file);
    if (name !== undefined && name !== file) respell(folder, file, name);
    if (name !== undefined) continue;
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

/** The name of a file on a site, perhaps in another spelling: some file systems ignore case or Unicode form. Undefined for other files. */
function namesOf({ files }: Manifest, folder: string): (file: string) => string | undefined {
  const names = new Map([...files.keys()].map((file) => [urlKey(file), file]));
  const inode = (file: string) => statIfThere(path.join(folder, file))?.ino;
  return (file) => {
    const other = files.has(file) ? file : names.get(urlKey(file));
    return other === file || (other !== undefined && inode(file) === inode(other)) ? other : undefined;
  };
}

/** Gives a file and the folders around it their new spelling. */
function respell(folder: string, file: string, name: string): void {
  const parts = file.split('/');
  for (const [index, part] of name.split('/').entries()) {
    const inner = path.join(folder, ...name.split('/').slice(0, index));
    if (part !== parts[index]) renameSync(path.join(inner, parts[index] ?? part), path.join(inner, part));
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

/** What is in the place of a file, or else what is in place of a folder around it and no folder: a file, or a symbolic link. */
function findObstacle(folder: string, file: string): { name: string; isFolder: boolean } | undefined {
  const at = (name: string) => statIfThere(path.join(folder, name));
  const name = foldersAround(file).find((inner) => at(inner)?.isDirectory() === false);
  if (name !== undefined) return { name, isFolder: false };
  const found = at(file);
  return found && { name: file, isFolder: found.isDirectory() };
}
