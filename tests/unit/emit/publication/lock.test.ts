/** The lock of an output folder: one holder at a time, and ended processes do not hold it. */
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { acquireLock, holderName, releaseLock } from '../../../../src/emit/publication/lock.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const lockFolder = () => path.join(tempFolder(), 'lock');

function announce(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  writeFileSync(file, '');
  return file;
}

test.skipIf(process.platform !== 'linux')('a lock in a folder that cannot be created fails at once', async () => {
  await expect(acquireLock('/proc/treesite-lock')).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a lock has one holder at a time, however many processes want it', async () => {
  const folder = lockFolder();
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      const lock = await acquireLock(folder);
      most = Math.max(most, ++inside);
      await new Promise((resolve) => setTimeout(resolve, 1));
      inside--;
      releaseLock(lock);
    }),
  );
  expect(most).toBe(1);
  expect(existsSync(folder)).toBe(false);
});

test('the error after a timeout names the process that holds the lock, and no files are left', async () => {
  const folder = lockFolder();
  const lock = await acquireLock(folder);
  const waited: number[] = [];
  const second = acquireLock(folder, { timeoutMs: 50, onWait: (pid) => waited.push(pid) });
  await expect(second).rejects.toMatchObject({
    code: 'TREESITE_BUSY',
    message: expect.stringContaining(`process ${process.pid}`),
  });
  expect(waited).toEqual([process.pid]);
  expect(readdirSync(folder)).toHaveLength(1);
  releaseLock(lock);
});

test.each([
  ['a process that is gone', holderName(999_999_999, 'a')],
  ['a process whose number another one has now', holderName(process.pid, 'a').replace(/-\d+-/, '-1-')],
])('a lock is free if it was held by %s', async (_, name) => {
  const folder = lockFolder();
  announce(folder, name);
  releaseLock(await acquireLock(folder, { timeoutMs: 0 }));
  expect(existsSync(folder)).toBe(false);
});

test('a lock deletes only what holders left', async () => {
  const folder = lockFolder();
  for (const name of ['journal', '7-7-photo.jpg']) announce(folder, name);
  releaseLock(await acquireLock(folder, { timeoutMs: 0 }));
  expect(readdirSync(folder).sort()).toEqual(['7-7-photo.jpg', 'journal']);
});

test('a symbolic link in place of the lock is refused, and nothing in its target is deleted', async () => {
  const folder = lockFolder();
  const target = tempFolder({ 'a.txt': 'mine' });
  announce(target, holderName(999_999_999, 'a'));
  symlinkSync(target, folder);
  await expect(acquireLock(folder)).rejects.toThrow(`${folder} is a symbolic link or a file`);
  expect(readdirSync(target)).toHaveLength(2);
});
