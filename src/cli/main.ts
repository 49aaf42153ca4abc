/** Runs the command in argv. Sets the exit code: 0 success, 1 problems in the content, 2 wrong usage, 70 a bug in treesite. */
import { CommanderError } from 'commander';
import { describeFileFailure } from '../diagnostics/describe-file-failure.ts';
import { describeMemoryFailure } from '../diagnostics/describe-memory-failure.ts';
import { UsageError } from './options/site-options.ts';
import { withCommandName } from './output/names.ts';
import { bugReport, Refusal } from './output/report.ts';
import { processTerminal, type Terminal } from './output/terminal.ts';
import { createProgram, expandHelp } from './program.ts';

export async function main(argv: readonly string[], terminal: Terminal = processTerminal()): Promise<void> {
  try {
    const program = await createProgram(terminal, argv);
    await program.parseAsync(expandHelp(argv, program), { from: 'user' });
  } catch (error) {
    process.exitCode = exitCodeOf(error, terminal);
  }
}

function exitCodeOf(error: unknown, terminal: Terminal): number {
  // commander has printed its own message; it also throws after help and version, with exit code 0
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UsageError || error instanceof Refusal || isRefused(error)) {
    terminal.err(`${withCommandName(error.message)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
  const systemFailure = describeMemoryFailure(error) ?? describeFileFailure(error);
  if (systemFailure !== undefined) {
    terminal.err(`${systemFailure}\n`);
    return 1;
  }
  terminal.err(bugReport(error));
  return 70;
}

/** Errors of the pipeline whose messages are for the user. */
function isRefused(error: unknown): error is Error {
  const codes = ['TREESITE_BUSY', 'TREESITE_PUBLISH', 'TREESITE_NOT_WRITTEN', 'TREESITE_CHANGING'];
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
