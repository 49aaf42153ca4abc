/**
 * Publishes a site into the output folder, file by file, in an order in which every link of every page leads to a file at every moment.
 * Touches the folder and the journal.
 */
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../../diagnostics/code-of.ts';
import { manifestName } from '../../domain/file-names.ts';
import { removeIfEmpty, statIfThere, unlinkIfThere } from '../../files/fs-errors.ts';
import { isAsListed } from './current-site.ts';
import { PublishError } from './failures.ts';
import { foldersAround, type Manifest } from './manifest.ts';
import { type OutputTarget, siblingOf } from './output-target.ts';

export interface NewSite {
  target: OutputTarget;
  /** The manifest of the current site. */
  previous: Manifest;
  next: Manifest;
  /** File → the path of its new contents. The others are in the folder already. */
  staged: ReadonlyMap<string, string>;
  /** The path of the new list of files. */
  list: string;
}

/**
 * Throws if something that treesite did not write is in the way of a file, even a symbolic link in place of a folder.
 * `isSalvaged`: the list lacks files, so only what has a name that no site has is certainly the owner's.
 */
export function checkNothingInTheWay({ target, previous, next, staged }: NewSite, isSalvaged: boolean): void {
  const at = (file: string) => path.join(target.folder, file);
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

/** The journal exists from before the first change until after the last: it is the new list, which the last step renames into the folder. */
export function replaceFiles({ target, previous, next, staged, list }: NewSite, onChange: () => void): void {
  const { folder } = target;
  const journal = siblingOf(target.out, 'journal');
  renameSync(list, journal);
  mkdirSync(folder, { recursive: true });
  const steps = [...staged].map(([file, from]) => ({ file, from, step: stepOf(file, previous, next) }));
  for (const { file, from } of steps.sort((a, b) => a.step - b.step)) {
    place(from, folder, file);
    onChange();
  }
  for (const file of previous.files.keys()) {
    if (next.files.has(file) || !isBelow(folder, file)) continue;
    unlinkIfThere(path.join(folder, file));
    onChange();
    for (const inner of foldersAround(file)) if (!removeIfEmpty(path.join(folder, inner))) break;
  }
  renameSync(journal, path.join(folder, manifestName));
}

/**
 * What pages may load or link to, then new pages, changed pages, and other changed files. A compressed copy goes with its original.
 * The home page is the last page, so that on a first publish nothing leads to pages whose links do not work yet.
 */
function stepOf(file: string, previous: Manifest, next: Manifest): number {
  const original = file.replace(/\.(br|gz)$/, '');
  const name = next.files.has(original) ? original : file;
  if (name === 'index.html') return 4;
  if (next.pages.has(name)) return previous.pages.has(name) ? 3 : 2;
  return previous.files.has(name) && !name.startsWith('assets/') ? 5 : 1;
}

function place(from: string, folder: string, file: string): void {
  const to = path.join(folder, file);
  try {
    renameSync(from, to);
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR', 'EISDIR', 'EEXIST', 'ENOTEMPTY', 'EPERM'].includes(codeOf(error) ?? '')) throw error;
    makeWay(folder, file);
    renameSync(from, to);
  }
}

/** Makes missing folders. Removes a file of the old site where the new one has a folder, or the other way round. */
function makeWay(folder: string, file: string): void {
  for (const inner of foldersAround(file)
    .map((one) => path.join(folder, one))
    .reverse()) {
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
