/** What commands do with an output folder besides building into it. */
import { cleanOutput } from '../emit/publication/clean-output.ts';
import { repairOutput } from '../emit/publication/open.ts';
import { rollBack } from '../emit/publication/roll-back.ts';

/** Each takes the absolute path of the folder. */
export const outputFolder = {
  clean: cleanOutput,
  repair: repairOutput,
  rollBack,
} as const;
