/** A simulated failing disk: wraps the calls of node:fs that change or read something below one folder, for this process. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { type Check, CutShort, type ReadFaultKind, wrapReads } from './fault-reads.ts';
import { type Method, type Methods, replaceMethod } from './replace-method.ts';

/** `kill`: nothing changes from the K-th call on, as if the process had ended. `torn`: a file is left half written, then the same. */
export const faultKinds = ['kill', 'torn', 'ENOSPC', 'EIO', 'EACCES', 'EMFILE'] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface FaultPlan {
  /** Only calls below this folder count. */
  root: string;
  /** The first call is 1. Infinity: none fails, all are counted. */
  at: number;
  kind: FaultKind | ReadFaultKind;
  /** Calls that read count, in place of those that change something. */
  isRead?: boolean;
  /** So many calls in a row fail, from the K-th on. */
  times?: number;
  /** Only calls that match count: `rename dist/index.html`. */
  only?: RegExp;
  /** What happens in place of the simulated death. */
  die?: () => void;
}

export interface FaultCount {
  calls: number;
  /** The call that failed, and its file. */
  failed: string | undefined;
}

let plan: FaultPlan | undefined;
let count: FaultCount = { calls: 0, failed: undefined };
const opened = new Map<number, string>();

/** Calls that change the disk, with the arguments that name what they change. */
const byPath: Readonly<Record<string, readonly number[]>> = {
  appendFile: [0],
  chmod: [0],
  copyFile: [1],
  cp: [1],
  link: [1],
  mkdir: [0],
  mkdtemp: [0],
  rename: [0, 1],
  rm: [0],
  rmdir: [0],
  symlink: [1],
  truncate: [0],
  unlink: [0],
  utimes: [0],
  writeFile: [0],
};
const byDescriptor = ['fchmod', 'fsync', 'ftruncate', 'futimes', 'write', 'writev'];

export class SimulatedCrash extends Error {}

/** Counts and fails until `stop`. */
export function startFaults(next: FaultPlan): void {
  install();
  plan = next;
  count = { calls: 0, failed: undefined };
}

export function stopFaults(): FaultCount {
  plan = undefined;
  return count;
}

let isInstalled = false;

function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  const sync = fs as unknown as Methods;
  const promises = fs.promises as unknown as Methods;
  for (const [name, places] of Object.entries(byPath)) {
    wrapSync(sync, `${name}Sync`, (args) => pathsOf(args, places));
    wrapCallback(sync, name, (args) => pathsOf(args, places));
    wrapPromise(promises, name, (args) => pathsOf(args, places));
  }
  // What is simulated does not outlive the process, and flushing takes most of the time.
  replaceMethod(sync, 'fsyncSync', () => undefined);
  for (const name of byDescriptor)
    wrapSync(sync, `${name}Sync`, ([descriptor]) => [opened.get(Number(descriptor)) ?? '']);
  const checkRead: Check = (call, file) => check(call, [file], { isRead: true });
  wrapReads({ sync, promises }, checkRead, opened);
  wrapOpen(sync, promises);
  syncBuiltinESMExports();
}

function pathsOf(args: readonly unknown[], places: readonly number[]): string[] {
  return places.map((place) => String(args[place] ?? ''));
}

type FindPaths = (args: readonly unknown[]) => string[];

function wrapSync(target: Methods, name: string, find: FindPaths): void {
  replaceMethod(target, name, (real, args) => {
    const failure = check(name.replace(/Sync$/, ''), find(args), { tear: () => tear(name, real, args) });
    if (failure) throw failure;
    return real(...args);
  });
}

function wrapCallback(target: Methods, name: string, find: FindPaths): void {
  replaceMethod(target, name, (real, args) => {
    const failure = check(name, find(args));
    if (!failure) return real(...args);
    const done: unknown = args.at(-1);
    if (typeof done === 'function') queueMicrotask(() => done(failure));
    return undefined;
  });
}

function wrapPromise(target: Methods, name: string, find: FindPaths): void {
  replaceMethod(target, name, async (real, args) => {
    const failure = check(name, find(args), {
      tear: () => tear(name, (...half) => fs.writeFileSync(...(half as unknown as [string, string])), args),
    });
    if (failure) throw failure;
    return real(...args);
  });
}

/** Opening for writing counts as a change, for reading as a read; open files are identified by their descriptors afterwards. */
function wrapOpen(sync: Methods, promises: Methods): void {
  const writes = (flags: unknown) =>
    typeof flags === 'string'
      ? /[wa+]/.test(flags)
      : (Number(flags ?? 0) & (fs.constants.O_WRONLY | fs.constants.O_RDWR)) !== 0;
  const failureOf = ([file, flags]: readonly unknown[]) => check('open', [String(file)], { isRead: !writes(flags) });
  replaceMethod(sync, 'openSync', (real, args) => {
    const failure = failureOf(args);
    if (failure) throw failure;
    const descriptor = real(...args);
    opened.set(Number(descriptor), String(args[0]));
    return descriptor;
  });
  replaceMethod(promises, 'open', async (real, args) => {
    const failure = failureOf(args);
    if (failure) throw failure;
    return real(...args);
  });
}

/** Half of what was to be written is on the disk. */
function tear(name: string, real: Method, args: readonly never[]): void {
  const call = real as unknown as (...args: unknown[]) => unknown;
  const [target, contents, offset, length, at] = args as unknown as [unknown, unknown, number?, number?, number?];
  const half = (value: unknown) =>
    typeof value === 'string' || value instanceof Uint8Array ? value.slice(0, value.length / 2) : '';
  if (/^writeFile/.test(name)) call(target, half(contents));
  else if (/^write/.test(name) && contents instanceof Uint8Array)
    call(target, contents, offset ?? 0, Math.floor((length ?? contents.length) / 2), at);
}

function check(
  name: string,
  files: readonly string[],
  { isRead = false, tear: tearNow = () => {} }: { isRead?: boolean; tear?: () => void } = {},
): Error | undefined {
  if (!plan || (plan.isRead ?? false) !== isRead) return undefined;
  const { root, at, kind, times = 1, only, die } = plan;
  if (kind === 'half' && !/^read(File)?$/.test(name)) return undefined;
  const file = files.find((one) => path.resolve(one).startsWith(root));
  if (file === undefined) return undefined;
  const call = `${name} ${path.relative(root, file)}`;
  if (only && !only.test(call)) return undefined;
  count.calls++;
  const isDead = kind === 'kill' || kind === 'torn';
  if (count.calls < at || (count.calls >= at + times && !isDead)) return undefined;
  if (count.calls === at) {
    count.failed = call;
    const current = plan;
    plan = undefined;
    if (kind === 'torn' || kind === 'ENOSPC') tearNow();
    plan = current;
    if (isDead) die?.();
  }
  if (isDead) return new SimulatedCrash('The process is dead.');
  if (kind === 'half') return new CutShort();
  return Object.assign(new Error(`${kind}: injected, ${name} '${file}'`), {
    code: kind,
    syscall: name,
    path: file,
    errno: -5,
  });
}
