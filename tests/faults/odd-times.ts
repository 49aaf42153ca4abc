/** Simulated file times and clocks, for this process: times in steps of seconds, files without numbers, a clock that jumps. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import type { Random } from '../support/random.ts';

export interface FileTimes {
  /** Every time is rounded down to a multiple of it. */
  stepMs: number;
  /** Whether files have numbers (inodes), as on most file systems. */
  hasNumbers: boolean;
}

type Method = (...args: unknown[]) => unknown;

let times: FileTimes | undefined;
let isInstalled = false;

/** What `act` sees of all files. */
export async function withFileTimes<Result>(seen: FileTimes, act: () => Promise<Result>): Promise<Result> {
  install();
  times = seen;
  try {
    return await act();
  } finally {
    times = undefined;
  }
}

function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  for (const name of ['statSync', 'lstatSync', 'fstatSync']) wrap(fs, name, (real, args) => seen(real(...args)));
  for (const name of ['stat', 'lstat']) {
    wrap(fs.promises, name, async (real, args) => seen(await real(...args)));
    wrap(fs, name, (real, args) => {
      const done = args.pop() as Method;
      return real(...args, (error: unknown, stats: unknown) => done(error, error ? stats : seen(stats)));
    });
  }
  syncBuiltinESMExports();
}

/** Keeps what the function has besides, such as its promise form. */
function wrap(target: object, name: string, call: (real: Method, args: unknown[]) => unknown): void {
  const methods = target as Record<string, Method>;
  const real = methods[name];
  if (real) methods[name] = Object.assign((...args: unknown[]) => call(real, args), real);
}

function seen(stats: unknown): unknown {
  if (!times || !(stats instanceof fs.Stats)) return stats;
  for (const name of ['atime', 'mtime', 'ctime', 'birthtime'] as const) {
    const rounded = Math.floor(stats[`${name}Ms`] / times.stepMs) * times.stepMs;
    stats[`${name}Ms`] = rounded;
    stats[name] = new Date(rounded);
  }
  if (!times.hasNumbers) stats.ino = 0;
  return stats;
}

const RealDate = globalThis.Date;

export interface JumpingClock {
  /** The clock is this many milliseconds ahead of the real one, or behind it. */
  offsetMs: number;
  /** At each look, the clock jumps by up to `maxJumpMs` with this probability. */
  jumps: number;
  maxJumpMs: number;
  random: Random;
}

/** The clock of Node while `act` runs. Timers and the times of files are not affected. */
export async function withClock<Result>(
  { offsetMs, jumps, maxJumpMs, random }: JumpingClock,
  act: () => Promise<Result>,
): Promise<Result> {
  let offset = offsetMs;
  const now = () => {
    if (random() < jumps) offset = offsetMs + (2 * random() - 1) * maxJumpMs;
    return Math.round(RealDate.now() + offset);
  };
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args) => Reflect.construct(target, args.length === 0 ? [now()] : args) as object,
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  try {
    return await act();
  } finally {
    globalThis.Date = RealDate;
  }
}
