/** Puts a complete site in the place of the live one by renames, each of which happens whole or not at all. */
import { mkdirSync, renameSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { renameIfThere, statIfThere, unlinkIfThere } from './fs-errors.ts';
import { type OutputPlace, siblingOf } from './output-place.ts';
import { PublishError } from './publish-error.ts';
import { nextRelease, releaseOf } from './releases.ts';

/** Where the replaced site is now; undefined where there was none. */
export type Replaced = string | undefined;

/** `aside` is where the replaced folder goes: `old` when it is to become the spare, `drop` when it is to be deleted. */
export function swap({ out, mode }: OutputPlace, fresh: string, aside: 'old' | 'drop'): Replaced {
  const old = siblingOf(out, aside);
  return mode === 'symlink' ? swapLink(out, fresh, old) : swapFolder(out, fresh, old);
}

/** Nothing comes between the two renames: for that moment there is no output folder. */
function swapFolder(out: string, incoming: string, aside: string): Replaced {
  const hadSite = renameIfThere(out, aside);
  try {
    renameSync(incoming, out);
  } catch (error) {
    if (hadSite) putBack(aside, out, error);
    throw error;
  }
  return hadSite ? aside : undefined;
}

function putBack(aside: string, out: string, cause: unknown): void {
  try {
    renameSync(aside, out);
  } catch {
    const failure = new PublishError(
      `${out} is missing: the previous site is in ${aside}. Rename that folder to ${out}, or run treesite build, which does so first.`,
      { cause },
    );
    failure.saysState = true;
    throw failure;
  }
}

/** The new site becomes a release; the link leads to the old release or to the new one at every moment. */
function swapLink(out: string, fresh: string, old: string): Replaced {
  const releases = siblingOf(out, 'releases');
  mkdirSync(releases, { recursive: true });
  const before = releaseOf(out);
  const isFolder = before === undefined && statIfThere(out) !== undefined;
  // A folder that was the output so far becomes the release before.
  const release = path.join(releases, nextRelease(releases, isFolder ? 2 : 1));
  renameSync(fresh, release);
  try {
    const link = makeLink(out, release);
    if (isFolder) return swapFolder(out, link, old);
    renameSync(link, out);
    return before;
  } catch (error) {
    renameSync(release, fresh);
    throw error;
  }
}

/** Lets the output link lead to another release. */
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
