/** What commands do with a site's folders besides building. Touches the disk. */
import path from 'node:path';
import { rollBack } from '../emit/publication/releases.ts';
import { cleanOutput } from '../emit/publication/workspace.ts';
import { readTextAgain } from '../load/read-text.ts';

/** The texts of its files, for code frames, by path relative to `root`, the project's folder. Each is read when it is asked for, and empty if the file has none. */
export function fileTexts(root: string): Pick<ReadonlyMap<string, string>, 'get'> {
  return { get: (file) => readTextAgain(path.resolve(root, file)) };
}

/** Each takes the output folder's absolute path. */
export const outputFolder = {
  clean: cleanOutput,
  rollBack,
} as const;
