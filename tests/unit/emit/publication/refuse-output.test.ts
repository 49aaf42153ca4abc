/** Folders that a build must never replace. */
import { symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { refuseOutput } from '../../../../src/emit/publication/refuse-output.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const root = tempFolder({
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

test.each([
  ['the root of the file system', path.parse(root).root, 'it is the root of the file system'],
  ['the home folder', os.homedir(), 'it is your home folder'],
  ['the project itself', root, 'the site is built from it'],
  ['a folder above the project', path.dirname(root), `it contains ${root}`],
  ['the data', path.join(root, 'data'), 'the site is built from it'],
  ['a folder in the data', path.join(root, 'data/dist'), 'it is inside'],
  ['the data by another name', path.join(root, 'link-to-data'), 'the site is built from it'],
  ['a folder in the data by another name', path.join(root, 'link-to-data/dist'), 'it is inside'],
  ['a folder with other files in it', path.join(root, 'mine'), 'it contains files that treesite did not write'],
  ['node_modules, before it exists', path.join(root, 'node_modules'), 'the name node_modules is reserved'],
  ['.git in capitals', path.join(root, '.GIT'), 'the name .GIT is reserved'],
  ['a name of treesite’s own', path.join(root, '.dist.treesite-new'), 'builds keep temporary files under this name'],
  ['a file', path.join(root, 'a-file'), 'it is not a readable folder'],
])('an output folder is refused when it is %s', async (_, out, reason) => {
  const problem = refuse(out);
  expect(problem).toMatchObject({ code: 'output/refused', severity: 'error' });
  expect(problem?.message).toContain(reason);
  expect(problem?.hint).toContain('--out');
});

test.each([
  ['is not there yet', path.join(root, 'dist')],
  ['is deep and not there yet', path.join(root, 'a/b/c')],
  ['was written by treesite', path.join(root, 'built')],
  ['is empty', tempFolder()],
])('an output folder is taken when it %s', async (_, out) => {
  expect(refuse(out)).toBe(undefined);
});

test('an output folder is taken if the user has no home folder, as in containers', () => {
  vi.spyOn(os, 'homedir').mockImplementation(() => {
    throw new Error('uv_os_homedir returned ENOENT');
  });
  vi.stubEnv('HOME', undefined);
  try {
    expect(refuse(path.join(root, 'dist'))).toBe(undefined);
  } finally {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  }
});
