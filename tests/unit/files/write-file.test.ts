/** The writer of treesite's own files: whole, never through a link, as the tests of the cache show. */
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFolders, replaceFile, writeNewFile } from '../../../src/files/write-file.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test('a new file is not written through a symbolic link', () => {
  const folder = tempFolder({ mine: 'mine' });
  symlinkSync('mine', path.join(folder, 'entry'));
  expect(() => writeNewFile(path.join(folder, 'entry'), 'cached')).toThrow('EEXIST');
  expect(readFileSync(path.join(folder, 'mine'), 'utf8')).toBe('mine');
});

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
