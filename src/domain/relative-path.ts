/** Paths in messages and lists: relative to a folder, with forward slashes on every system. Pure. */
import path from 'node:path';

/** Empty for the folder itself. */
export function relativePath(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}
