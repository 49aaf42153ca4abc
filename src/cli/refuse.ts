/** Ends a command that changed nothing because of the site's files. Prints why, and sets exit code 1. */
import { withCommandName } from './command-name.ts';
import type { Terminal } from './terminal.ts';

export function refuse(why: string, terminal: Terminal): void {
  terminal.err(withCommandName(`${why}\n`));
  process.exitCode = 1;
}
