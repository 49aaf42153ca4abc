/**
 * A lock that allows one publication at a time per output folder, and a folder for its files. Touches the lock's folder only.
 * A process announces itself with a folder whose name is never reused, then looks for others: it holds the lock if no other
 * live process has announced itself. Of two at once, at least one sees the other and retreats. Because names are unique,
 * deleting a dead process's folder never deletes a live one's.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../../diagnostics/errors.ts';
import { assertOwnFolder } from '../../files/write-file.ts';
import { BusyError } from './failures.ts';

export interface LockOptions {
  timeoutMs?: number;
  /** Called once if another process holds the lock. */
  onWait?: ((pid: number) => void) | undefined;
}

/**
 * Returns a folder for the holder's files, and deletes what dead holders left. `folder` is the lock; its parent must exist.
 * In another container, which does not see this process, a process may assume it to be dead and delete its folder. Then these
 * files can no longer be published.
 */
export async function acquireLock(folder: string, { timeoutMs = 60_000, onWait }: LockOptions = {}): Promise<string> {
  const mine = path.join(folder, holderName(process.pid, randomBytes(8).toString('hex')));
  const until = Date.now() + timeoutMs;
  for (let isFirst = true; ; isFirst = false) {
    const holder = announce(folder, mine);
    if (holder === undefined) return mine;
    if (isFirst && holder !== gone) onWait?.(holder);
    if (Date.now() > until) throw busy(folder, holder);
    // Not from node:timers/promises, which takes a millisecond to load.
    await new Promise((resolve) => setTimeout(resolve, 10 + Math.random() * 60));
  }
}

/** Instead of the number of a holder that has just retreated. */
const gone = 0;

/** Undefined if this process now holds the lock. Otherwise the holder's number; the announcement is withdrawn. */
function announce(folder: string, mine: string): number | undefined {
  assertOwnFolder(folder);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  let holder: number | undefined = gone;
  try {
    mkdirSync(mine);
    holder = findHolder(folder, mine);
  } catch (error) {
    // The last holder has just deleted the folder.
    if (codeOf(error) !== 'ENOENT') throw error;
  } finally {
    if (holder !== undefined) releaseLock(mine);
  }
  return holder;
}

/** `mine` is what `acquireLock` returned. Deletes it. */
export function releaseLock(mine: string): void {
  try {
    rmSync(mine, { recursive: true, force: true });
    rmdirSync(path.dirname(mine));
  } catch {
    // Others have announced themselves, or something in it is not of a build.
  }
}

/** The number of another live process that has announced itself. Deletes what dead ones left. */
function findHolder(folder: string, mine: string): number | undefined {
  const others = readdirSync(folder).filter((name) => holderForm.test(name) && name !== path.basename(mine));
  const holder = others.find(isAlive);
  if (holder !== undefined) return Number.parseInt(holder, 10);
  for (const name of others) rmSync(path.join(folder, name), { recursive: true });
  return undefined;
}

/** The start time tells a process from a later one with the same number. */
export function holderName(pid: number, token: string): string {
  return [pid, startOf(pid), token].join('-');
}

/** Not 0: the system would say that this process exists. */
const holderForm = /^([1-9]\d*)-(\d*)-[0-9a-f]+$/;

function isAlive(name: string): boolean {
  const [, pid, start] = holderForm.exec(name) ?? [];
  const startNow = startOf(Number(pid));
  if (startNow !== '') return startNow === start;
  try {
    // Sends no signal, but asks whether this process could send one.
    return process.kill(Number(pid), 0);
  } catch (error) {
    // It is another user's process.
    return codeOf(error) === 'EPERM';
  }
}

/**
 * In the kernel's ticks: the 22nd field of /proc/PID/stat, of which the second, the name, may contain spaces. A zombie has
 * ended. Empty if unknown: there is no such process, or the system has no /proc.
 */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return /[ZX]/.test(state) ? 'ended' : (fields[18] ?? '');
  } catch {
    return '';
  }
}

function busy(folder: string, holder: number): BusyError {
  const who = holder === gone ? 'Another build' : `Another build (process ${holder})`;
  return new BusyError(
    `${who} is writing to the same folder. Wait until it finishes. If no build is running, delete ${folder}.`,
  );
}
