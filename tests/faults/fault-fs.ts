/** A simulated failing disk: wraps the calls of node:fs that change or read something below one folder, for this process. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

/** `kill`: nothing changes from the K-th call on, as if the process had ended. `torn`: a file is left half written, then the same. */
export const faultKinds = ['kill', 'torn', 'ENOSPC', 'EIO', 'EACCES', 'EMFILE'] as const;
export type FaultKind = (typeof faultKinds)[number];

interface FaultPlan {
  /** Only calls below this folder count. */
  root: string;
  /** The first call is 1. */
  at: number;
  kind: FaultKind | 'ESTALE';
  /** Calls that read count, in place of those that change something. */
  isRead?: boolean;
  /** So many calls in a row fail, from the K-th on. */
  times?: number;
  /** Only calls that match count: `rename dist/index.html`. */
  only?: RegExp;
}

let plan: FaultPlan | undefined;
let calls = 0;
let failed: string | undefined;
const opened = new Map<number, string>();

export class SimulatedCrash extends Error {}

export const isDeath = (kind: string) => kind === 'kill' || kind === 'torn';

/** Counts and fails until `stopFaults`. */
export function startFaults(next: FaultPlan): void {
  install();
  [plan, calls, failed] = [next, 0, undefined];
}

/** `failed`: the call that failed, and its file; undefined if there were fewer calls. */
export function stopFaults(): { calls: number; failed: string | undefined } {
  plan = undefined;
  return { calls, failed };
}

/** Calls that change the disk, with the arguments that name what they change. */
const changes: Readonly<Record<string, readonly number[]>> = {
  ...{ appendFile: [0], chmod: [0], copyFile: [1], cp: [1], link: [1], mkdir: [0], mkdtemp: [0], rename: [0, 1] },
  ...{ rm: [0], rmdir: [0], symlink: [1], truncate: [0], unlink: [0], utimes: [0], writeFile: [0] },
};
const changesOfOpenFiles = ['fchmod', 'fsync', 'ftruncate', 'futimes', 'write', 'writev'];
const reads = ['access', 'lstat', 'opendir', 'readdir', 'readFile', 'readlink', 'realpath', 'stat'];

type Method = (...args: never[]) => unknown;
type Methods = Record<string, Method>;
type FindPaths = (args: readonly unknown[]) => string[];

let isInstalled = false;

function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  // What is simulated does not outlive the process, and flushing takes most of the time.
  replace(fs as unknown as Methods, 'fsyncSync', () => undefined);
  for (const [name, places] of Object.entries(changes))
    wrap(name, (args) => places.map((place) => String(args[place] ?? '')));
  for (const name of changesOfOpenFiles) wrapSync(name, ([descriptor]) => [opened.get(Number(descriptor)) ?? '']);
  for (const name of reads) wrap(name, ([file]) => [String(file ?? '')], true);
  wrapOpen();
  syncBuiltinESMExports();
}

/** Replaces a method by one with the same properties, such as `realpathSync.native`. */
function replace(target: object, name: string, call: (real: Method, args: never[]) => unknown): void {
  const methods = target as Methods;
  const real = methods[name];
  if (real) methods[name] = Object.assign((...args: never[]) => call(real, args), real);
}

/** All three forms: with a promise, with a callback (libraries use it), and synchronous. */
function wrap(name: string, find: FindPaths, isRead = false): void {
  wrapSync(name, find, isRead);
  replace(fs, name, (real, args) => {
    const failure = failureOf(name, find(args), isRead);
    const done: unknown = args.at(-1);
    if (!failure || typeof done !== 'function') return real(...args);
    return queueMicrotask(() => done(failure));
  });
  replace(fs.promises, name, async (real, args) => {
    const failure = failureOf(name, find(args), isRead, () => writeHalf(fs.writeFileSync, args));
    if (failure) throw failure;
    return real(...args);
  });
}

function wrapSync(name: string, find: FindPaths, isRead = false): void {
  replace(fs, `${name}Sync`, (real, args) => {
    const failure = failureOf(name, find(args), isRead, () => writeHalf(real, args));
    if (failure) throw failure;
    return real(...args);
  });
}

/** Opening for writing counts as a change; open files are known by their descriptors afterwards. */
function wrapOpen(): void {
  const isChange = (flags: unknown) =>
    typeof flags === 'string'
      ? /[wa+]/.test(flags)
      : (Number(flags ?? 0) & (fs.constants.O_WRONLY | fs.constants.O_RDWR)) !== 0;
  const failure = ([file, flags]: readonly unknown[]) => failureOf('open', [String(file)], !isChange(flags));
  replace(fs, 'openSync', (real, args) => {
    const error = failure(args);
    if (error) throw error;
    const descriptor = real(...args);
    opened.set(Number(descriptor), String(args[0]));
    return descriptor;
  });
  replace(fs.promises, 'open', async (real, args) => {
    const error = failure(args);
    if (error) throw error;
    return real(...args);
  });
}

/** Half of what was to be written is on the disk. Does nothing for calls that write no contents. */
function writeHalf(real: unknown, args: readonly unknown[]): void {
  const write = real as (...args: unknown[]) => unknown;
  const [target, contents, offset, length, at] = args as [unknown, unknown, number?, number?, number?];
  if (real === copyFile) fs.writeFileSync(String(contents), halfOf(fs.readFileSync(String(target))));
  else if (contents instanceof Uint8Array && typeof target === 'number')
    write(target, contents, offset ?? 0, Math.floor((length ?? contents.length) / 2), at);
  else if (contents instanceof Uint8Array) write(target, halfOf(contents));
}

const copyFile: unknown = fs.copyFileSync;
const halfOf = (contents: Uint8Array) => contents.subarray(0, contents.length / 2);

function failureOf(name: string, files: readonly string[], isRead: boolean, tear = () => {}): Error | undefined {
  if (!plan || (plan.isRead ?? false) !== isRead) return undefined;
  const { root, at, kind, times = 1, only } = plan;
  const file = files.find((one) => path.resolve(one).startsWith(root));
  if (file === undefined) return undefined;
  const call = `${name} ${path.relative(root, file)}`;
  if (only && !only.test(call)) return undefined;
  calls++;
  if (calls < at || (calls >= at + times && !isDeath(kind))) return undefined;
  if (calls === at) {
    failed = call;
    const current = plan;
    plan = undefined;
    if (/^(write|copyFile)/.test(name) && (kind === 'torn' || kind === 'ENOSPC')) tear();
    plan = current;
  }
  if (isDeath(kind)) return new SimulatedCrash('The process is dead.');
  const message = `${kind}: injected, ${name} '${file}'`;
  return Object.assign(new Error(message), { code: kind, syscall: name, path: file, errno: -5 });
}
