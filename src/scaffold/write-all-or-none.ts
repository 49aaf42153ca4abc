/**
 * Writes all of several files, or none: all are complete under temporary names beside their targets before the
 * first rename, and a failure undoes what was done. Never loses or truncates existing files. Touches the disk.
 */
import {
  chmodSync,
  copyFileSync,
  lstatSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describeFileFailure } from '../diagnostics/describe-failure.ts';
import { Refusal } from '../diagnostics/errors.ts';
import { readBytesIfThere } from '../files/fs-errors.ts';
import { assertOwnFolders, makeFolders } from '../files/write-file.ts';
import { decodeText } from '../load/read-text.ts';

export interface WholeFile {
  /** Absolute. */
  target: string;
  contents: string | Uint8Array;
  /** True: fails if the target exists. False: replaces it. */
  isNew: boolean;
  /** The text that `contents` were made from: fails if the target has another one by now. */
  previous?: string | undefined;
}

/** A text file as it will be. */
export interface PlannedFile {
  /** Relative to the data folder or to that of the site, with forward slashes. */
  file: string;
  text: string;
  /** The text that it has; undefined for a new file. */
  previous?: string | undefined;
}

export function inFolder(folder: string, { file, text, previous }: PlannedFile): WholeFile {
  return { target: path.join(folder, file), contents: text, previous, isNew: previous === undefined };
}

type Undo = () => void;

/** Throws a Refusal if nothing could be written. Renames files into place in order; if the process is killed meanwhile, each is either old or new. */
export function writeAllOrNone(files: readonly WholeFile[]): void {
  const undo: Undo[] = [];
  let target = '';
  const named = files.map((file) => ({ ...file, target: file.isNew ? file.target : followLink(file.target) }));
  try {
    for (const step of [stage, putInPlace])
      for (const file of named) {
        target = file.target;
        step(file, undo);
      }
  } catch (error) {
    const isAsBefore = undo.reverse().map(quietly).every(Boolean);
    throw toNotWritten(error, target, isAsBefore);
  }
  for (const file of named) quietly(() => rmSync(siblingName(file.target, 'old'), { force: true }));
}

function siblingName(target: string, role: 'new' | 'old'): string {
  return path.join(path.dirname(target), `.${path.basename(target)}.treesite-${role}`);
}

function stage({ target, contents, isNew }: WholeFile, undo: Undo[]): void {
  assertOwnFolders(target);
  makeFolders(path.dirname(target), (made) => undo.push(() => rmdirSync(made)));
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (isNew && found) throw taken(target);
  const staged = siblingName(target, 'new');
  for (const role of ['new', 'old'] as const) rmSync(siblingName(target, role), { recursive: true, force: true });
  undo.push(() => rmSync(staged, { force: true }));
  writeFileSync(staged, contents, { flag: 'wx' });
  if (found?.isFile()) chmodSync(staged, found.mode & 0o7777);
}

function putInPlace({ target, contents, isNew, previous }: WholeFile, undo: Undo[]): void {
  const [staged, old] = [siblingName(target, 'new'), siblingName(target, 'old')];
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (isNew && found) throw taken(target);
  // Another command that writes the same file stages it under the same name.
  const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
  if (!readBytesIfThere(staged)?.equals(bytes) || (previous !== undefined && !hasText(target, previous)))
    throw new Refusal(`${target} was changed meanwhile. Run the command again.`);
  if (found) {
    // A copy that fails may be there in part.
    undo.push(() => rmSync(old, { force: true }));
    copyFileSync(target, old);
    undo.push(() => renameSync(old, target));
  }
  renameSync(staged, target);
  if (!found) undo.push(() => rmSync(target, { force: true }));
}

/** Keeps the owner's symlink, and replaces the file that it points to. A link below `.treesite` is not the owner's, and is replaced itself. */
function followLink(target: string): string {
  if (target.split(path.sep).includes('.treesite')) return target;
  return lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink() ? realpathSync(target) : target;
}

function taken(target: string): Error {
  return Object.assign(new Error('The file already exists.'), { code: 'EEXIST', syscall: 'open', path: target });
}

/** A text may have been read with or without a byte order mark. */
function hasText(file: string, text: string): boolean {
  const found = readBytesIfThere(file);
  return found !== undefined && [found.toString(), decodeText(found)].includes(text);
}

function quietly(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

function toNotWritten(error: unknown, target: string, isAsBefore: boolean): unknown {
  const failure = describeFileFailure(error instanceof Error ? Object.assign(error, { siteFile: target }) : error);
  const what = error instanceof Refusal ? error.message : failure;
  if (what === undefined) return error;
  const state = isAsBefore
    ? 'Nothing was written.'
    : `Not everything could be undone. The previous files are in ${path.dirname(target)}, named .NAME.treesite-old.`;
  return new Refusal(`${what} ${state}`, { cause: error });
}
