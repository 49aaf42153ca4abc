/** Which folders are read to find the owner's files: those that may have changed since the list of files was written. */
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findForeignFiles } from '../../../../src/emit/publication/foreign-files.ts';
import { createTempFolders } from '../../../support/temp-folder.ts';

const makeFolder = createTempFolders();
const listedAt = 1_700_000_000_500;
/** In a site with so many folders that only the changed ones are read. */
const pages = Array.from({ length: 500 }, (_, index) => [`p${index}/index.html`, { hash: '', size: 0 }] as const);
const manifest = {
  files: new Map([['a/index.html', { hash: '', size: 0 }] as const, ...pages]),
  pages: new Set<string>(),
  base: '',
  kept: new Set<string>(),
  foreign: [],
};

/** The files that are found in a folder that was changed this long before the list of files was written. */
function findAt(before: number, ofSite = manifest): string[] {
  const folder = makeFolder();
  mkdirSync(path.join(folder, 'a'));
  writeFileSync(path.join(folder, 'a/mine.txt'), 'mine');
  for (const [inner, time] of [
    ['a', listedAt - before],
    ['.', 0],
  ] as const)
    utimesSync(path.join(folder, inner), time / 1000, time / 1000);
  return findForeignFiles(folder, ofSite, listedAt).files;
}

describe('a file that was added after the list was written is found', () => {
  test.each([
    ['with a clock that ticks every 15 ms', 15],
    ['where times are whole seconds', 500],
    ['where times are even seconds', 1500],
    ['at any later time', -3600_000],
  ])('%s', (_, before) => {
    expect(findAt(before)).toEqual(['a/mine.txt']);
  });
});

test('a folder that did not change after the list was written is not read', () => {
  expect(findAt(70)).toEqual([]);
  expect(findAt(2500)).toEqual([]);
});

test('all folders of a small site are read, because the clock may have gone back', () => {
  const small = { ...manifest, files: new Map([...manifest.files].slice(0, 2)) };
  expect(findAt(3600_000, small)).toEqual(['a/mine.txt']);
});
