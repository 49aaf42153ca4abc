/** The siblings of an output folder while a command works on it: the lock, the folder for staged files, and what interrupted builds left. Touches the output folder and its siblings. */
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { statIfThere } from '../../files/fs-errors.ts';
import { makeFolders } from '../../files/write-file.ts';
import { BusyError, explainFailure } from './failures.ts';
import { acquireLock, type Lock, type LockOptions } from './lock.ts';
import { findTarget, type OutputTarget, type PublishMode, siblingOf } from './output-target.ts';

export interface WorkspaceOptions extends LockOptions {
  /** Undefined: `symlink` if the output is a symlink to a release, otherwise `folder`. */
  mode?: PublishMode | undefined;
}

export interface Workspace {
  target: OutputTarget;
  /** The folder for staged files. */
  staging: string;
  lock: Lock;
}

/**
 * Takes the lock, deletes what interrupted builds left, and returns the result of `begin`, after which the workspace must be
 * closed with `closeWorkspace`. `named` is absolute. Errors have a message for the owner.
 */
export async function openWorkspace<Result>(
  named: string,
  { mode, ...options }: WorkspaceOptions,
  begin: (workspace: Workspace) => Result,
): Promise<Result> {
  try {
    const { out } = findTarget(named);
    makeFolders(path.dirname(out));
    const lock = await acquireLock(siblingOf(out, 'lock'), options);
    const staging = siblingOf(out, 'new');
    try {
      finishLink(out);
      sweep(staging);
      mkdirSync(staging);
      return begin({ target: findTarget(named, mode), staging, lock });
    } catch (error) {
      closeWorkspace({ staging, lock });
      throw error;
    }
  } catch (error) {
    throw explainFailure(error, named);
  }
}

/** Deletes staged files and releases the lock. */
export function closeWorkspace({ staging, lock }: Pick<Workspace, 'staging' | 'lock'>): void {
  try {
    sweep(staging);
  } catch {
    // The next build deletes them.
  } finally {
    lock.release();
  }
}

/** Does `work` on an output folder that no build is writing to. */
export function inWorkspace<Result>(
  named: string,
  work: (target: OutputTarget) => Result,
  options: WorkspaceOptions = {},
): Promise<Result> {
  return openWorkspace(named, options, (workspace) => {
    const result = work(workspace.target);
    closeWorkspace(workspace);
    return result;
  });
}

/** Deletes what interrupted builds left beside an output folder, and returns the absolute paths. Touches nothing while a build is running. */
export async function cleanOutput(named: string): Promise<string[]> {
  const leftovers = leftoversOf(findTarget(named).out);
  try {
    if (leftovers.length > 0) await inWorkspace(named, () => undefined, { timeoutMs: 0 });
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
  }
  return leftovers.filter((file) => !statIfThere(file));
}

/** What interrupted builds, or one that is running, have beside an output folder: absolute paths. */
export function leftoversOf(out: string): string[] {
  return (['lock', 'new'] as const).map((role) => siblingOf(out, role)).filter((file) => statIfThere(file));
}

/** The name under which a symlink is made that then replaces the output. */
export function newLinkOf(out: string): string {
  return path.join(siblingOf(out, 'new'), 'link');
}

/** A process was killed after it had renamed the folder that was to become a symlink. */
function finishLink(out: string): void {
  const link = newLinkOf(out);
  if (!statIfThere(out) && statIfThere(link)?.isSymbolicLink()) renameSync(link, out);
}

function sweep(staging: string): void {
  rmSync(staging, { recursive: true, force: true });
}
