/** A folder or file that cannot be read, or has something else in its place, is reported, but not the files that refer to it. */
import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copySite } from '../support/run-cli.ts';
import { runHere } from '../support/run-here.ts';
import { whileUnreadable } from '../support/while-unreadable.ts';

test('preview does not say that an unreadable site was not built', async () => {
  const folder = copySite('minimal');
  const dist = path.join(folder, 'dist');
  mkdirSync(dist);
  writeFileSync(path.join(dist, 'index.html'), '');
  chmodSync(folder, 0o755);
  const { code, stderr } = await whileUnreadable(dist, () => runHere(['preview', '--root', folder, '--port', '0']));
  expect(code).toBe(1);
  expect(stderr).toBe(`Access is denied: ${path.join(dist, 'index.html')} could not be inspected (EACCES).\n`);
});

type Damage = (place: string) => void;
const file: Damage = (folder) => {
  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');
};
const link: Damage = (folder) => {
  renameSync(folder, `${folder}.was`);
  symlinkSync(`${folder}.was`, folder);
};
const folder: Damage = (place) => {
  rmSync(place);
  mkdirSync(place);
};

test.each([
  ['data/counties', file, 'This is a file, but a folder is needed here.'],
  ['data/services', link, 'This is a symbolic link, but a folder is needed here.'],
  ['data/images', link, 'This is a symbolic link, but a folder is needed here.'],
  ['data/pages', file, 'This is a file, but a folder is needed here.'],
  ['data/counties/deschutes-county-or.yaml', folder, 'This is a folder, but a file is needed here.'],
  ['data/services/piano-tuning.yaml', folder, 'This is a folder, but a file is needed here.'],
  ['data/images/piano.svg', folder, 'This is a folder, but a file is needed here.'],
] as const)('only %s is reported if it is replaced', async (place, damage, message) => {
  const folder = copySite('minimal');
  damage(path.join(folder, place));
  const { code, stderr } = await runHere(['build', '--root', folder]);
  expect(code).toBe(1);
  const problems = stderr.split('\n').filter((line) => /^data.* error /.test(line));
  expect(problems).toEqual([`${place}:1:1 error file/unreadable`]);
  expect(stderr).toContain(`  ${message}\n`);
});
