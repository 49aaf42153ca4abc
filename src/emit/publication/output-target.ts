/** The output folder → its real path, the names of its siblings, and how it is published. Reads the folder. */
import { lstatSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { statIfThere } from '../../files/fs-errors.ts';
import { PublishError } from './failures.ts';

/** `folder`: files are replaced one by one in the output folder. `symlink`: the output is a symlink to the latest release, replaced by one rename. */
export type PublishMode = 'folder' | 'symlink';

export interface OutputTarget {
  mode: PublishMode;
  /** The output's path, after the owner's own symlinks: a folder, a symlink to a release, or nothing yet. */
  out: string;
  /** The folder with the current files; it may be missing. */
  folder: string;
  /** The output folder as the owner names it, for messages. */
  named: string;
}

/** The siblings of an output folder, which are on the same file system so that renames work. */
type Role = 'lock' | 'new' | 'releases';

/** dist → .dist.treesite-lock, .dist.treesite-new and so on. */
export function siblingOf(out: string, role: Role): string {
  return path.join(path.dirname(out), `.${path.basename(out)}.treesite-${role}`);
}

/** `wanted` is the site's setting; by default, a symlink to a release is published by replacing it. */
export function findTarget(named: string, wanted?: PublishMode): OutputTarget {
  const out = followLinks(named);
  const release = releaseOf(out);
  return { mode: wanted ?? (release === undefined ? 'folder' : 'symlink'), out, folder: release ?? out, named };
}

/** Follows the owner's symlinks to the output folder, or to the symlink that points to a release. */
function followLinks(named: string): string {
  let out = named;
  const followed = new Set<string>();
  while (lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink() && releaseOf(out) === undefined) {
    if (followed.has(out)) throw new PublishError(`${named} is a symbolic link that leads to itself. Delete it.`);
    followed.add(out);
    out = path.resolve(path.dirname(out), readlinkSync(out));
  }
  return out;
}

/** The release that the output symlink points to; undefined if it is not a symlink to a release. */
export function releaseOf(out: string): string | undefined {
  if (!statIfThere(out)?.isSymbolicLink()) return undefined;
  const target = path.resolve(path.dirname(out), readlinkSync(out));
  return path.dirname(target) === siblingOf(out, 'releases') ? target : undefined;
}
