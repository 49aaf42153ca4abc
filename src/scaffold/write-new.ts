/** Writes planned files to a folder, all or none. Never overwrites: fails if a new file exists after all. */
import { lstat } from 'node:fs/promises';
import path from 'node:path';
import type { NewFile } from './plan-new.ts';
import { writeAllOrNone } from './write-all-or-none.ts';

/** Returns the first new file that already exists, if any; then nothing is written. */
export async function writeNew(folder: string, files: readonly NewFile[]): Promise<string | undefined> {
  for (const { file, isNew } of files) {
    if (isNew && (await exists(path.join(folder, file)))) return file;
  }
  const entries = files.map(({ file, text, isNew }) => ({ target: path.join(folder, file), contents: text, isNew }));
  // Counties are written before the cities that name them.
  writeAllOrNone(entries.reverse());
  return undefined;
}

/** Rethrows other errors than a missing file, such as a name that is too long. */
function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}
