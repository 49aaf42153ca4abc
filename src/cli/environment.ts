/** What commands need of the machine: treesite's own package, today's date, and paths as they are shown. Reads treesite's package.json. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isTimeZone, localTime } from '../domain/local-time.ts';

/** Two folders above this module, in src/cli and, compiled, in bin/lib. */
export const packageRoot = path.resolve(import.meta.dirname, '../..');

export function treesiteVersion(): string {
  return JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8')).version;
}

/** Today where the business is. */
export function localDate(timeZone = 'UTC'): string {
  return localTime(isTimeZone(timeZone) ? timeZone : 'UTC', new Date()).slice(0, 10);
}

/** An absolute path, relative to the current folder. */
export function displayPath(absolute: string): string {
  return path.relative(process.cwd(), absolute) || '.';
}
