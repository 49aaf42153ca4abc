/** The holder of a lock: a process of a machine, distinguished from a later process of the same number. Reads /proc where there is one. */
import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import os from 'node:os';

export interface Holder {
  pid: number;
  /** When the process started, in the kernel's own count; undefined where the system does not say. */
  start: string | undefined;
  /** The machine, its boot and its numbering of processes: containers that share a folder number theirs separately. */
  machine: string;
}

/** A process that cannot be asked is believed dead after this long without a sign of life. */
export const heartbeatTimeoutMs = 30_000;

let known: Holder | undefined;

export function thisProcess(): Holder {
  known ??= { pid: process.pid, start: startOf(process.pid), machine: thisMachine() };
  return known;
}

export function formatHolder({ pid, start, machine }: Holder, token: string): string {
  return `${pid}-${start ?? ''}-${machine}-${token}`;
}

export function parseHolder(name: string): Holder | undefined {
  const [, pid, start, machine] = /^(\d+)-(\d*)-([0-9a-f]+)-[0-9a-f]+$/.exec(name) ?? [];
  if (pid === undefined || machine === undefined) return undefined;
  return { pid: Number(pid), start: start === '' ? undefined : start, machine };
}

/** `silentMs`: how long ago the holder gave its last sign of life. */
export function isAlive(holder: Holder | undefined, silentMs: number): boolean {
  if (!holder || holder.machine !== thisProcess().machine) return silentMs < heartbeatTimeoutMs;
  const start = startOf(holder.pid);
  if (start !== undefined && holder.start !== undefined) return start === holder.start;
  return isRunning(holder.pid) && silentMs < heartbeatTimeoutMs;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The 22nd field of /proc/PID/stat; the second one, the name, may hold spaces and brackets. A zombie has ended. */
function startOf(pid: number): string | undefined {
  const stat = readOr(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' || state === 'X' ? 'ended' : fields[18];
}

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
