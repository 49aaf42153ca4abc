/** A command in a folder that was deleted ends with a sentence, not with a stack. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from '../../support/run-cli.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test.skipIf(process.platform === 'win32')('a deleted current folder is named as the cause', async () => {
  const folder = path.join(tempFolder(), 'gone');
  const command = `mkdir "$1" && cd "$1" && rmdir "$1" && exec node "$2" info`;
  const main = path.join(projectRoot, 'bin/treesite.js');
  const ended = promisify(execFile)('sh', ['-c', command, 'sh', folder, main]);
  await expect(ended).rejects.toMatchObject({
    code: 1,
    stderr: 'The current folder does not exist any more (ENOENT). Change to another folder and try again.\n',
  });
});
