/** The lock of an output folder: one holder at a time, and ended processes do not hold it. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { acquireLock } from '../../../../src/emit/publication/lock.ts';
import { formatHolder, thisProcess } from '../../../../src/emit/publication/lock-holder.ts';
import { makeSocket } from '../../../support/make-socket.ts';
import { createTempFolders } from '../../../support/temp-folder.ts';

const makeFolder = createTempFolders();
const lockFolder = () => path.join(makeFolder(), 'lock');

function announce(folder: string, holder: Parameters<typeof formatHolder>[0]): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, formatHolder(holder, 'abc'));
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
      lock.release();
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
  lock.release();
});

test.each([
  ['a process that is gone', { ...thisProcess(), pid: 999_999_999 }],
  ['a process whose number another one has now', { ...thisProcess(), start: '1' }],
])('a lock is free if it was held by %s', async (_, holder) => {
  const folder = lockFolder();
  announce(folder, holder);
  (await acquireLock(folder, { timeoutMs: 0 })).release();
  expect(existsSync(folder)).toBe(false);
});

test('a lock is held by a process of another machine while its heartbeat continues', async () => {
  const folder = lockFolder();
  const file = announce(folder, { ...thisProcess(), machine: 'abcdef' });
  await expect(acquireLock(folder, { timeoutMs: 0 })).rejects.toMatchObject({ code: 'TREESITE_BUSY' });
  const before = new Date(Date.now() - 60_000);
  utimesSync(file, before, before);
  (await acquireLock(folder, { timeoutMs: 0 })).release();
});

test('a holder notices that it has lost the lock', async () => {
  const folder = lockFolder();
  const lock = await acquireLock(folder);
  lock.assertHeld();
  lock.release();
  expect(() => lock.assertHeld()).toThrow('Another build');
});

test.each([
  ['named pipe', (file: string) => execFileSync('mkfifo', [file])],
  ['socket', makeSocket],
])('a lock is acquired without waiting if a %s is in its place', async (_, put) => {
  const folder = lockFolder();
  put(folder);
  const lock = await acquireLock(folder, { timeoutMs: 50 });
  lock.release();
  expect(existsSync(folder)).toBe(false);
});

test('the error names the folder that is in the way of a lock file', async () => {
  const folder = lockFolder();
  const odd = path.join(folder, 'copy');
  mkdirSync(path.join(odd, 'more'), { recursive: true });
  const before = new Date(Date.now() - 60_000);
  utimesSync(odd, before, before);
  await expect(acquireLock(folder, { timeoutMs: 0 })).rejects.toThrow(
    `${odd} is a folder that treesite did not make, inside its lock. Move or delete it.`,
  );
  expect(readdirSync(folder)).toEqual(['copy']);
});
