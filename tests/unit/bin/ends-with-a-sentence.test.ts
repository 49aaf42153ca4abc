/** Output that cannot be written, a deleted folder, and a clock that no date can show end with a sentence, not with a stack. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { projectRoot } from '../../support/sites/run-cli.ts';
import { runHere } from '../../support/sites/run-here.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const main = path.join(projectRoot, 'bin/treesite.js');
const run = (command: string) => promisify(execFile)('sh', ['-c', command, 'sh', main]);

test.skipIf(!existsSync('/dev/full'))('a full disk under the output of a command is named as the cause', async () => {
  await expect(run('exec node "$1" info > /dev/full')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The output of the command could not be written \(ENOSPC\)\./),
  });
});

test('SOURCE_DATE_EPOCH beyond the year 9999 is wrong usage', async () => {
  const minimal = path.join(projectRoot, 'tests/sites/minimal');
  vi.stubEnv('SOURCE_DATE_EPOCH', '8640000000001');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await runHere(['check', '--root', minimal])).toMatchObject({
    code: 2,
    stderr: 'SOURCE_DATE_EPOCH must be the seconds of a date before the year 10000.\n',
  });
});

test.skipIf(process.platform === 'win32')('a deleted current folder is named as the cause', async () => {
  const folder = path.join(tempFolder(), 'gone');
  await expect(run(`mkdir ${folder} && cd ${folder} && rmdir ${folder} && exec node "$1" info`)).rejects.toMatchObject({
    code: 1,
    stderr: 'The current folder does not exist any more (ENOENT). Change to another folder and try again.\n',
  });
});
