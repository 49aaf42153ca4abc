/** Starts a publication: takes the lock, repairs what a killed one left, and inspects the live site. */
import { lstatSync, mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { makeFolders } from '../make-folders.ts';
import { explainFailure, type Leftover } from './explain-failure.ts';
import { hasSpare } from './find-spare.ts';
import { statIfThere } from './fs-errors.ts';
import { onInterrupt } from './interrupts.ts';
import type { LinkSource } from './link-files.ts';
import { inspectLive, type LiveSite } from './live-site.ts';
import { acquireLock, type Lock, type LockOptions } from './lock.ts';
import { findPlace, type OutputPlace, siblingOf } from './output-place.ts';
import { PublishError } from './publish-error.ts';
import { finishSwap, removeStaged, restoreSite } from './repair.ts';
import type { StagedFolder } from './staged-writer.ts';

export interface PublicationOptions extends LockOptions {
  /** How the output folder is replaced. Undefined: `symlink` if it is a symlink, otherwise `folder`. */
  mode?: 'folder' | 'symlink' | undefined;
  /** From this many files, a spare copy of the site is kept beside it. */
  minSpareFiles?: number | undefined;
}

export interface Opened {
  place: OutputPlace;
  lock: Lock;
  /** The live folder, even if it contains only the owner's files. */
  from: LinkSource | undefined;
  live: LiveSite | undefined;
  to: StagedFolder;
  minSpareFiles: number | undefined;
  /** Discards staged files and releases the lock. The next publication cleans up what could not be deleted. */
  close: () => Leftover[];
}

/** `named` is absolute and has passed `refuseOutput`. */
export async function open(named: string, options: PublicationOptions): Promise<Opened> {
  makeFolders(path.dirname(named));
  const { out } = findPlace(named, options.mode);
  const lock = await acquireLock(siblingOf(out, 'lock'), options);
  const close = closer(out, lock);
  try {
    repair(out, options);
    const place = findPlace(named, options.mode);
    if (place.mode === 'files')
      throw new PublishError(`${out} cannot be replaced: it is a mount point, or its parent folder is not writable.`);
    const live = inspectLiveSite(place.out);
    const to: StagedFolder = { folder: siblingOf(out, 'new'), layout: live && hasSpare(place) ? 'flat' : 'tree' };
    mkdirSync(to.folder);
    // A time from the disk's clock, which may differ from the machine's.
    const inspectedAt = lstatSync(to.folder).mtimeMs;
    const from = statIfThere(out) && { folder: realpathSync(out), inspectedAt };
    return { place, lock, from, live, to, minSpareFiles: options.minSpareFiles, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Restores a site that a killed publication left under another name, for commands that publish nothing. */
export async function repairOutput(named: string): Promise<void> {
  const { out } = findPlace(named);
  if (statIfThere(out) || !(['old', 'drop'] as const).some((role) => statIfThere(siblingOf(out, role)))) return;
  try {
    const lock = await acquireLock(siblingOf(out, 'lock'));
    try {
      restoreSite(out);
    } finally {
      lock.release();
    }
  } catch (error) {
    throw explainFailure(error, named);
  }
}

function repair(out: string, { minSpareFiles }: PublicationOptions): void {
  restoreSite(out);
  finishSwap(out, { minSpareFiles });
  removeStaged(out);
}

function inspectLiveSite(out: string): LiveSite | undefined {
  const live = inspectLive(out);
  if (live === 'unreadable')
    throw new PublishError(
      `The list of files in ${out} cannot be read, so treesite cannot tell which files it wrote. Move or delete ${out}.`,
    );
  return live;
}

function closer(out: string, lock: Lock): Opened['close'] {
  const close = (): Leftover[] => {
    stop();
    try {
      removeStaged(out);
      return [];
    } catch (error) {
      return [{ error, left: 'temporary files were not removed', next: 'The next build tries again.' }];
    } finally {
      lock.release();
    }
  };
  const stop = onInterrupt(close);
  return close;
}
