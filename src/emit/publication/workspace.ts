/** An output folder while a command works on it: its real path, how it is published, and its siblings, which are the folders of builds and releases. Touches the output folder and its siblings. */
import { readdirSync, readlinkSync, renameSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { statIfThere } from '../../files/fs-errors.ts';
import { makeFolders } from '../../files/write-file.ts';
import { BusyError, describePublished, explainFailure, PublishError } from './failures.ts';
import { acquireLock, type LockOptions, releaseLock } from './lock.ts';

/** `folder`: files are replaced one by one in the output folder. `symlink`: the output is a symlink to the latest release, replaced by one rename. */
type PublishMode = 'folder' | 'symlink';

export interface WorkspaceOptions extends LockOptions {
  /** Undefined: `symlink` if the output is a symlink to a release, otherwise `folder`. */
  mode?: PublishMode | undefined;
}

export interface Workspace {
  mode: PublishMode;
  /** The output folder as the owner names it, for messages. */
  named: string;
  /** The output's path, after the owner's own symlinks: a folder, a symlink to a release, or nothing yet. */
  out: string;
  /** The folder with the current files; it may be missing. */
  folder: string;
  /** A folder for staged files. */
  staging: string;
  /** A sentence: what a failure would leave in the output folder. */
  published: string;
}

/**
 * Does `work` on an output folder while no other command does. Before, deletes what interrupted builds left; afterwards, staged
 * files. `named` is absolute. Errors have a message for the owner.
 */
export async function inWorkspace<Result>(
  named: string,
  { mode, ...options }: WorkspaceOptions,
  work: (workspace: Workspace) => Result | Promise<Result>,
): Promise<Result> {
  let workspace: Workspace | undefined;
  try {
    const out = followLinks(named);
    makeFolders(path.dirname(out));
    const staging = await acquireLock(siblingOf(out, 'new'), options);
    try {
      // Without a symlink, a process was killed after it had renamed the folder that was to become one: the owner's files are in the release.
      const release =
        releaseOf(out) ?? (mode === 'symlink' && !statIfThere(out) ? listReleases(out).at(-1) : undefined);
      workspace = {
        named,
        out,
        staging,
        folder: release ?? out,
        published: describePublished(named),
        mode: mode ?? (release === undefined ? 'folder' : 'symlink'),
      };
      return await work(workspace);
    } finally {
      releaseLock(staging);
    }
  } catch (error) {
    throw explainFailure(error, named, workspace?.published);
  }
}

/** Deletes what interrupted builds left beside an output folder, and returns the absolute paths. Touches nothing while a build is running. */
export async function cleanOutput(named: string): Promise<string[]> {
  const leftovers = leftoversOf(named);
  try {
    if (leftovers.length > 0) await inWorkspace(named, { timeoutMs: 0 }, () => undefined);
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
  }
  return leftovers.filter((file) => !statIfThere(file));
}

/** What interrupted builds, or one that is running, have beside an output folder: absolute paths. */
export function leftoversOf(named: string): string[] {
  return [siblingOf(followLinks(named), 'new')].filter((folder) => statIfThere(folder));
}

/** dist → .dist.treesite-new and so on: siblings of the output are on the same file system, so that renames work. */
export function siblingOf(out: string, role: 'new' | 'releases'): string {
  return path.join(path.dirname(out), `.${path.basename(out)}.treesite-${role}`);
}

/** The paths of all releases, oldest first. */
export function listReleases(out: string): string[] {
  const releases = siblingOf(out, 'releases');
  const names = statIfThere(releases) ? readdirSync(releases) : [];
  return names
    .filter((name) => /^\d{6}$/.test(name))
    .sort()
    .map((name) => path.join(releases, name));
}

/** The release that the output symlink points to; undefined if it is not a symlink to a release. */
export function releaseOf(out: string): string | undefined {
  const target = targetOf(out);
  return target !== undefined && path.dirname(target) === siblingOf(out, 'releases') ? target : undefined;
}

/** Points the output symlink at a release; it may not exist yet. */
export function pointTo(release: string, { out, staging }: Pick<Workspace, 'out' | 'staging'>): void {
  const link = path.join(staging, 'link');
  // Relative, so that the project can be moved.
  symlinkSync(path.relative(path.dirname(out), release), link, 'dir');
  renameSync(link, out);
}

/** Undefined if it is not a symlink. */
function targetOf(link: string): string | undefined {
  return statIfThere(link)?.isSymbolicLink() ? path.resolve(path.dirname(link), readlinkSync(link)) : undefined;
}

/** Follows the owner's symlinks to the output folder, or to the symlink that points to a release. */
function followLinks(named: string): string {
  const followed = new Set<string>();
  for (let out = named; ; ) {
    const target = targetOf(out);
    if (target === undefined || releaseOf(out) !== undefined) return out;
    if (followed.has(target)) throw new PublishError(`${named} is a symbolic link that leads to itself. Delete it.`);
    followed.add(target);
    out = target;
  }
}
