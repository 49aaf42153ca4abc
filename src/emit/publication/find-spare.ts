/** Finds an older copy of the site that the new one can be made from. Reads the copy, and removes one that something else has changed. */
import path from 'node:path';
import type { Spare } from './assemble.ts';
import { findChangedFolders } from './changed-folders.ts';
import { statIfThere } from './fs-errors.ts';
import { inspectLive, isAsListed, type LiveSite } from './live-site.ts';
import { type OutputPlace, siblingOf } from './output-place.ts';
import { parentOf } from './parent-folders.ts';
import { readManifest } from './read-manifest.ts';
import { surplusReleases } from './releases.ts';
import { removeOldCopy } from './remove-old-copy.ts';

/** Whether there is an older copy, which may have been changed. */
export function hasSpare(place: OutputPlace): boolean {
  return surplusRelease(place) !== undefined || statIfThere(siblingOf(place.out, 'spare')) !== undefined;
}

function surplusRelease({ out, mode }: OutputPlace): string | undefined {
  return mode === 'symlink' ? surplusReleases(out, 1)[0] : undefined;
}

/** Undefined if there is none, or if it is not exactly what was published. */
export function findSpare(place: OutputPlace, live: LiveSite): Spare | undefined {
  const { out } = place;
  const release = surplusRelease(place);
  const spare = release === undefined ? readSpare(siblingOf(out, 'spare')) : readRelease(release);
  if (!spare || hasOwnFolders(spare, live)) return undefined;
  if (isAsPublished(spare, live)) return spare;
  // Its clean-up would otherwise wait for the owner. A release is deleted when the new one is live.
  if (release === undefined) removeOldCopy(spare, out, spare.manifest.foreign);
  return undefined;
}

function readSpare(folder: string): Spare | undefined {
  const manifest = readManifest(folder);
  return manifest && { folder, manifest };
}

/** Every file is inspected, because releases that are not consecutive may have equal files that are not hard links of each other. */
function readRelease(folder: string): Spare | undefined {
  const found = inspectLive(folder);
  return typeof found === 'object' && found.damaged.size === 0 ? { folder, manifest: found.manifest } : undefined;
}

/** Whether a folder of the owner's is still in the copy: one was made again in the live site before a killed publish could move it. */
function hasOwnFolders({ folder, manifest }: Spare, live: LiveSite): boolean {
  const isFolder = (name: string) => statIfThere(path.join(folder, name))?.isDirectory();
  return [...manifest.foreign, ...live.manifest.foreign].some(isFolder);
}

/**
 * Files that have not changed since the copy was live are hard links of live files, which have been inspected. So it is enough to look at
 * the folders, which show files that were added, removed or replaced, and at files that the live site does not share.
 */
export function isAsPublished({ folder, manifest }: Spare, live: Pick<LiveSite, 'listedAt' | 'unshared'>): boolean {
  const { changed, unlisted, replaced } = findChangedFolders(folder, manifest, live.listedAt);
  if (replaced.size > 0 || unlisted.some((file) => !manifest.foreign.includes(file))) return false;
  const isWhole = (file: string) => {
    const listed = manifest.files.get(file);
    return listed === undefined || isAsListed(path.join(folder, file), listed, live.listedAt);
  };
  for (const file of manifest.files.keys()) if (changed.has(parentOf(file)) && !isWhole(file)) return false;
  return live.unshared.every(isWhole);
}
