/**
 * Reads files of a cache folder safely: opening a named pipe could block, and reading a huge sparse file could exhaust the
 * memory. Both count as damaged. Touches the files that it is given.
 */
import { closeSync, constants, fstatSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';

/** Opening a pipe or a device does not wait for the other end. Windows has neither the flag nor the pipes. */
const noWait = constants.O_NONBLOCK ?? 0;

/** A symbolic link counts as damaged. */
const readFlags = constants.O_RDONLY | noWait | (constants.O_NOFOLLOW ?? 0);

/** Undefined if there is no file, if it exceeds `maxBytes`, or if its start does not match `begin`; the rest is then not read. */
export function readCacheFile(
  file: string,
  { begin, maxBytes }: { begin: RegExp; maxBytes: number },
): Buffer | undefined {
  let open: number | undefined;
  try {
    open = openSync(file, readFlags);
    const stats = fstatSync(open);
    if (!stats.isFile() || stats.size > maxBytes) return undefined;
    const head = Buffer.alloc(headLength);
    const length = readSync(open, head, 0, headLength, 0);
    return begin.test(head.toString('latin1', 0, length)) ? readFileSync(open) : undefined;
  } catch {
    return undefined;
  } finally {
    if (open !== undefined) closeSync(open);
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

const headLength = 64;
