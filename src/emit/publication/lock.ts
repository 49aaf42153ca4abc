/**
 * A lock that allows one publication at a time per output folder. Touches the lock folder only.
 * A process announces itself with a file whose name is never reused, then looks for others: it holds the lock if no other
 * live process has announced itself. Of two at once, at least one sees the other and retreats. Because names are unique,
 * deleting a dead process's file never deletes a live one's.
 */
import { randomBytes } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { codeOf } from '../../diagnostics/code-of.ts';
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
const maxPidBytes = 20;

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
      if (!exists(mine)) throw busy({ pid: undefined }, folder);
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
    writeFileSync(mine, '', { flag: 'wx' });
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
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    if (codeOf(error) === 'ENOTDIR') return findEarly(folder);
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

/** Early versions used a file with a pid in place of the lock folder. */
function findEarly(file: string): { pid: number } | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  // Anything else, such as a named pipe, was not written by treesite.
  const pid = stats?.isFile() && stats.size < maxPidBytes ? Number(readText(file)) : Number.NaN;
  const beat = stats?.mtimeMs;
  const isHeld = pid > 0 && isAlive({ ...thisProcess(), pid, start: undefined }, 0);
  if (isHeld || (pid === 0 && beat !== undefined && Date.now() - beat < heartbeatMs)) return { pid };
  remove(file);
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

function exists(file: string): boolean {
  return timeOf(file) !== undefined;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // assertHeld detects a missing file.
  }
}

function remove(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    // Systems differ in the error for a folder.
    if (!statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw error;
    throw new PublishError(`${file} is a folder that treesite did not make, inside its lock. Move or delete it.`, {
      cause: error,
    });
  }
}
