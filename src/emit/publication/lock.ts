/**
 * A lock that allows one publication at a time per output folder. Touches the lock folder only.
 * A process announces itself with a file whose name is never reused, then looks for others: it holds the lock if no other
 * live process has announced itself. Of two at once, at least one sees the other and retreats. Because names are unique,
 * deleting a dead process's file never deletes a live one's.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmdirSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../../diagnostics/code-of.ts';
import { statIfThere, unlinkIfThere } from '../../files/fs-errors.ts';
import { writeNewFile } from '../../files/write-file.ts';
import { BusyError } from './failures.ts';

export interface Lock {
  release: () => void;
  /** Throws if a process in another container, which sees other processes, assumed this one to be dead and took the lock. */
  assertHeld: () => void;
}

export interface LockOptions {
  timeoutMs?: number;
  /** Called once if another process holds the lock. */
  onWait?: ((pid: number) => void) | undefined;
}

/** Instead of the name of a holder that has just retreated. */
const gone = 'gone';

/** `folder` is the lock; its parent must exist. */
export async function acquireLock(folder: string, { timeoutMs = 60_000, onWait }: LockOptions = {}): Promise<Lock> {
  const mine = path.join(folder, holderName(process.pid, randomBytes(8).toString('hex')));
  const until = Date.now() + timeoutMs;
  for (let isFirst = true; ; isFirst = false) {
    const holder = announce(folder, mine);
    if (holder === undefined) break;
    if (isFirst && holder !== gone) onWait?.(Number.parseInt(holder, 10));
    if (Date.now() > until) throw busy(folder, holder);
    // Not from node:timers/promises, which takes a millisecond to load.
    await new Promise((resolve) => setTimeout(resolve, 10 + Math.random() * 60));
  }
  return {
    release: () => retreat(folder, mine),
    assertHeld: () => {
      if (!statIfThere(mine)) throw busy(folder, gone);
    },
  };
}

/** Undefined if this process now holds the lock. Otherwise the name of the holder; the announcement is withdrawn. */
function announce(folder: string, mine: string): string | undefined {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  let holder: string | undefined = gone;
  try {
    writeNewFile(mine, '');
    holder = findHolder(folder, mine);
  } catch (error) {
    // The last holder has just deleted the folder.
    if (codeOf(error) !== 'ENOENT') throw error;
  } finally {
    if (holder !== undefined) retreat(folder, mine);
  }
  return holder;
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
function findHolder(folder: string, mine: string): string | undefined {
  const others = readdirSync(folder).filter((name) => name !== path.basename(mine));
  const holder = others.find(isAlive);
  if (holder === undefined) for (const name of others) unlinkIfThere(path.join(folder, name));
  return holder;
}

/** The start time tells a process from a later one with the same number. */
export function holderName(pid: number, token: string): string {
  return [pid, startOf(pid), token].join('-');
}

function isAlive(name: string): boolean {
  const [pid, start] = name.split('-');
  const startNow = startOf(Number(pid));
  return startNow === '' ? isRunning(Number(pid)) : startNow === start;
}

/** Asks the system by sending no signal: EPERM means that the process is another user's. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * In the kernel's ticks: the 22nd field of /proc/PID/stat, of which the second, the name, may contain spaces. A zombie has
 * ended. Empty if unknown: there is no such process, or the system has no /proc.
 */
function startOf(pid: number): string {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' || state === 'X' ? 'ended' : (fields[18] ?? '');
}

function busy(folder: string, holder: string): BusyError {
  const who = holder === gone ? 'Another build' : `Another build (process ${Number.parseInt(holder, 10)})`;
  return new BusyError(
    `${who} is writing to the same folder. Wait until it finishes. If no build is running, delete ${folder}.`,
  );
}
