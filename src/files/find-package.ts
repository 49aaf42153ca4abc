/** Finds an installed npm package as Node does. Reads its package.json. */
import path from 'node:path';
import { readIfThere } from './read-if-there.ts';

export interface InstalledPackage {
  /** Absolute. */
  folder: string;
  version: string;
}

/** Looks in node_modules of `from` and of its parents. Not by `import.meta.resolve`, because many packages do not export their package.json. */
export function findPackage(name: string, from: string): InstalledPackage | undefined {
  const folder = path.join(from, 'node_modules', name);
  const manifest = readIfThere(path.join(folder, 'package.json'));
  if (manifest !== undefined) return { folder, version: JSON.parse(manifest).version };
  const parent = path.dirname(from);
  return parent === from ? undefined : findPackage(name, parent);
}
