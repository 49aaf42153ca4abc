/** Questions on a terminal. Reads stdin, prints to stderr. */
import { createInterface } from 'node:readline/promises';
import { UsageError } from './site-options.ts';

/** Gives what was typed, without white space at its ends. */
export type Ask = (question: string) => Promise<string>;

/** Undefined where nobody can answer. Ctrl-C and Ctrl-D end the command with nothing written. */
export function askOn({ stdin, stderr }: NodeJS.Process): Ask | undefined {
  if (!stdin.isTTY || !stderr.isTTY) return undefined;
  return async (question) => {
    const lines = createInterface({ input: stdin, output: stderr });
    const ended = new Promise<never>((_, reject) => {
      lines.once('close', () => reject(new UsageError('\nNothing was written.')));
    });
    try {
      return (await Promise.race([lines.question(question), ended])).trim();
    } finally {
      ended.catch(() => {});
      lines.close();
    }
  };
}
