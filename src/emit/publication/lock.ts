/**
 * A lock that allows one publication at a time per output folder. Touches the lock folder only.
 * A process announces itself with a file whose name is never reused, then looks for others: it holds the lock if no other
 * live process has announced itself. Of two at once, at least one sees the other and retreats. Because names are unique,
 * deleting a dead process's file never deletes a live one's.
 */
import { createHash, randomBytes } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmdirSync,
  statSync,
  unlinkSync,
  utimesSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { codeOf } from '../../diagnostics/code-of.ts';
import { unlinkIfThere } from '../../files/fs-errors.ts';
import { writeNewFile } from '../../files/write-file.ts';
import { BusyError } from './failures.ts';

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

const heartbeatMs = 2_000;
/** If a process cannot be looked up, it counts as dead after this long without a heartbeat. */
const maxSilenceMs = 30_000;

/** `folder` is the lock; its parent must exist. */
export async function acquireLock(folder: string, { timeoutMs = 60_000, onWait }: LockOptions = {}): Promise<Lock> {
  const mine = path.join(folder, holderName(process.pid, randomBytes(8).toString('hex')));
  const until = Date.now() + timeoutMs;
  for (let isFirst = true; ; isFirst = false) {
    const other = announce(folder, mine);
    if (!other) break;
    if (other.pid !== undefined && isFirst) onWait?.(other.pid);
    if (Date.now() > until) throw busy(folder, other.pid);
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
      if (timeOf(mine) === undefined) throw busy(folder);
    },
  };
}

/** A process that has announced itself; without a number if it has just retreated. */
interface Other {
  pid?: number;
}

/** Undefined if this process now holds the lock; otherwise the announcement is withdrawn. */
function announce(folder: string, mine: string): Other | undefined {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  let other: Other | undefined = {};
  try {
    writeNewFile(mine, '');
    other = findOther(folder, mine);
    return other;
  } catch (error) {
    // The last holder has just deleted the folder.
    if (codeOf(error) !== 'ENOENT') throw error;
    return other;
  } finally {
    if (other) retreat(folder, mine);
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
function findOther(folder: string, mine: string): Other | undefined {
  const now = timeOf(mine) ?? Date.now();
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const beat = timeOf(file);
    if (file === mine || beat === undefined) continue;
    if (isAlive(name, Math.abs(now - beat))) return { pid: Number.parseInt(name, 10) };
    unlinkIfThere(file);
  }
  return undefined;
}

/** The start time tells a process from a later one with the same number, and the machine from containers that share a folder. */
export function holderName(pid: number, token: string): string {
  return [pid, startOf(pid), thisMachine(), token].join('-');
}

/** `silentMs`: the time since the holder's last heartbeat. */
function isAlive(name: string, silentMs: number): boolean {
  const [pid, start, machine] = name.split('-');
  const isSilent = silentMs >= maxSilenceMs;
  if (machine !== thisMachine()) return !isSilent;
  const startNow = startOf(Number(pid));
  return startNow !== '' && start !== '' ? startNow === start : isRunning(Number(pid)) && !isSilent;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** In the kernel's ticks: the 22nd field of /proc/PID/stat, of which the second, the name, may contain spaces. Empty if unknown. A zombie has ended. */
function startOf(pid: number): string {
  const stat = readOr(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' || state === 'X' ? 'ended' : (fields[18] ?? '');
}

/** Containers have their own numbers of processes. */
function thisMachine(): string {
  const boot = readOr(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));
  const processes = readOr(() => readlinkSync('/proc/self/ns/pid'));
  return createHash('sha256').update(`${os.hostname()} ${boot} ${processes}`).digest('hex').slice(0, 12);
}

function readOr(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

function busy(folder: string, pid?: number): BusyError {
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
