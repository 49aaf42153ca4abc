/** When the cli is compiled again: in a checkout whose sources are newer, never in an installed package. */
import { lutimesSync, symlinkSync, utimesSync } from 'node:fs';
import { expect, it } from 'vitest';
// @ts-expect-error: plain JavaScript, which Node runs before anything is compiled
import { isStale } from '../../../bin/is-stale.js';
import { tempFolder } from '../../support/temp-folder.ts';

const all = ['bin/lib/dev-client.js', 'tsconfig.json', 'src/cli/main.ts', 'src/a/b/c.ts'];

/** A package in which this file or folder was changed at that second, and whose cli was compiled at second 200. */
function aPackage(changed: number, files = all, place = 'src/a/b'): string {
  const root = `${tempFolder(Object.fromEntries(files.map((name) => [name, ''])))}/`;
  for (const name of files) utimesSync(root + name, 200, 200);
  for (const folder of ['src/cli', 'src/a/b', 'src/a', 'src']) utimesSync(root + folder, 100, 100);
  utimesSync(root + place, changed, changed);
  return root;
}

it.each([
  [false, 'while it is newer than all sources', aPackage(199)],
  [true, 'if a source file was written later', aPackage(201, all, 'src/a/b/c.ts')],
  [true, 'if a source file was added or deleted later', aPackage(201)],
  [true, 'if it is missing', aPackage(199, all.slice(1))],
  [false, 'in an installed package, regardless of file times', aPackage(201, all.toSpliced(1, 1))],
])('that the compiled program is stale is %s %s', (stale, _, root) => {
  expect(isStale(root)).toBe(stale);
});

it('a link that leads nowhere, with which an editor marks a file, is no error', () => {
  const root = aPackage(199);
  symlinkSync('user@host.1234', `${root}src/a/.#c.ts`);
  lutimesSync(`${root}src/a/.#c.ts`, 199, 199);
  utimesSync(`${root}src/a`, 199, 199);
  expect(isStale(root)).toBe(false);
});
