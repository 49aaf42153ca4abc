/** Where the running treesite was installed from, so that a new site's package.json can name it. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { installedFrom } from '../../../src/scaffold/installed-from.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder with treesite in its node_modules, as npm leaves it. */
function installed(resolved: string | undefined): string {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'treesite-installed-')));
  folders.push(folder);
  mkdirSync(path.join(folder, 'node_modules/treesite'), { recursive: true });
  writeFileSync(path.join(folder, 'treesite-0.1.0.tgz'), '');
  if (resolved === undefined) return folder;
  const notes = { packages: { 'node_modules/treesite': { resolved } } };
  writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), JSON.stringify(notes));
  return folder;
}

const rootIn = (folder: string) => path.join(folder, 'node_modules/treesite');

it('names the tarball that npm installed it from', () => {
  const folder = installed('file:treesite-0.1.0.tgz');
  expect(installedFrom(rootIn(folder))).toEqual({ kind: 'tarball', file: path.join(folder, 'treesite-0.1.0.tgz') });
});

it('gives the registry’s URL unchanged', () => {
  const url = 'https://registry.example/treesite-0.1.0.tgz';
  expect(installedFrom(rootIn(installed(url)))).toEqual({ kind: 'url', url });
});

it.each([
  ['npm left no notes', undefined],
  ['the tarball is gone', 'file:../gone.tgz'],
])('names nothing if %s', (_, resolved) => {
  expect(installedFrom(rootIn(installed(resolved)))).toEqual({ kind: 'unknown' });
});
