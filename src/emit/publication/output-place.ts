/** Where a site is published: the output folder without its links, the names used beside it, and how it is replaced. Reads the folder. */
import { accessSync, constants, lstatSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * `folder`: the output folder is replaced by two renames. `symlink`: it is a link to the newest release, replaced by
 * one. `files`: it cannot be replaced, as a mount point cannot: its files are, one by one.
 */
export type PublishMode = 'folder' | 'symlink' | 'files';

export interface OutputPlace {
  mode: PublishMode;
  /** What is replaced: the output folder, or what it leads to when it is a link of the owner's own. */
  out: string;
  /** Where the output folder is named, for messages. */
  named: string;
}

/** The sibling folders of an output folder: on the same file system, so that a rename is enough. */
export type Role = 'lock' | 'new' | 'gone' | 'next' | 'old' | 'drop' | 'spare' | 'releases' | 'link';

/** `dist` has the siblings .dist.treesite-lock, -new and so on. */
export function siblingOf(out: string, role: Role): string {
  return path.join(path.dirname(out), `.${path.basename(out)}.treesite-${role}`);
}

/** `wanted` is what the site asks for; a link is published by flipping it where nothing else is asked for. */
export function findPlace(named: string, wanted?: 'folder' | 'symlink'): OutputPlace {
  const { out, isLink } = followLinks(named);
  if (isFixed(out)) return { mode: 'files', out, named };
  return { mode: wanted ?? (isLink ? 'symlink' : 'folder'), out, named };
}

/** The folder that a link leads to, and where releases are kept the last link, which is the one to flip. */
function followLinks(named: string): { out: string; isLink: boolean } {
  let out = named;
  for (let isLink = false; ; isLink = true) {
    if (!lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink()) return { out, isLink };
    const target = path.resolve(path.dirname(out), readlinkSync(out));
    if (path.dirname(target) === siblingOf(out, 'releases')) return { out, isLink: true };
    out = target;
  }
}

/** A folder that no rename can replace. */
function isFixed(out: string): boolean {
  const found = statSync(out, { throwIfNoEntry: false });
  const parent = statSync(path.dirname(out), { throwIfNoEntry: false });
  if (!found || !parent) return false;
  return found.dev !== parent.dev || isMounted(out) || !isWritable(path.dirname(out));
}

/** A folder of the same file system may be mounted there. */
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
