/** The output folder → its real path, the names of its siblings, and how it is published. Reads the folder. */
import { accessSync, constants, lstatSync, readFileSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { statIfThere } from '../../files/fs-errors.ts';
import { PublishError } from './publish-error.ts';

/** `folder`: files are replaced one by one in the live folder. `symlink`: the output is a symlink to the latest release, replaced by one rename. */
export type PublishMode = 'folder' | 'symlink';

export interface OutputPlace {
  mode: PublishMode;
  /** The output's path, after the owner's own symlinks: a folder, a symlink to a release, or nothing yet. */
  out: string;
  /** The folder with the live files; it may be missing. */
  folder: string;
  /** The output folder as the owner names it, for messages. */
  named: string;
}

/** The siblings of an output folder, which are on the same file system so that renames work. */
export type Role = 'lock' | 'new' | 'journal' | 'releases' | 'link';

/** dist → .dist.treesite-lock, .dist.treesite-new and so on. */
export function siblingOf(out: string, role: Role): string {
  return path.join(path.dirname(out), `.${path.basename(out)}.treesite-${role}`);
}

/** `wanted` is the site's setting; by default, a symlink to a release is published by replacing it. */
export function findPlace(named: string, wanted?: PublishMode): OutputPlace {
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

/** Throws where a file cannot be moved into the folder by a rename. */
export function assertReplaceable({ out, folder }: OutputPlace): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  const parent = path.dirname(out);
  if (!found || (found.dev === statSync(parent).dev && !isMounted(out) && isWritable(parent))) return;
  throw new PublishError(
    `${out} cannot be the output folder: it is a mount point, or its parent folder is not writable. New files are written beside it first.`,
  );
}

/** Detects bind mounts, which have the same device number as their parent. */
function isMounted(out: string): boolean {
  try {
    const real = realpathSync(out);
    const points = readFileSync('/proc/self/mountinfo', 'utf8')
      .split('\n')
      .map((line) =>
        (line.split(' ')[4] ?? '').replace(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(parseInt(code, 8))),
      );
    return points.includes(real);
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
