/** Runs a command and measures its whole process tree: processor time, wall time, peak memory. Reads /proc, so memory needs Linux. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export interface Measured {
  /** Seconds, user and system. */
  processor: number;
  /** Seconds. */
  wall: number;
  /** MiB at the peak, of all processes: their own memory, and the most that one maps from files, since a program is shared. Undefined without /proc. */
  memory: number | undefined;
  stderr: string;
}

export interface Command {
  args: readonly string[];
  cwd: string;
  env?: Record<string, string>;
}

/** Throws with the output of the command when it fails. */
export async function measure({ args, cwd, env = {} }: Command): Promise<Measured> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'treesite-measure-'));
  const files = { out: path.join(folder, 'out'), err: path.join(folder, 'err') };
  const started = performance.now();
  // The shell's `times` is exact for all processes that were waited for.
  const script = '"$@" > "$OUT" 2> "$ERR"; code=$?; times; exit $code';
  const child = spawn('sh', ['-c', script, 'sh', ...args], {
    cwd,
    env: { ...process.env, ...env, OUT: files.out, ERR: files.err },
    stdio: ['ignore', openSync(path.join(folder, 'times'), 'w'), 'inherit'],
  });
  const tree = watchTree(child.pid ?? 0);
  const [code] = await once(child, 'exit');
  const wall = (performance.now() - started) / 1000;
  const { memory, orphans } = tree.stop();
  const stderr = readFileSync(files.err, 'utf8');
  const waited = readTimes(readFileSync(path.join(folder, 'times'), 'utf8'));
  const said = `${readFileSync(files.out, 'utf8')}\n${stderr}`;
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${said.slice(-3000)}`);
  return { processor: waited + orphans, wall, memory, stderr };
}

function readTimes(text: string): number {
  const parts = [...text.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

interface Tree {
  stop: () => { memory: number | undefined; orphans: number };
}

/**
 * Samples until it is stopped. A process that its parent does not wait for (esbuild's service) is missing in `times`:
 * its seconds are those of the last sample.
 */
function watchTree(shell: number): Tree {
  let isStopped = false;
  let peak: number | undefined;
  let last = new Map<number, number>();
  const sample = () => {
    const pids = descendants(shell);
    const sizes = pids.flatMap((pid) => residentKib(pid) ?? []);
    const own = sizes.reduce((sum, size) => sum + size.own, 0);
    if (sizes.length > 0) peak = Math.max(peak ?? 0, own + Math.max(...sizes.map(({ mapped }) => mapped)));
    const [, ...below] = pids;
    if (pids.length > 0)
      last = new Map(below.flatMap((pid) => (seconds(pid) === undefined ? [] : [[pid, seconds(pid) ?? 0]])));
  };
  void (async () => {
    while (!isStopped) {
      sample();
      await delay(20);
    }
  })();
  return {
    stop: () => {
      isStopped = true;
      const orphans = [...last].reduce((sum, [pid, known]) => sum + (seconds(pid) ?? known), 0);
      return { memory: peak === undefined ? undefined : peak / 1024, orphans };
    },
  };
}

/** Parents before children, without the shell. */
function descendants(shell: number): number[] {
  const found: number[] = [];
  const walk = (pid: number) => {
    for (const thread of list(`/proc/${pid}/task`))
      for (const child of read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number)) {
        found.push(child);
        walk(child);
      }
  };
  walk(shell);
  return found;
}

function residentKib(pid: number): { own: number; mapped: number } | undefined {
  const status = read(`/proc/${pid}/status`);
  const kib = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0);
  return status === '' ? undefined : { own: kib('RssAnon') + kib('RssShmem'), mapped: kib('RssFile') };
}

/** Processor seconds: its own, and those of processes that it has waited for. Linux counts in hundredths. */
export function processTimes(pid: number): { parent: number; own: number; waited: number } | undefined {
  // The name in brackets may hold anything.
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number);
  const at = (index: number) => (fields[index] ?? 0) / 100;
  return fields.length < 15 ? undefined : { parent: fields[1] ?? 0, own: at(11) + at(12), waited: at(13) + at(14) };
}

export const seconds = (pid: number) => processTimes(pid)?.own;

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
