/** All files of a folder as one value, to compare folders byte by byte. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/** Path below the folder, with forward slashes, to its contents: one character a byte; links to where they lead. */
export function readTree(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry): [string, string] => {
      const file = path.join(entry.parentPath, entry.name);
      const contents = entry.isSymbolicLink() ? `-> ${readlinkSync(file)}` : readFileSync(file, 'latin1');
      return [path.relative(folder, file).split(path.sep).join('/'), contents];
    });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
