/** Finds an installed npm package as Node does. Reads files of node_modules. */
import path from 'node:path';
import { codeOf } from '../diagnostics/errors.ts';
import { readIfThere } from './fs-errors.ts';

export interface InstalledPackage {
  /** Absolute. */
  folder: string;
  version: string;
}

/** Looks in node_modules of `from` and of its parents. Not by `import.meta.resolve`, because many packages do not export their package.json. */
export function findPackage(name: string, from: string): InstalledPackage | undefined {
  const found = findInModules(path.join(name, 'package.json'), from);
  return found && { folder: path.dirname(found.file), version: JSON.parse(found.text).version };
}

/** A file in the nearest node_modules that has it. */
export function findInModules(name: string, from: string): { file: string; text: string } | undefined {
  const file = path.join(from, 'node_modules', name);
  const text = readIfAllowed(file);
  if (text !== undefined) return { file, text };
  const parent = path.dirname(from);
  return parent === from ? undefined : findInModules(name, parent);
}

/** Undefined also for a file that this user may not read, as in another user's folder above the project: Node passes it, too. */
function readIfAllowed(file: string): string | undefined {
  try {
    return readIfThere(file);
  } catch (error) {
    if (['EACCES', 'EPERM'].includes(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}
