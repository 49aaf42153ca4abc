/** Folders that a build must never replace. */
import { symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { refuseOutput } from '../../../src/emit/refuse-output.ts';
import { createTempFolders } from '../../support/temp-folder.ts';

const makeFolder = createTempFolders();
const root = makeFolder({
  'data/site.yaml': 'x',
  'templates/a.tsx': 'x',
  'mine/photos.jpg': 'x',
  'built/.treesite.json': '{}',
  'built/index.html': 'x',
  'a-file': 'x',
});
symlinkSync(path.join(root, 'data'), path.join(root, 'link-to-data'));
const sources = [path.join(root, 'data'), path.join(root, 'templates')];
const refuse = (out: string) => refuseOutput(out, { root, sources });

describe('an output folder', () => {
  test.each([
    ['the root of the file system', path.parse(root).root],
    ['the home folder', os.homedir()],
    ['the project itself', root],
    ['a folder above the project', path.dirname(root)],
    ['the data', path.join(root, 'data')],
    ['a folder in the data', path.join(root, 'data/dist')],
    ['the templates', path.join(root, 'templates')],
    ['the data by another name', path.join(root, 'link-to-data')],
    ['a folder in the data by another name', path.join(root, 'link-to-data/dist')],
    ['a folder with other files in it', path.join(root, 'mine')],
    ['a file', path.join(root, 'a-file')],
    ['the data, by a detour', `${root}/mine/../data`],
  ])('is refused when it is %s', async (_, out) => {
    expect(await refuse(out)).toMatchObject({ code: 'output/refused', severity: 'error' });
  });

  test.each([
    ['is not there yet', path.join(root, 'dist')],
    ['is deep and not there yet', path.join(root, 'a/b/c')],
    ['was written by treesite', path.join(root, 'built')],
    ['is empty', makeFolder()],
  ])('is taken when it %s', async (_, out) => {
    expect(await refuse(out)).toBe(undefined);
  });

  test('is refused with the reason and the way out', async () => {
    const problem = await refuse(path.join(root, 'mine'));
    expect(problem?.message).toContain('it holds files that treesite did not write');
    expect(problem?.hint).toContain('--out');
  });
});
