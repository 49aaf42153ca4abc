/**
 * Brings the folders of a publication to rest: after a swap, and after a process that was killed at any point of one.
 * Only the names that this stage gives are touched, and only under the lock.
 */
import { renameSync, rmSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { renameIfThere, statIfThere } from './fs-errors.ts';
import type { Manifest } from './manifest.ts';
import { siblingOf } from './output-place.ts';
import { readManifest } from './read-manifest.ts';
import { listReleases, releaseBefore, releaseOf, surplusReleases } from './releases.ts';
import { moveFolders, removeOldCopy } from './remove-old-copy.ts';

/** From this many files on, a spare copy of the site is worth its room on the disk: every publish then costs what changed. */
export const minSpareFiles = 1_000;

/** A process was killed between its two renames: the old site is there under another name. */
export function restore(out: string): void {
  if (statIfThere(out)) return;
  if (!renameIfThere(siblingOf(out, 'old'), out)) renameIfThere(siblingOf(out, 'drop'), out);
}

/** What is staged, and what killed publications have left, apart from the spare and releases. */
export function removeStaged(out: string): void {
  const [link, staged, gone] = [siblingOf(out, 'link'), siblingOf(out, 'new'), siblingOf(out, 'gone')];
  if (statIfThere(link)) unlinkSync(link);
  removeTree(gone);
  // Under another name first: a worker thread that still writes cannot add to it then.
  if (statIfThere(staged)) renameSync(staged, gone);
  removeTree(gone);
  removeTree(siblingOf(out, 'next'));
  if (!statIfThere(out)) removeTree(siblingOf(out, 'spare'));
}

/** Something that `restore`, `settle` or `sweep` may have to take away, or another build is running. */
export function hasLeftovers(out: string): boolean {
  return (['lock', 'link', 'new', 'gone', 'next', 'old', 'drop'] as const).some((role) =>
    statIfThere(siblingOf(out, role)),
  );
}

export interface SettleOptions {
  spareFrom?: number | undefined;
  /** Lists of folders that need not be read. */
  known?: ReadonlyMap<string, Manifest>;
}

type Read = (folder: string) => Manifest | undefined;

/** Everything that follows a swap. Each part can be done again, and by a later process. */
export function finishSwap(out: string, { spareFrom = minSpareFiles, known }: SettleOptions = {}): void {
  if (!statIfThere(out) || !isUnsettled(out)) return;
  const read = (folder: string) => known?.get(folder) ?? readManifest(folder);
  const foreign = read(out)?.foreign ?? [];
  if (releaseOf(out) !== undefined) settleReleases(out, foreign, read);
  else {
    const old = siblingOf(out, 'old');
    const canBeSpare = (read(old)?.files.size ?? 0) >= spareFrom && !statIfThere(siblingOf(out, 'spare'));
    settleOld(old, { out, foreign, spare: canBeSpare ? siblingOf(out, 'spare') : undefined }, read);
    removeReleases(out, foreign);
  }
  settleOld(siblingOf(out, 'drop'), { out, foreign, spare: undefined }, read);
}

function isUnsettled(out: string): boolean {
  return (['old', 'drop', 'releases'] as const).some((role) => statIfThere(siblingOf(out, role)));
}

interface SettleOld {
  out: string;
  foreign: readonly string[];
  /** Where the old copy stays for the next publish; undefined where it does not. */
  spare: string | undefined;
}

/** The folder that was live, or the link in its place. One without a list is what an early version was about to delete. */
function settleOld(old: string, { out, foreign, spare }: SettleOld, read: Read): void {
  const found = statIfThere(old);
  if (!found) return;
  if (found.isSymbolicLink()) {
    unlinkSync(old);
    return;
  }
  moveFolders(foreign, { from: old, to: out });
  const manifest = read(old);
  if (!manifest) removeTree(old);
  else if (spare !== undefined) renameSync(old, spare);
  else removeOldCopy({ folder: old, manifest }, out, foreign);
}

function settleReleases(out: string, foreign: readonly string[], read: Read): void {
  const live = releaseOf(out);
  if (live === undefined) return;
  const releases = siblingOf(out, 'releases');
  const old = siblingOf(out, 'old');
  if (statIfThere(old)) renameSync(old, releaseBefore(live));
  removeTree(siblingOf(out, 'spare'));
  for (const name of listReleases(releases).reverse())
    moveFolders(foreign, { from: path.join(releases, name), to: live });
  for (const folder of surplusReleases(out, 0)) settleOld(folder, { out: live, foreign, spare: undefined }, read);
}

/** The site was published through a link before. */
function removeReleases(out: string, foreign: readonly string[]): void {
  const releases = siblingOf(out, 'releases');
  for (const name of listReleases(releases)) moveFolders(foreign, { from: path.join(releases, name), to: out });
  removeTree(releases);
}

export function removeTree(folder: string): void {
  if (statIfThere(folder)) rmSync(folder, { recursive: true, force: true });
}
