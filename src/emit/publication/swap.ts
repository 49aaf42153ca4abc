/** Replaces the live site by a complete new one with atomic renames. */
import { mkdirSync, renameSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { renameIfThere, statIfThere, unlinkIfThere } from './fs-errors.ts';
import { type OutputPlace, siblingOf } from './output-place.ts';
import { nextRelease, releaseOf } from './releases.ts';

/** The path of the replaced site; undefined if there was none. */
export type Replaced = string | undefined;

/** `aside` is the new name of the replaced folder: `old` if it can become the spare, `drop` if it is to be deleted. */
export function swap({ out, mode }: OutputPlace, fresh: string, aside: 'old' | 'drop'): Replaced {
  const old = siblingOf(out, aside);
  return mode === 'symlink' ? swapLink(out, fresh, old) : swapFolder(out, fresh, old);
}

/** The two renames must follow each other directly, because in between there is no output folder. */
function swapFolder(out: string, incoming: string, aside: string): Replaced {
  const hadSite = renameIfThere(out, aside);
  try {
    renameSync(incoming, out);
  } catch (error) {
    if (hadSite) putBack(aside, out);
    throw error;
  }
  return hadSite ? aside : undefined;
}

/** If this fails too, the first error is reported, with the place of the previous site. */
function putBack(aside: string, out: string): void {
  try {
    renameSync(aside, out);
  } catch {
    // explainFailure looks at what is there.
  }
}

/** Makes the new site a release and replaces the symlink, which points to the old or the new release at every moment. */
function swapLink(out: string, fresh: string, old: string): Replaced {
  const releases = siblingOf(out, 'releases');
  mkdirSync(releases, { recursive: true });
  const before = releaseOf(out);
  const isFolder = before === undefined && statIfThere(out) !== undefined;
  // If the output was a folder, it becomes the previous release.
  const release = path.join(releases, nextRelease(releases, isFolder ? 2 : 1));
  // Made first, because after a kill it shows which release never was live.
  const link = makeLink(out, release);
  renameSync(fresh, release);
  try {
    if (isFolder) return swapFolder(out, link, old);
    renameSync(link, out);
    return before;
  } catch (error) {
    renameSync(release, fresh);
    throw error;
  }
}

/** Points the output symlink at another release. */
export function switchRelease(out: string, release: string): void {
  renameSync(makeLink(out, release), out);
}

function makeLink(out: string, release: string): string {
  const link = siblingOf(out, 'link');
  unlinkIfThere(link);
  // Relative, so that the project can be moved.
  symlinkSync(path.relative(path.dirname(out), release), link, 'dir');
  return link;
}
