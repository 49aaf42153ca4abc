/** Pipes and devices in place of a file. */
import { execFileSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readInput } from '../../../../src/scaffold/import/read-input.ts';
import { createTempFolders } from '../../../support/temp-folder.ts';

const createFolder = createTempFolders();

function aPipe(): string {
  const pipe = path.join(createFolder(), 'pipe.csv');
  execFileSync('mkfifo', [pipe]);
  return pipe;
}

test('a pipe is read until its writer closes it, however slowly it writes', async () => {
  const pipe = aPipe();
  const read = readInput(pipe);
  const writer = createWriteStream(pipe);
  writer.write('Town\n');
  await new Promise((resolve) => setTimeout(resolve, 60));
  writer.end('Bend\n');
  expect(String(await read)).toBe('Town\nBend\n');
});

test('a pipe that no program writes to is not waited for', async () => {
  expect(await readInput(aPipe(), { waitMs: 50 })).toBe('silent');
});

test('devices and folders are not read', async () => {
  expect(await readInput('/dev/zero')).toBe('not a file');
  expect(await readInput(createFolder())).toBe('not a file');
});
