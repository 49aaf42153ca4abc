/** Has the disk itself hold what was written, so that a power cut leaves the old site or the new one. */
import { spawnSync } from 'node:child_process';
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { codeOf } from './fs-errors.ts';

/** Beyond this many files, one `sync` of the whole file system costs less. */
const maxSingleFiles = 64;

/** `files` were written below `folder`; all paths are absolute. */
export function flush(folder: string, files: readonly string[]): void {
  if (files.length > maxSingleFiles && syncFileSystem(folder)) return;
  for (const file of files) flushFile(file);
}

/** False where the system has no such command. */
function syncFileSystem(folder: string): boolean {
  const { status, error, stderr } = spawnSync('sync', ['-f', folder], { encoding: 'utf8' });
  if (status === 0) return true;
  if (error) return false;
  if (/option|usage/i.test(stderr)) return spawnSync('sync').status === 0;
  throw Object.assign(new Error(stderr), { code: 'EIO', syscall: 'sync', path: folder });
}

function flushFile(file: string): void {
  const open = openSync(file, 'r+');
  try {
    fsyncSync(open);
  } catch (error) {
    // Some network disks cannot be asked.
    if (!['EINVAL', 'ENOTSUP', 'ENOSYS'].includes(codeOf(error) ?? '')) throw error;
  } finally {
    closeSync(open);
  }
}
