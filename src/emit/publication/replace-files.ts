/**
 * Turns the site in a folder into the next one, file by file, in an order in which every link of every page leads to a file at every
 * moment. Touches the folder.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, unlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from '../../domain/file-names.ts';
import { removeIfEmpty, statIfThere } from '../../files/fs-errors.ts';
import { isAsListed } from './current-site.ts';
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
  for (const file of staged.keys()) {
    const found = findObstacle(folder, file);
    if (!found) continue;
    const listed = next.files.get(file);
    const isOurs = (name: string) =>
      previous.files.has(name) ||
      (name === file && listed !== undefined && isAsListed(path.join(folder, file), listed));
    const names = found.isFolder ? filesIn(folder, found.name) : [found.name];
    const own = names.find((name) => !isOurs(name));
    if (own !== undefined) throw notOurs(path.join(folder, own));
  }
}

export function notOurs(file: string): PublishError {
  return new PublishError(
    `${file} was not written by treesite, and the new site has a file with the same path. Move or rename one of the two.`,
  );
}

/** The files and symlinks in a folder or in a folder inside it, relative to the first, with forward slashes. */
export function filesIn(folder: string, inner = ''): string[] {
  return readdirSync(path.join(folder, inner), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
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
  const steps = [...staged].map(([file, from]) => ({ file, from, step: stepOf(file, previous, next) }));
  for (const { file, from } of steps.sort((a, b) => a.step - b.step)) {
    const found = findObstacle(folder, file);
    if (found && (found.isFolder || found.name !== file)) rmSync(path.join(folder, found.name), { recursive: true });
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(from, target);
    onChange();
  }
  for (const file of previous.files.keys()) {
    if (next.files.has(file)) continue;
    const found = findObstacle(folder, file);
    if (found && found.name !== file) continue;
    if (found && !found.isFolder) unlinkSync(path.join(folder, file));
    onChange();
    for (const inner of [file, ...foldersAround(file)]) if (!removeIfEmpty(path.join(folder, inner))) break;
  }
  // The time of the publish: the next build need not read files that are older.
  const time = new Date(Date.now() - clockMs);
  utimesSync(list, time, time);
  renameSync(list, path.join(folder, manifestName));
}

/** The times of files have the resolution of the system's clock. */
const clockMs = 10;

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

/** What is in the place of a file, or else what is in place of a folder around it and no folder: a file, or a symbolic link. */
function findObstacle(folder: string, file: string): { name: string; isFolder: boolean } | undefined {
  const at = (name: string) => statIfThere(path.join(folder, name));
  const name = foldersAround(file).find((inner) => at(inner)?.isDirectory() === false);
  if (name !== undefined) return { name, isFolder: false };
  const found = at(file);
  return found && { name: file, isFolder: found.isDirectory() };
}
