/**
 * Cleans up the siblings of an output folder, after a swap and after a process that was killed at any point.
 * Touches only names that this stage gives, and only while holding the lock.
 */
import { renameSync, rmSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { removeIfEmpty, renameIfThere, statIfThere } from './fs-errors.ts';
import type { Manifest } from './manifest.ts';
import { siblingOf } from './output-place.ts';
import { readManifest } from './read-manifest.ts';
import { listReleases, neverLive, releaseBefore, releaseOf, surplusReleases } from './releases.ts';
import { moveFolders, removeOldCopy } from './remove-old-copy.ts';

/** From this many files, a spare copy is worth its disk space: the cost of a publish is then proportional to the changes. */
const defaultMinSpareFiles = 1_000;

/** If a process was killed between its two renames, renames the old site back. */
export function restoreSite(out: string): void {
  if (statIfThere(out)) return;
  if (!renameIfThere(siblingOf(out, 'old'), out)) renameIfThere(siblingOf(out, 'drop'), out);
}

/** Deletes staged files, and leftovers of killed publications except the spare and releases. */
export function removeStaged(out: string): void {
  const link = siblingOf(out, 'link');
  const abandoned = neverLive(out);
  if (abandoned !== undefined) {
    removeTree(abandoned);
    removeIfEmpty(path.dirname(abandoned));
  }
  if (statIfThere(link)) unlinkSync(link);
  removeTree(siblingOf(out, 'new'));
  removeTree(siblingOf(out, 'next'));
  if (!statIfThere(out)) removeTree(siblingOf(out, 'spare'));
}

/** Whether `restore`, `finishSwap` or `removeStaged` may have something to do, or another build is running. */
export function hasLeftovers(out: string): boolean {
  return (['lock', 'link', 'new', 'next', 'old', 'drop'] as const).some((role) => statIfThere(siblingOf(out, role)));
}

export interface FinishOptions {
  minSpareFiles?: number | undefined;
  /** Manifests that need not be read again, by folder. */
  known?: ReadonlyMap<string, Manifest>;
}

type Read = (folder: string) => Manifest | undefined;

/** The clean-up after a swap. Each step is idempotent, so a later process can complete it. */
export function finishSwap(out: string, { minSpareFiles = defaultMinSpareFiles, known }: FinishOptions = {}): void {
  if (!statIfThere(out) || !isUnfinished(out)) return;
  const read = (folder: string) => known?.get(folder) ?? readManifest(folder);
  const foreign = read(out)?.foreign ?? [];
  if (releaseOf(out) !== undefined) finishReleases(out, foreign, read);
  else {
    const old = siblingOf(out, 'old');
    const canBeSpare = (read(old)?.files.size ?? 0) >= minSpareFiles && !statIfThere(siblingOf(out, 'spare'));
    keepOrRemove(old, { out, foreign, spare: canBeSpare ? siblingOf(out, 'spare') : undefined }, read);
    removeReleases(out, foreign);
  }
  keepOrRemove(siblingOf(out, 'drop'), { out, foreign, spare: undefined }, read);
}

function isUnfinished(out: string): boolean {
  return (['old', 'drop', 'releases'] as const).some((role) => statIfThere(siblingOf(out, role)));
}

interface OldSite {
  out: string;
  foreign: readonly string[];
  /** The folder in which the old copy is kept for the next publish; undefined if it is not kept. */
  spare: string | undefined;
}

/** Keeps or deletes the formerly live folder or symlink. A folder without a manifest had only the owner's files, which the live site has now. */
function keepOrRemove(old: string, { out, foreign, spare }: OldSite, read: Read): void {
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

function finishReleases(out: string, foreign: readonly string[], read: Read): void {
  const live = releaseOf(out);
  if (live === undefined) return;
  const releases = siblingOf(out, 'releases');
  const old = siblingOf(out, 'old');
  if (statIfThere(old)) renameSync(old, releaseBefore(live));
  removeTree(siblingOf(out, 'spare'));
  for (const name of listReleases(releases).reverse())
    moveFolders(foreign, { from: path.join(releases, name), to: live });
  for (const folder of surplusReleases(out, 0)) keepOrRemove(folder, { out: live, foreign, spare: undefined }, read);
}

/** Deletes the releases of a site that is no longer published through a symlink. */
function removeReleases(out: string, foreign: readonly string[]): void {
  const releases = siblingOf(out, 'releases');
  for (const name of listReleases(releases)) moveFolders(foreign, { from: path.join(releases, name), to: out });
  removeTree(releases);
}

export function removeTree(folder: string): void {
  if (statIfThere(folder)) rmSync(folder, { recursive: true, force: true });
}
