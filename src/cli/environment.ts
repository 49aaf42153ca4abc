/** What commands need of the machine: treesite's own package, today's date, and paths as they are shown. Reads package.json in this module's folder and its parents. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isTimeZone, localTime } from '../domain/local-time.ts';

export function packageRoot(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const manifest = path.join(folder, 'package.json');
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === 'treesite') return folder;
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error('The treesite package is incomplete: its package.json was not found.');
    folder = parent;
  }
}

export function treesiteVersion(): string {
  return JSON.parse(readFileSync(path.join(packageRoot(), 'package.json'), 'utf8')).version;
}

/** Today where the business is. */
export function localDate(timeZone = 'UTC'): string {
  return localTime(isTimeZone(timeZone) ? timeZone : 'UTC', new Date()).slice(0, 10);
}

/** An absolute path, relative to the current folder. */
export function displayPath(absolute: string): string {
  return path.relative(process.cwd(), absolute) || '.';
}
