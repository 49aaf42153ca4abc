/** A check of the data runs only if it is listed: a new one that is not is named here. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { expect, test } from 'vitest';
import { projectRoot } from '../support/run-cli.ts';

const folder = path.join(projectRoot, 'src/model/checks');
const files = glob.sync('*/check-*.ts', { cwd: folder }).sort();
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

test('every check is in all-checks.ts, or called by one that is', () => {
  const callers = ['all-checks.ts', ...files].map((file) => ({ file, text: read(file) }));
  const unlisted = files.filter(
    (file) => !callers.some((caller) => caller.file !== file && caller.text.includes(`/${path.basename(file)}'`)),
  );
  expect(unlisted, 'Import the check in src/model/checks/all-checks.ts, and add it to one of its lists.').toEqual([]);
});
