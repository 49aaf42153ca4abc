/** Folders and their parents, and places where there can be none. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFolders } from '../../../src/files/make-folders.ts';
import { createTempFolders } from '../../support/temp-folder.ts';

const createFolder = createTempFolders();

test('missing parents are made, and the first of them is returned', () => {
  const root = createFolder();
  expect(makeFolders(path.join(root, 'a/b/c'))).toBe(path.join(root, 'a'));
  expect(existsSync(path.join(root, 'a/b/c'))).toBe(true);
  expect(makeFolders(path.join(root, 'a/b/c'))).toBeUndefined();
});

test('a file in place of a parent is an error', () => {
  const root = createFolder();
  writeFileSync(path.join(root, 'a'), '');
  expect(() => makeFolders(path.join(root, 'a/b'))).toThrow('ENOTDIR');
});

test.skipIf(!existsSync('/proc/self'))(
  'a folder that the system refuses to make is an error, not an endless loop',
  () => {
    expect(() => makeFolders('/proc/treesite/dist')).toThrow('ENOENT');
  },
);
