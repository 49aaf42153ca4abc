/** The holder of a lock: a process on a machine, distinguished from a later process with the same pid. Reads /proc if it exists. */
import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import os from 'node:os';
import { codeOf } from '../../diagnostics/code-of.ts';

export interface Holder {
  pid: number;
  /** The process's start time in the kernel's ticks; undefined if the system does not provide it. */
  start: string | undefined;
  /** Hash of host name, boot id and pid namespace: containers that share a folder have separate pids. */
  machine: string;
}

/** If a process cannot be looked up, it counts as dead after this long without a heartbeat. */
const heartbeatTimeoutMs = 30_000;

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

/** `silentMs`: the time since the holder's last heartbeat. */
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
    return codeOf(error) === 'EPERM';
  }
}

/** The 22nd field of /proc/PID/stat; the second one, the name, may contain spaces and brackets. A zombie counts as ended. */
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
