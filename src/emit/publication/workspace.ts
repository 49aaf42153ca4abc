/** The siblings of an output folder while a command works on it: the lock, the folder for staged files, and what interrupted builds left. Touches the output folder and its siblings. */
import { lstatSync, mkdirSync, readdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from '../../domain/file-names.ts';
import { statIfThere, unlinkIfThere } from '../../files/fs-errors.ts';
import { makeFolders } from '../../files/make-folders.ts';
import { writeNewFile } from '../../files/write-file.ts';
import { isAsListed, readList } from './current-site.ts';
import { BusyError, explainFailure } from './failures.ts';
import { acquireLock, type Lock, type LockOptions } from './lock.ts';
import { formatManifest, type Manifest, noFiles, parseManifest } from './manifest.ts';
import { findTarget, type OutputTarget, type PublishMode, siblingOf } from './output-target.ts';

export interface WorkspaceOptions extends LockOptions {
  /** Undefined: `symlink` if the output is a symlink to a release, otherwise `folder`. */
  mode?: PublishMode | undefined;
}

export interface Workspace {
  target: OutputTarget;
  lock: Lock;
  /** The folder for staged files. */
  staging: string;
  /** In milliseconds, by the disk's clock, which may differ from the machine's. */
  openedAt: number;
  /** Whether an earlier publish was cut off. */
  wasCutOff: boolean;
}

/** Takes the lock, and settles what interrupted builds left. `named` is absolute. Must be closed with `closeWorkspace`. */
export async function openWorkspace(named: string, { mode, ...options }: WorkspaceOptions = {}): Promise<Workspace> {
  const { out } = findTarget(named);
  makeFolders(path.dirname(out));
  const lock = await acquireLock(siblingOf(out, 'lock'), options);
  try {
    finishLink(out);
    sweep(out);
    const target = findTarget(named, mode);
    const staging = siblingOf(out, 'new');
    mkdirSync(staging);
    const openedAt = lstatSync(staging).mtimeMs;
    return { target, lock, staging, openedAt, wasCutOff: settle(target, staging) };
  } catch (error) {
    closeWorkspace({ target: { out }, lock });
    throw error;
  }
}

/** Deletes staged files and releases the lock. */
export function closeWorkspace({ target, lock }: { target: { out: string }; lock: Lock }): void {
  try {
    sweep(target.out);
  } catch {
    // The next build deletes them.
  } finally {
    lock.release();
  }
}

/** Does `work` on an output folder that no build is writing to. */
export async function inWorkspace<Result>(
  named: string,
  work: (target: OutputTarget) => Result,
  options?: WorkspaceOptions,
): Promise<Result> {
  try {
    const workspace = await openWorkspace(named, options);
    try {
      return work(workspace.target);
    } finally {
      closeWorkspace(workspace);
    }
  } catch (error) {
    throw explainFailure(error, named);
  }
}

/** Deletes what interrupted builds left beside an output folder, and returns the absolute paths. Touches nothing while a build is running. */
export async function cleanOutput(named: string): Promise<string[]> {
  const { out } = findTarget(named);
  const siblings = listSiblings(out);
  if (siblings.length === 0) return [];
  try {
    await inWorkspace(named, () => undefined, { timeoutMs: 0 });
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
  }
  const remaining = new Set(listSiblings(out));
  return siblings.filter((file) => !remaining.has(file));
}

function listSiblings(out: string): string[] {
  const [folder, prefix] = [path.dirname(out), `.${path.basename(out)}.treesite-`];
  const names = statIfThere(folder) ? readdirSync(folder) : [];
  return names.filter((name) => name.startsWith(prefix)).map((name) => path.join(folder, name));
}

/** Whether a build has something to clean up or to complete, or another one is running. */
export function hasLeftovers(out: string): boolean {
  return (['lock', 'link', 'new', 'journal'] as const).some((role) => statIfThere(siblingOf(out, role)));
}

/** A process was killed after it had renamed the folder that was to become a symlink. */
function finishLink(out: string): void {
  const link = siblingOf(out, 'link');
  if (!statIfThere(out) && statIfThere(link)?.isSymbolicLink()) renameSync(link, out);
}

function sweep(out: string): void {
  unlinkIfThere(siblingOf(out, 'link'));
  rmSync(siblingOf(out, 'new'), { recursive: true, force: true });
}

/**
 * The journal of a publish that was cut off is the list of the site that it was publishing. The list in the folder gets the files of both.
 * Its time is 0, so that each file is compared by its contents.
 */
function settle({ out, folder }: OutputTarget, staging: string): boolean {
  const journal = siblingOf(out, 'journal');
  const text = readList(journal);
  if (text === undefined) return false;
  if (statIfThere(folder)) {
    const list = path.join(folder, manifestName);
    const settled = path.join(staging, 'settled');
    const previous = parseManifest(readList(list) ?? '').manifest;
    writeNewFile(settled, formatManifest(combine(folder, previous, parseManifest(text).manifest)).text);
    utimesSync(settled, 0, 0);
    renameSync(settled, list);
  }
  unlinkIfThere(journal);
  return true;
}

/** The files of the previous list, and those of the next one that are in the folder already. */
function combine(folder: string, previous: Manifest, next: Manifest): Manifest {
  const [files, pages] = [new Map(previous.files), new Set(previous.pages)];
  for (const [file, listed] of next.files) {
    if (previous.files.get(file)?.hash === listed.hash || !isAsListed(path.join(folder, file), listed)) continue;
    files.set(file, listed);
    if (next.pages.has(file)) pages.add(file);
    else pages.delete(file);
  }
  const previousAssets = [...previous.previousAssets].filter((file) => !next.files.has(file));
  return { ...noFiles, files, pages, base: next.base, previousAssets: new Set(previousAssets) };
}
