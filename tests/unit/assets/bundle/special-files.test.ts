/** What a templates folder may not have: each is reported once, at its place, before esbuild reads the templates. */
import { spawnSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findSpecialFiles } from '../../../../src/assets/bundle/special-files.ts';
import { TemplateFolders } from '../../../../src/assets/bundle/template-folders.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const find = (root: string) =>
  findSpecialFiles(path.join(root, 'templates'), root).map(({ at, message }) => `${at.file} ${message}`);

test.each(['templates', 'templates/pages', 'templates/icons'])(
  'a file in place of the folder %s hides no built-in file',
  (file) => {
    const root = tempFolder({ [file]: 'x', 'built-in/icons/a.svg': '<svg/>', 'built-in/pages/home.tsx': '' });
    expect(find(root)).toEqual(file === 'templates' ? ['templates This is a file, but a folder is needed here.'] : []);
    const folders = new TemplateFolders(path.join(root, 'templates'), path.join(root, 'built-in'));
    expect(folders.list('icons', '.svg')).toEqual(['a.svg']);
    expect(folders.find('pages/home.tsx')).toBe(path.join(root, 'built-in/pages/home.tsx'));
  },
);

test('a broken link and a named pipe in place of the folder', () => {
  const root = tempFolder({});
  symlinkSync('nowhere', path.join(root, 'templates'));
  expect(find(root)).toEqual(['templates This file cannot be read: it is a broken symbolic link.']);
  rmSync(path.join(root, 'templates'));
  if (spawnSync('mkfifo', [path.join(root, 'templates')]).status !== 0) return;
  expect(find(root)).toEqual([expect.stringContaining('a folder is needed here')]);
});

test('a named pipe in place of package.json, which esbuild would wait for, in a site without templates', () => {
  const root = tempFolder({});
  if (spawnSync('mkfifo', [path.join(root, 'package.json')]).status !== 0) return;
  expect(find(root)).toEqual([expect.stringMatching(/^package\.json This is a named pipe/)]);
});
