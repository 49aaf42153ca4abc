/** Files → a hash of their names and contents, for the keys of bundles. Reads them. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf, isMissing } from '../../diagnostics/code-of.ts';
import { contentHash } from '../content-hash.ts';

/**
 * Of a file, or of all names and files in a folder. Empty if neither exists; different each time if one cannot be read, because
 * esbuild may succeed a moment later.
 */
export function hashFiles(place: string): string {
  try {
    const entries = readdirSync(place, { withFileTypes: true });
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    return contentHash(entries.map(({ name }) => `${name} ${hashFiles(path.join(place, name))}`).join('\n'));
  } catch (error) {
    return codeOf(error) === 'ENOTDIR' ? hashFile(place) : ofFailure(error);
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
  } catch (error) {
    return ofFailure(error);
  }
}

function ofFailure(error: unknown): string {
  return isMissing(error) ? '' : randomUUID();
}
