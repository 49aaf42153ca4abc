/**
 * Reads files of a cache folder safely: reading a named pipe could block, and a huge sparse file could exhaust the memory. Both
 * count as damaged. Touches the files that it is given.
 */
import { lstatSync, readFileSync, rmSync } from 'node:fs';

const headLength = 64;

/** Undefined if there is no file, but for example a symbolic link; if it exceeds `maxBytes`; or if its start does not match `begin`. */
export function readCacheFile(
  file: string,
  { begin, maxBytes }: { begin: RegExp; maxBytes: number },
): Buffer | undefined {
  try {
    const found = lstatSync(file);
    if (!found.isFile() || found.size > maxBytes) return undefined;
    const bytes = readFileSync(file);
    return begin.test(bytes.toString('latin1', 0, headLength)) ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Also removes a folder in its place. Never fails: what cannot be removed only takes up space, or is found to be damaged. */
export function removeCacheFile(file: string): void {
  try {
    rmSync(file, { force: true, recursive: true });
  } catch {
    // For example, it belongs to another user.
  }
}
