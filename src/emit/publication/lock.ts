/**
 * A lock that allows one publication at a time per output folder. Touches the lock folder only.
 * A process announces itself with a file whose name is never reused, then looks for others: it holds the lock if no other
 * live process has announced itself. Of two at once, at least one sees the other and retreats. Because names are unique,
 * deleting a dead process's file never deletes a live one's.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmdirSync, statSync, unlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../../diagnostics/code-of.ts';
import { statIfThere, unlinkIfThere } from '../../files/fs-errors.ts';
import { writeNewFile } from '../../files/write-file.ts';
import { formatHolder, isAlive, parseHolder, thisProcess } from './lock-holder.ts';
import { BusyError, PublishError } from './publish-error.ts';

export interface Lock {
  release: () => void;
  /** Throws if another process assumed this one to be dead and took the lock. */
  assertHeld: () => void;
}

export interface LockOptions {
  timeoutMs?: number;
  /** Called once if another process holds the lock. */
  onWait?: ((pid: number) => void) | undefined;
}

const defaultTimeoutMs = 60_000;
const heartbeatMs = 2_000;

/** `folder` is the lock; its parent must exist. */
export async function acquireLock(
  folder: string,
  { timeoutMs = defaultTimeoutMs, onWait }: LockOptions = {},
): Promise<Lock> {
  const name = formatHolder(thisProcess(), randomBytes(8).toString('hex'));
  const mine = path.join(folder, name);
  const until = Date.now() + timeoutMs;
  for (let isFirst = true; ; isFirst = false) {
    const other = announce(folder, mine);
    if (other === undefined) break;
    if (other.pid !== undefined && isFirst) onWait?.(other.pid);
    if (Date.now() > until) throw busy(other, folder);
    // Not from node:timers/promises, which takes a millisecond to load.
    await new Promise((resolve) => setTimeout(resolve, 10 + Math.random() * 60));
  }
  const heartbeat = setInterval(() => touch(mine), heartbeatMs).unref();
  return {
    release() {
      clearInterval(heartbeat);
      retreat(folder, mine);
    },
    assertHeld() {
      if (timeOf(mine) === undefined) throw busy({ pid: undefined }, folder);
    },
  };
}

/** Undefined if this process now holds the lock; otherwise the holder, and the announcement is withdrawn. */
function announce(folder: string, mine: string): { pid: number | undefined } | undefined {
  const before = findOther(folder, { except: mine });
  if (before) return before;
  try {
    // Not with `recursive`, with which Node tries forever where nobody can make a folder, as in /proc.
    mkdirSync(folder);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  try {
    writeNewFile(mine, '');
  } catch (error) {
    // The last holder has just deleted the folder.
    if (codeOf(error) === 'ENOENT') return { pid: undefined };
    throw error;
  }
  try {
    const other = findOther(folder, { except: mine });
    if (other) retreat(folder, mine);
    return other;
  } catch (error) {
    retreat(folder, mine);
    throw error;
  }
}

function retreat(folder: string, mine: string): void {
  try {
    unlinkSync(mine);
    rmdirSync(folder);
  } catch {
    // Others have announced themselves, or the folder is gone. The next build deletes what remains.
  }
}

/** Another live process that has announced itself. Deletes the files of dead ones. */
function findOther(folder: string, { except }: { except: string }): { pid: number | undefined } | undefined {
  const found = statIfThere(folder);
  if (!found) return undefined;
  if (!found.isDirectory()) {
    // Not made by treesite: what a symbolic link leads to is not touched.
    unlinkIfThere(folder);
    return undefined;
  }
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  const now = timeOf(except) ?? Date.now();
  for (const name of names) {
    const file = path.join(folder, name);
    if (file === except) continue;
    const beat = timeOf(file);
    const holder = parseHolder(name);
    if (beat === undefined) continue;
    if (isAlive(holder, Math.abs(now - beat))) return { pid: holder?.pid };
    remove(file);
  }
  return undefined;
}

function busy({ pid }: { pid: number | undefined }, folder: string): BusyError {
  const who = pid === undefined ? 'Another build' : `Another build (process ${pid})`;
  return new BusyError(
    `${who} is writing to the same folder. Wait until it finishes. If no build is running, delete ${folder}.`,
  );
}

function timeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // assertHeld detects a missing file.
  }
}

function remove(file: string): void {
  unlinkIfThere(file);
  if (statIfThere(file))
    throw new PublishError(`${file} is a folder that treesite did not make, inside its lock. Move or delete it.`);
}
