/** The operations of commands on an output folder, besides building. */
import { cleanOutput } from '../emit/publication/clean-output.ts';
import { repairOutput } from '../emit/publication/open.ts';
import { rollBack } from '../emit/publication/roll-back.ts';

/** Each takes the folder's absolute path. */
export const outputFolder = {
  clean: cleanOutput,
  repair: repairOutput,
  rollBack,
} as const;
