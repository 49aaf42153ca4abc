/** A folder for one test file, with some files in it, removed afterwards. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** Call at the top of a test file; gives the function that makes a folder with these files in it. */
export function createTempFolders(): (files?: Record<string, string | Uint8Array>) => string {
  const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'treesite-test-')));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  let count = 0;
  return (files = {}) => {
    const folder = path.join(root, String(++count));
    mkdirSync(folder);
    for (const [name, contents] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), contents);
    }
    return folder;
  };
}
