/** All files of a folder as one value, to compare folders byte by byte. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Path below the folder, with forward slashes, to its contents: one character a byte. */
export function readTree(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(path.join(folder, name), 'latin1')]));
}
