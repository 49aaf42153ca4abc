/** An absolute path → as it is shown: relative to the current folder, which it reads. */
import path from 'node:path';

export function displayPath(absolute: string): string {
  return path.relative(process.cwd(), absolute) || '.';
}
