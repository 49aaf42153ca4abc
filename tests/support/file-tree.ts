/** All files of a folder as one value, to compare folders byte by byte. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/** Path below the folder, with forward slashes, to its contents: one character a byte; pictures to their hash, links to where they lead. */
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
  if (!/\.(png|ico|jpe?g|avif|webp|woff2)$/.test(file)) return bytes.toString('latin1');
  return `${bytes.length} bytes, ${createHash('sha256').update(bytes).digest('hex')}`;
}
