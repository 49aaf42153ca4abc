/** Flushes written files to the disk, so that a power cut leaves either the old site or the new one. */
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { codeOf } from '../../diagnostics/errors.ts';

/** With more files, one `sync` of the whole file system is faster. */
const maxSingleFiles = 64;

/** `files` are in `folder`; all paths are absolute. */
export function flush(folder: string, files: readonly string[]): void {
  if (files.length > maxSingleFiles) {
    // On demand, because loading it takes 3 ms.
    const { spawnSync } = process.getBuiltinModule('node:child_process');
    // Some systems lack the command or the option.
    if (spawnSync('sync', ['-f', folder]).status === 0) return;
  }
  for (const file of files) {
    const open = openSync(file, 'r+');
    try {
      fsyncSync(open);
    } catch (error) {
      // Some network file systems do not support fsync.
      if (!['EINVAL', 'ENOTSUP', 'ENOSYS'].includes(codeOf(error) ?? ''))
        throw Object.assign(error as Error, { path: file });
    } finally {
      closeSync(open);
    }
  }
}
