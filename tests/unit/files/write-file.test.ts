/** The writer of treesite's own files: whole, never through a link. */
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFolders, replaceFile, writeNewFile } from '../../../src/files/write-file.ts';
import { readTree } from '../../support/file-tree.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test('a symbolic link in place of the file or of its temporary file is replaced, and what it leads to stays', () => {
  const folder = tempFolder({ mine: 'mine' });
  for (const name of ['entry', 'entry.new']) symlinkSync('mine', path.join(folder, name));
  expect(() => writeNewFile(path.join(folder, 'entry'), 'cached')).toThrow('EEXIST');
  replaceFile(path.join(folder, 'entry'), 'cached');
  expect(readTree(folder)).toEqual({ mine: 'mine', entry: 'cached' });
  expect(lstatSync(path.join(folder, 'entry')).isFile()).toBe(true);
});

test.each(['.treesite', '.treesite/cache', '.treesite/cache/assets'])(
  '%s is not used if it is a symbolic link',
  (name) => {
    const root = tempFolder();
    const elsewhere = tempFolder({ mine: 'mine' });
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    symlinkSync(elsewhere, path.join(root, name));
    expect(() => replaceFile(path.join(root, '.treesite/cache/assets/entry'), 'cached')).toThrow(
      `${path.join(root, name)} is a symbolic link`,
    );
    expect(readdirSync(elsewhere)).toEqual(['mine']);
  },
);

test('a file that cannot be replaced leaves no temporary file', () => {
  const folder = tempFolder({ 'entry/file': 'in a folder' });
  expect(() => replaceFile(path.join(folder, 'entry'), 'cached')).toThrow();
  expect(existsSync(path.join(folder, 'entry.new'))).toBe(false);
  expect(readFileSync(path.join(folder, 'entry/file'), 'utf8')).toBe('in a folder');
});

test.skipIf(!existsSync('/proc/self'))(
  'a folder that the system refuses to make is an error, not an endless loop',
  () => {
    expect(() => makeFolders('/proc/treesite/dist')).toThrow('ENOENT');
  },
);
