/** A build notices changes of its inputs while it runs, and does not check files again that it has not used. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { isUpToDate, stampOf } from '../../../../src/pipeline/snapshot/stamp.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const root = tempFolder();
const at = (name: string) => path.join(root, name);
const folders = {
  root,
  data: at('data'),
  templates: at('templates'),
  static: at('static'),
  packageRoot: at('package'),
};

beforeEach(() => {
  for (const folder of ['data', 'static']) mkdirSync(at(folder), { recursive: true });
  for (const name of ['data/a.yaml', 'data/b.yaml', 'static/c.txt']) writeFileSync(at(name), 'one');
});

const read = new Set(['b.yaml']);

it.each([
  ['nothing', () => {}, true],
  ['a file that was used', () => writeFileSync(at('data/b.yaml'), 'another'), false],
  ['a used file that is gone', () => rmSync(at('data/b.yaml')), false],
  ['a file of another folder', () => writeFileSync(at('static/c.txt'), 'another'), false],
  ['a new file of another folder', () => writeFileSync(at('static/d.txt'), 'new'), false],
  ['a file of which nothing was used', () => writeFileSync(at('data/a.yaml'), 'another'), true],
])('%s', (what, change, isSame) => {
  const stamp = stampOf(folders);
  change();
  expect(isUpToDate(stamp, folders, read)).toBe(isSame);
  // The next build sees everything.
  expect(stampOf(folders).digest === stamp.digest).toBe(what === 'nothing');
  rmSync(at('static/d.txt'), { force: true });
});
