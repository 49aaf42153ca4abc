/** Writes planned files below a folder. Never overwrites: a new file that is there after all fails. */
import { lstat, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NewFile } from './plan-new.ts';

/** The first file that is there although it should be new; then nothing is written. */
export async function writeNew(folder: string, files: readonly NewFile[]): Promise<string | undefined> {
  for (const { file, isNew } of files) {
    if (isNew && (await exists(path.join(folder, file)))) return file;
  }
  for (const { file, text, isNew } of files) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    if (isNew) await writeFile(target, text, { flag: 'wx' });
    else await replace(target, text);
  }
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

/** Whole or not at all: a list of reviews is never left half written. */
async function replace(target: string, text: string): Promise<void> {
  const staged = `${target}.new`;
  await writeFile(staged, text);
  await rename(staged, target);
}
