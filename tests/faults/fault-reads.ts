/** The calls of node:fs that read, wrapped so that one can fail: see fault-fs.ts. */
import type fs from 'node:fs';
import { type Methods, replaceMethod } from './replace-method.ts';

export const readErrors = ['EIO', 'EACCES', 'ESTALE', 'EMFILE', 'ENOENT'] as const;
/** `half`: the second half of a file is missing, and no error says so. */
export const readKinds = [...readErrors, 'half'] as const;
export type ReadFaultKind = (typeof readKinds)[number];

/** In place of an error: the call gives half of the file. */
export class CutShort extends Error {}

/** The error with which a call fails, if any. */
export type Check = (call: string, file: string) => Error | undefined;

const byPath = ['access', 'exists', 'lstat', 'opendir', 'readdir', 'readFile', 'readlink', 'realpath', 'stat'];

/** `opened`: the files of open descriptors. */
export function wrapReads(
  { sync, promises }: { sync: Methods; promises: Methods },
  check: Check,
  opened: ReadonlyMap<number, string>,
): void {
  const fileOf = (place: unknown) => (typeof place === 'number' ? (opened.get(place) ?? '') : String(place ?? ''));
  for (const name of byPath) {
    replaceMethod(sync, `${name}Sync`, (real, args) => syncCall(name, real, args, check(name, fileOf(args[0]))));
    replaceMethod(promises, name, async (real, args) => asyncCall(real, args, check(name, fileOf(args[0]))));
    // Libraries call these: fast-glob lists folders with them.
    if (name !== 'exists')
      replaceMethod(sync, name, (real, args) => {
        const failure = check(name, fileOf(args[0]));
        if (!failure || failure instanceof CutShort) return real(...args);
        const done: unknown = args.at(-1);
        if (typeof done === 'function') queueMicrotask(() => done(failure));
        return undefined;
      });
  }
  replaceMethod(sync, 'fstatSync', (real, args) => syncCall('fstat', real, args, check('fstat', fileOf(args[0]))));
  replaceMethod(sync, 'readSync', (real, args) => {
    const failure = check('read', fileOf(args[0]));
    if (failure instanceof CutShort) return readHalf(real, args);
    if (failure) throw failure;
    return real(...args);
  });
}

type Real = (...args: never[]) => unknown;

function syncCall(name: string, real: Real, args: never[], failure: Error | undefined): unknown {
  if (!failure) return real(...args);
  if (failure instanceof CutShort) return half(real(...args));
  if (name === 'exists') return false;
  const { throwIfNoEntry } = (args[1] ?? {}) as { throwIfNoEntry?: boolean };
  if (throwIfNoEntry === false && (failure as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  throw failure;
}

async function asyncCall(real: Real, args: never[], failure: Error | undefined): Promise<unknown> {
  if (!failure) return real(...args);
  if (failure instanceof CutShort) return half(await real(...args));
  throw failure;
}

function half(contents: unknown): unknown {
  return typeof contents === 'string' || contents instanceof Uint8Array
    ? contents.slice(0, contents.length / 2)
    : contents;
}

/** Half of the bytes, then the end of the file. */
function readHalf(real: Real, args: never[]): number {
  const [descriptor] = args as unknown as [number];
  const read = Number(real(...args));
  const rest = Buffer.alloc(65_536);
  const skip = real as unknown as typeof fs.readSync;
  while (skip(descriptor, rest, 0, rest.length, null) > 0);
  return Math.floor(read / 2);
}
