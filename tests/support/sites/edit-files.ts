/** Writes and edits files of a site's folder. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** By their names in the folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, contents] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), contents);
  }
}

/** Throws if the file does not have the words. */
export function editFile(folder: string, name: string, from: string | RegExp, to: string): void {
  const file = path.join(folder, name);
  const text = readFileSync(file, 'utf8');
  const isThere = typeof from === 'string' ? text.includes(from) : from.test(text);
  if (!isThere) throw new Error(`${name} does not have ${from}`);
  writeFileSync(file, text.replace(from, to));
}
