/** An output folder while a command works on it: its real path, how it is published, and its siblings, which are a lock and the folder for staged files. Touches the output folder and its siblings. */
import { lstatSync, mkdirSync, readlinkSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { statIfThere } from '../../files/fs-errors.ts';
import { makeFolders } from '../../files/write-file.ts';
import { BusyError, explainFailure, PublishError, type PublishedState, stateOf } from './failures.ts';
import { acquireLock, type Lock, type LockOptions } from './lock.ts';

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
  /** The folder for staged files. */
  staging: string;
  /** See Lock. */
  assertLocked: Lock['assertHeld'];
  /** What a failure leaves in the output folder. */
  published: PublishedState;
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
    const lock = await acquireLock(siblingOf(out, 'lock'), options);
    const staging = siblingOf(out, 'new');
    try {
      finishLink(out);
      sweep(staging);
      mkdirSync(staging);
      const release = releaseOf(out);
      workspace = {
        named,
        out,
        staging,
        folder: release ?? out,
        assertLocked: lock.assertHeld,
        published: stateOf(named),
        mode: mode ?? (release === undefined ? 'folder' : 'symlink'),
      };
      return await work(workspace);
    } finally {
      try {
        sweep(staging);
      } catch {
        // The next build deletes them.
      } finally {
        lock.release();
      }
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
  const out = followLinks(named);
  return (['lock', 'new'] as const).map((role) => siblingOf(out, role)).filter((file) => statIfThere(file));
}

/** dist → .dist.treesite-lock, .dist.treesite-new and so on: siblings of the output are on the same file system, so that renames work. */
export function siblingOf(out: string, role: 'lock' | 'new' | 'releases'): string {
  return path.join(path.dirname(out), `.${path.basename(out)}.treesite-${role}`);
}

/** The name under which a symlink is made that then replaces the output. */
export function newLinkOf(out: string): string {
  return path.join(siblingOf(out, 'new'), 'link');
}

/** The release that the output symlink points to; undefined if it is not a symlink to a release. */
export function releaseOf(out: string): string | undefined {
  if (!statIfThere(out)?.isSymbolicLink()) return undefined;
  const target = path.resolve(path.dirname(out), readlinkSync(out));
  return path.dirname(target) === siblingOf(out, 'releases') ? target : undefined;
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

/** A process was killed after it had renamed the folder that was to become a symlink. */
function finishLink(out: string): void {
  const link = newLinkOf(out);
  if (!statIfThere(out) && statIfThere(link)?.isSymbolicLink()) renameSync(link, out);
}

function sweep(staging: string): void {
  rmSync(staging, { recursive: true, force: true });
}
