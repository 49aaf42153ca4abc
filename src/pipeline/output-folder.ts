/** The operations of commands on an output folder, besides building. */
import { rollBack } from '../emit/publication/releases.ts';
import { cleanOutput } from '../emit/publication/workspace.ts';

/** Each takes the folder's absolute path. */
export const outputFolder = {
  clean: cleanOutput,
  rollBack,
} as const;
