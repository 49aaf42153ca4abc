/** Folders of tests, with some files in them. They are deleted with the temporary folder of the run. */
import { mkdtempSync, realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeFiles } from './sites/edit-files.ts';

export function tempFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'treesite-test-')));
  writeFiles(folder, files);
  return folder;
}
