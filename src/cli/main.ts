/** Runs the command in argv. Sets the exit code: 0 success, 1 problems in the content, 2 wrong usage, 70 a bug in treesite. */
import { CommanderError } from 'commander';
import { describeFileFailure, describeMemoryFailure } from '../diagnostics/describe-failure.ts';
import { bugReport } from './output/report-problems.ts';
import { processTerminal, type Terminal } from './output/terminal.ts';
import { createProgram } from './program.ts';

export async function main(argv: readonly string[], terminal: Terminal = processTerminal()): Promise<void> {
  try {
    const program = await createProgram(terminal, argv);
    await program.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    process.exitCode = exitCodeOf(error, terminal);
  }
}

function exitCodeOf(error: unknown, terminal: Terminal): number {
  // commander has printed its own message; it also throws after help and version, with exit code 0
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const { code, message } = error instanceof Error ? (error as NodeJS.ErrnoException) : { code: '', message: '' };
  // Errors whose messages are for the user, such as UsageError, Refusal and those of publishing.
  if (code?.startsWith('TREESITE_')) {
    terminal.err(`${message}\n`);
    return code === 'TREESITE_USAGE' ? 2 : 1;
  }
  const systemFailure = describeMemoryFailure(error) ?? describeFileFailure(error);
  if (systemFailure !== undefined) {
    terminal.err(`${systemFailure}\n`);
    return 1;
  }
  terminal.err(bugReport(error));
  return 70;
}
