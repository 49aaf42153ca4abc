/** Where the running treesite was installed from, so that a new site's package.json can name it. */
import path from 'node:path';
import { expect, it } from 'vitest';
import { dependencyOn } from '../../../../src/scaffold/starter/write-starter.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

/** A folder with treesite in its node_modules, as npm leaves it. */
function installed(resolved: string | undefined): string {
  const notes = JSON.stringify({ packages: { 'node_modules/treesite': { resolved } } });
  return tempFolder({
    'treesite-0.1.0.tgz': '',
    'node_modules/treesite/package.json': '{}',
    ...(resolved !== undefined && { 'node_modules/.package-lock.json': notes }),
  });
}

const rootIn = (folder: string) => path.join(folder, 'node_modules/treesite');

it('names the tarball that npm installed it from', () => {
  const folder = installed('file:treesite-0.1.0.tgz');
  expect(dependencyOn(rootIn(folder))).toEqual({
    spec: 'file:treesite-0.1.0.tgz',
    tarball: path.join(folder, 'treesite-0.1.0.tgz'),
  });
});

it('gives the registry’s URL unchanged', () => {
  const url = 'https://registry.example/treesite-0.1.0.tgz';
  expect(dependencyOn(rootIn(installed(url)))).toEqual({ spec: url });
});

it.each([
  ['npm left no notes', undefined],
  ['the tarball is gone', 'file:../gone.tgz'],
])('names nothing if %s', (_, resolved) => {
  expect(dependencyOn(rootIn(installed(resolved)))).toBeUndefined();
});
