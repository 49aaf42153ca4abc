/** Writes planned files below a folder, all or none. Never overwrites: a new file that is there after all fails. */
import { lstat } from 'node:fs/promises';
import path from 'node:path';
import type { NewFile } from './plan-new.ts';
import { writeAllOrNone } from './write-all-or-none.ts';

/** The first file that is there although it should be new; then nothing is written. */
export async function writeNew(folder: string, files: readonly NewFile[]): Promise<string | undefined> {
  for (const { file, isNew } of files) {
    if (isNew && (await exists(path.join(folder, file)))) return file;
  }
  const entries = files.map(({ file, text, isNew }) => ({ target: path.join(folder, file), contents: text, isNew }));
  // A county comes before the city that names it.
  writeAllOrNone(entries.reverse());
  return undefined;
}

/** A name too long for the disk is another matter than one that is taken. */
function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}
