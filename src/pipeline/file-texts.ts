/** The texts of a site's files, for code frames. Reads a file when it is asked for. */
import path from 'node:path';
import { readTextAgain } from '../load/read-text.ts';

/** By path relative to `root`, the project's folder. Empty for a file without a text. */
export function fileTexts(root: string): Pick<ReadonlyMap<string, string>, 'get'> {
  return { get: (file) => readTextAgain(path.resolve(root, file)) };
}
