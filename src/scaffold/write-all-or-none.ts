/**
 * Writes files and folders as one: all are complete under temporary names beside their places before the first is put in
 * place, and a failure undoes what was done. Nothing that was there is lost or half written. Touches the disk.
 */
import {
  chmodSync,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describeFileFailure } from '../diagnostics/describe-file-failure.ts';

export interface WholeEntry {
  /** Absolute. */
  target: string;
  /** Of a file; or of each file of a folder, by its path below it. */
  contents: string | Uint8Array | ReadonlyMap<string, string | Uint8Array>;
  /** True: fails where something is there. False: replaces what is there. */
  isNew: boolean;
}

/** Nothing was written: says why, for the owner. */
export class NotWrittenError extends Error {
  readonly code = 'TREESITE_NOT_WRITTEN';
}

type Undo = () => void;

/** Puts entries in place in their order; a process that is killed meanwhile leaves each of them whole. */
export function writeAllOrNone(entries: readonly WholeEntry[]): void {
  const undo: Undo[] = [];
  let target = '';
  const named = entries.map((entry) => ({ ...entry, target: entry.isNew ? entry.target : followLink(entry.target) }));
  try {
    for (const entry of named) {
      target = entry.target;
      stage(entry, undo);
    }
    for (const entry of named) {
      target = entry.target;
      putInPlace(entry, undo);
    }
  } catch (error) {
    throw explain(error, target, takeBack(undo));
  }
  for (const entry of named) quietly(() => rmSync(nameBeside(entry.target, 'old'), { recursive: true, force: true }));
}

/** What a killed command has left, which the next one replaces. */
export function isTemporary(name: string): boolean {
  return /^\..+\.treesite-(new|old)$/.test(name);
}

function nameBeside(target: string, role: 'new' | 'old'): string {
  return path.join(path.dirname(target), `.${path.basename(target)}.treesite-${role}`);
}

function stage({ target, contents, isNew }: WholeEntry, undo: Undo[]): void {
  makeFolder(path.dirname(target), undo);
  putBack(target);
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (isNew && found) throw taken(target);
  const staged = nameBeside(target, 'new');
  for (const role of ['new', 'old'] as const) rmSync(nameBeside(target, role), { recursive: true, force: true });
  undo.push(() => rmSync(staged, { recursive: true, force: true }));
  if (!(contents instanceof Map)) {
    writeFileSync(staged, contents as string | Uint8Array, { flag: 'wx' });
    if (found?.isFile()) chmodSync(staged, found.mode & 0o7777);
    return;
  }
  mkdirSync(staged);
  for (const [file, part] of contents) {
    mkdirSync(path.dirname(path.join(staged, file)), { recursive: true });
    writeFileSync(path.join(staged, file), part, { flag: 'wx' });
  }
}

/** A folder that a killed command had moved aside. */
function putBack(target: string): void {
  const old = nameBeside(target, 'old');
  const isMissing = !lstatSync(target, { throwIfNoEntry: false });
  if (isMissing && lstatSync(old, { throwIfNoEntry: false })) renameSync(old, target);
}

function putInPlace({ target, isNew }: WholeEntry, undo: Undo[]): void {
  const [staged, old] = [nameBeside(target, 'new'), nameBeside(target, 'old')];
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (isNew && found) throw taken(target);
  if (found?.isDirectory()) {
    renameSync(target, old);
    undo.push(() => {
      rmSync(target, { recursive: true, force: true });
      renameSync(old, target);
    });
  } else if (found) {
    keepCopy(target, old);
    undo.push(() => {
      renameSync(old, target);
      // Renaming one name of a file to another of the same file does nothing.
      rmSync(old, { force: true });
    });
  }
  renameSync(staged, target);
  if (!found) undo.push(() => rmSync(target, { recursive: true, force: true }));
}

/** A second name costs nothing and cannot be half written; some disks have none. */
function keepCopy(target: string, old: string): void {
  try {
    linkSync(target, old);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    copyFileSync(target, old);
  }
}

/** With the folders around it; what was made is taken back where nobody else has used it. */
function makeFolder(folder: string, undo: Undo[]): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  undo.push(() => {
    for (let made = folder; made.length >= first.length; made = path.dirname(made)) rmdirSync(made);
  });
}

/** A link of the owner's stays, and leads to the new contents. */
function followLink(target: string): string {
  return lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink() ? realpathSync(target) : target;
}

function taken(target: string): Error {
  return Object.assign(new Error('The file already exists.'), { code: 'EEXIST', syscall: 'open', path: target });
}

/** True where all is as it was. */
function takeBack(undo: Undo[]): boolean {
  return undo.reverse().map(quietly).every(Boolean);
}

function quietly(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

function explain(error: unknown, target: string, isAsBefore: boolean): unknown {
  const what = describeFileFailure(error instanceof Error ? Object.assign(error, { siteFile: target }) : error);
  if (what === undefined) return error;
  const state = isAsBefore
    ? 'Nothing was written.'
    : `Not everything could be undone. The previous files are in ${path.dirname(target)}, named .NAME.treesite-old.`;
  return new NotWrittenError(`${what} ${state}`, { cause: error });
}
