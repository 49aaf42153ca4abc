/** All files of a folder as one value, to compare folders byte by byte. */
import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/** Path below the folder, with forward slashes, to its text; pictures and other bytes to their hash, links to where they lead. */
export function readTree(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry): [string, string] => {
      const file = path.join(entry.parentPath, entry.name);
      const contents = entry.isSymbolicLink() ? `-> ${readlinkSync(file)}` : contentsOf(file);
      return [path.relative(folder, file).split(path.sep).join('/'), contents];
    });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function contentsOf(file: string): string {
  const bytes = readFileSync(file);
  if (isUtf8(bytes)) return bytes.toString();
  return `${bytes.length} bytes, ${createHash('sha256').update(bytes).digest('hex')}`;
}
