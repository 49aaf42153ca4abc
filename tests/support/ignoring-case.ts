/** A simulated file system that ignores case and Unicode form, as those of macOS and Windows do. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

/** Of `node:fs`, what replacing files uses. A name gets another spelling only by being renamed to it. */
const methodNames = ['lstatSync', 'mkdirSync', 'readFileSync', 'renameSync', 'rmdirSync', 'unlinkSync'];

/** Below `root`, each part of a path is replaced by the equal name that is there. */
export async function ignoringCase<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  const key = (name: string) => name.normalize('NFC').toLowerCase();
  const { readdirSync: list, existsSync: exists } = fs;
  const find = (file: unknown) => {
    if (typeof file !== 'string' || !file.startsWith(root + path.sep)) return file;
    const step = (folder: string, part: string) => {
      const names = exists(folder) ? list(folder) : [];
      return path.join(folder, names.find((name) => key(name) === key(part)) ?? part);
    };
    return path.relative(root, file).split(path.sep).reduce(step, root);
  };
  const methods = fs as unknown as Record<string, (...args: unknown[]) => unknown>;
  const real = methodNames.map((name) => [name, methods[name]] as const);
  for (const [name, call] of real) methods[name] = (...args) => call?.(...args.map(find));
  const { renameSync: rename } = Object.fromEntries(real);
  methods.renameSync = (from, to) => {
    const [source, target] = [find(from), find(to)];
    const respelled = path.join(path.dirname(String(target)), path.basename(String(to)));
    return rename?.(source, source === target ? respelled : target);
  };
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    Object.assign(fs, Object.fromEntries(real));
    syncBuiltinESMExports();
  }
}
