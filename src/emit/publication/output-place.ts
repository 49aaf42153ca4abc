/** The output folder → its real path, the names of its siblings, and how it is replaced. Reads the folder. */
import { accessSync, constants, lstatSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';
import { PublishError } from './publish-error.ts';

/**
 * `folder`: the output folder is replaced by two renames. `symlink`: it is a symlink to the latest release, replaced by one
 * rename. `files`: it cannot be replaced, for example because it is a mount point.
 */
type PublishMode = 'folder' | 'symlink' | 'files';

export interface OutputPlace {
  mode: PublishMode;
  /** The path to replace: the output folder, or the target if the owner made it a symlink. */
  out: string;
  /** The output folder as the owner names it, for messages. */
  named: string;
}

/** The siblings of an output folder, which are on the same file system so that renames work. */
export type Role = 'lock' | 'new' | 'next' | 'old' | 'drop' | 'spare' | 'releases' | 'link';

/** dist → .dist.treesite-lock, .dist.treesite-new and so on. */
export function siblingOf(out: string, role: Role): string {
  return path.join(path.dirname(out), `.${path.basename(out)}.treesite-${role}`);
}

/** `wanted` is the site's setting; by default, a symlink is published by replacing it. */
export function findPlace(named: string, wanted?: 'folder' | 'symlink'): OutputPlace {
  const { out, isLink } = followLinks(named);
  if (isFixed(out)) return { mode: 'files', out, named };
  return { mode: wanted ?? (isLink ? 'symlink' : 'folder'), out, named };
}

/** Follows symlinks to the output folder, or to the symlink that points to a release, which is the one to replace. */
function followLinks(named: string): { out: string; isLink: boolean } {
  let out = named;
  const followed = new Set<string>();
  for (let isLink = false; ; isLink = true) {
    if (followed.has(out)) throw new PublishError(`${named} is a symbolic link that leads to itself. Delete it.`);
    followed.add(out);
    if (!lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink()) return { out, isLink };
    const target = path.resolve(path.dirname(out), readlinkSync(out));
    if (path.dirname(target) === siblingOf(out, 'releases')) return { out, isLink: true };
    out = target;
  }
}

/** Whether a rename cannot replace the folder. */
function isFixed(out: string): boolean {
  const found = statSync(out, { throwIfNoEntry: false });
  const parent = statSync(path.dirname(out), { throwIfNoEntry: false });
  if (!found || !parent) return false;
  return found.dev !== parent.dev || isMounted(out) || !isWritable(path.dirname(out));
}

/** Detects bind mounts, which have the same device number as their parent. */
function isMounted(out: string): boolean {
  try {
    const points = readFileSync('/proc/self/mountinfo', 'utf8')
      .split('\n')
      .map((line) =>
        (line.split(' ')[4] ?? '').replace(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(parseInt(code, 8))),
      );
    return points.includes(out);
  } catch {
    return false;
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
