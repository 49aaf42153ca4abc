/** Starts a publication: takes the lock, settles what a publish that was cut off left, and inspects the live site. Touches the output folder and its siblings. */
import { lstatSync, mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from '../../domain/file-names.ts';
import { statIfThere, unlinkIfThere } from '../../files/fs-errors.ts';
import { makeFolders } from '../../files/make-folders.ts';
import { writeNewFile } from '../../files/write-file.ts';
import { explainFailure } from './explain-failure.ts';
import { inspectLive, isAsListed, type LiveSite, readManifest } from './live-site.ts';
import { acquireLock, type Lock, type LockOptions } from './lock.ts';
import { formatManifest, type ListedFile, type Manifest, noFiles } from './manifest.ts';
import { assertReplaceable, findPlace, type OutputPlace, type PublishMode, siblingOf } from './output-place.ts';
import { RealFolders } from './parent-folders.ts';
import { PublishError } from './publish-error.ts';

export interface PublicationOptions extends LockOptions {
  /** Undefined: `symlink` if the output is a symlink to a release, otherwise `folder`. */
  mode?: PublishMode | undefined;
}

export interface Opened {
  place: OutputPlace;
  lock: Lock;
  live: LiveSite | undefined;
  /** The folder for staged files. */
  staging: string;
  /** In milliseconds, by the disk's clock, which may differ from the machine's. */
  inspectedAt: number;
  /** Whether an earlier publish was cut off. */
  wasCutOff: boolean;
}

/** `named` is absolute and has passed `refuseOutput`. Close it with `close`. */
export async function open(named: string, options: PublicationOptions): Promise<Opened> {
  makeFolders(path.dirname(findPlace(named).out));
  const { out } = findPlace(named, options.mode);
  const lock = await acquireLock(siblingOf(out, 'lock'), options);
  try {
    finishLink(out);
    const place = findPlace(named, options.mode);
    assertReplaceable(place);
    sweep(out);
    const staging = siblingOf(out, 'new');
    mkdirSync(staging);
    const inspectedAt = lstatSync(staging).mtimeMs;
    const wasCutOff = settle(place, staging);
    return { place, lock, live: inspectLiveSite(place), staging, inspectedAt, wasCutOff };
  } catch (error) {
    close(out, lock);
    throw error;
  }
}

/** Deletes staged files and releases the lock. Returns an error of the former, after which the next publication deletes them. */
export function close(out: string, lock: Lock): unknown {
  try {
    sweep(out);
    return undefined;
  } catch (error) {
    return error;
  } finally {
    lock.release();
  }
}

/** Does `work` under the lock, after what killed processes left is removed. */
export async function underLock<Result>(named: string, work: (place: OutputPlace) => Result, options?: LockOptions) {
  try {
    const { out } = findPlace(named);
    const lock = await acquireLock(siblingOf(out, 'lock'), options);
    try {
      finishLink(out);
      sweep(out);
      return work(findPlace(named));
    } finally {
      lock.release();
    }
  } catch (error) {
    throw explainFailure(error, named);
  }
}

/** Completes the switch from a folder to a symlink, for commands that publish nothing. */
export async function repairOutput(named: string): Promise<void> {
  const { out } = findPlace(named);
  if (!statIfThere(out) && statIfThere(siblingOf(out, 'link'))) await underLock(named, () => undefined);
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
 * The journal of a publish that was cut off is the list of the site that it was publishing. The live list becomes what is really in
 * the folder. Its time is 0, so that each file is compared by its contents.
 */
export function settle({ out, folder }: OutputPlace, staging: string): boolean {
  const journal = siblingOf(out, 'journal');
  if (!statIfThere(journal)) return false;
  const begun = readManifest(journal);
  if (begun && statIfThere(folder)) {
    const list = path.join(staging, 'settled');
    const before = readManifest(path.join(folder, manifestName)) ?? noFiles;
    writeNewFile(list, formatManifest(inFolder(folder, before, begun)).text);
    utimesSync(list, 0, 0);
    renameSync(list, path.join(folder, manifestName));
  }
  unlinkIfThere(journal);
  return true;
}

/** The files of two lists that are in the folder, each as it is. */
function inFolder(folder: string, before: Manifest, begun: Manifest): Manifest {
  const folders = new RealFolders(folder);
  const isThere = (file: string) => folders.has(file) && statIfThere(path.join(folder, file)) !== undefined;
  const files = new Map<string, ListedFile>();
  for (const [file, listed] of before.files) if (isThere(file)) files.set(file, listed);
  const pages = new Set([...before.pages].filter((file) => files.has(file)));
  for (const [file, listed] of begun.files) {
    const isOld = before.files.get(file)?.hash === listed.hash;
    if (isOld || !isThere(file) || !isAsListed(path.join(folder, file), listed)) continue;
    files.set(file, listed);
    if (begun.pages.has(file)) pages.add(file);
    else pages.delete(file);
  }
  // Assets of the site before the last one are no longer needed; those of the last one may be.
  return { files, pages, base: begun.base, kept: new Set([...before.kept].filter((file) => files.has(file))) };
}

function inspectLiveSite({ folder }: OutputPlace): LiveSite | undefined {
  const live = inspectLive(folder);
  if (live !== 'unreadable') return live;
  throw new PublishError(
    `No line of ${path.join(folder, manifestName)}, the list of files that treesite wrote, can be read, so treesite cannot tell them from yours. Put that file back from a backup; or build into a new folder with --out, and move your own files there.`,
  );
}
