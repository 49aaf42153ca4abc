/** The version of an installed package. Reads its package.json without loading the package. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export function packageVersion(name: string): string {
  let folder = path.dirname(createRequire(import.meta.url).resolve(name));
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  return String(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version);
}
