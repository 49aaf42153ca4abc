/** Files → a hash of their names and contents, for the keys of bundles. Reads them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '../content-hash.ts';

/** Of a file, or of all names and files in a folder. Empty if neither exists. */
export function hashFiles(place: string): string {
  try {
    const entries = readdirSync(place, { withFileTypes: true });
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    return contentHash(entries.map(({ name }) => `${name} ${hashFiles(path.join(place, name))}`).join('\n'));
  } catch {
    return hashFile(place);
  }
}

const known = new Map<string, string>();

/** The same for treesite's own files, which do not change while it runs. Memoized. */
export function hashPackageFiles(place: string): string {
  const found = known.get(place) ?? hashFiles(place);
  known.set(place, found);
  return found;
}

function hashFile(file: string): string {
  try {
    return contentHash(readFileSync(file));
  } catch {
    return '';
  }
}
