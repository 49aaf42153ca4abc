/** Changes in folders, also those that leave nothing to inspect where a file was. */
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { watchFolders } from '../../../src/dev/watch-folders.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const soon = { timeout: 10_000, interval: 10 };

function watch(folder: string, watched = [folder]) {
  const changed: string[] = [];
  const errors: Error[] = [];
  const close = watchFolders(watched, {
    onChange: (paths) => changed.push(...paths.map((file) => path.relative(folder, file))),
    onError: (error) => errors.push(error),
  });
  onTestFinished(close);
  return { changed, errors };
}

test('a file in place of a folder, and a link to itself, are changes like others', async () => {
  const folder = tempFolder({ 'cities/a.yaml': 'a', 'cities/b.yaml': 'b' });
  const { changed, errors } = watch(folder);
  rmSync(path.join(folder, 'cities'), { recursive: true });
  writeFileSync(path.join(folder, 'cities'), 'x');
  symlinkSync('self', path.join(folder, 'self'));
  await expect.poll(() => changed, soon).toEqual(expect.arrayContaining(['cities', 'self']));
  rmSync(path.join(folder, 'cities'));
  changed.length = 0;
  mkdirSync(path.join(folder, 'cities'));
  await expect.poll(() => changed, soon).toContain('cities');
  changed.length = 0;
  writeFileSync(path.join(folder, 'cities/d.yaml'), 'd');
  await expect.poll(() => changed, soon).toContain('cities/d.yaml');
  expect(errors).toEqual([]);
});

test('hidden files are not reported, unless hosts read them', async () => {
  const folder = tempFolder({ 'cities/a.yaml': 'a' });
  const { changed } = watch(folder);
  for (const name of ['.a.yaml.swp', '.a.yaml.treesite-new', '.DS_Store', '.nojekyll', 'b.yaml'])
    writeFileSync(path.join(folder, 'cities', name), 'x');
  await expect.poll(() => changed, soon).toContain('cities/b.yaml');
  expect([...new Set(changed)].sort()).toEqual(['cities/.nojekyll', 'cities/b.yaml']);
});

test('a single file is reported when it is created, written or replaced, and no file beside it', async () => {
  const folder = tempFolder({ 'package.json': '{}' });
  const file = path.join(folder, 'package.json');
  const { changed, errors } = watch(folder, [file]);
  for (const write of [
    () => writeFileSync(file, '{ }'),
    () => rmSync(file),
    () => writeFileSync(file, '{}'),
    () => {
      writeFileSync(`${file}.new`, '{}');
      renameSync(`${file}.new`, file);
    },
  ]) {
    changed.length = 0;
    write();
    await expect.poll(() => changed, soon).toContain('package.json');
  }
  expect(new Set(changed)).toEqual(new Set(['package.json']));
  expect(errors).toEqual([]);
});
