/** Runs the command in argv. Sets the exit code: 0 success, 1 problems in the content, 2 wrong usage, 70 a bug in treesite. */
import type { CommanderError } from 'commander';
import { describeFileFailure } from '../diagnostics/describe-file-failure.ts';
import { describeMemoryFailure } from '../diagnostics/describe-memory-failure.ts';
import { UsageError } from './options/site-options.ts';
import { withCommandName } from './output/names.ts';
import { bugReport } from './output/report.ts';
import { processTerminal, type Terminal } from './output/terminal.ts';
import { defaultBuild, runBuild } from './run-build.ts';

export async function main(argv: readonly string[], terminal: Terminal = processTerminal()): Promise<void> {
  try {
    if (isPlainBuild(argv)) {
      await runBuild(defaultBuild, terminal);
      return;
    }
    const { createProgram, expandHelp } = await import('./program.ts');
    const program = await createProgram(terminal, argv);
    await program.parseAsync(expandHelp(argv, program), { from: 'user' });
  } catch (error) {
    process.exitCode = exitCodeOf(error, terminal);
  }
}

/** `treesite build` without flags, in the arguments or the environment. */
function isPlainBuild([command, ...flags]: readonly string[]): boolean {
  return command === 'build' && flags.length === 0 && process.env.TREESITE_NOW === undefined;
}

/** Without loading commander to compare the class. */
function isCommanderError(error: unknown): error is CommanderError {
  return error instanceof Error && /^commander\./.test((error as Partial<CommanderError>).code ?? '');
}

function exitCodeOf(error: unknown, terminal: Terminal): number {
  // commander has printed its own message; it also throws after help and version, with exit code 0
  if (isCommanderError(error)) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UsageError) {
    terminal.err(`${withCommandName(error.message)}\n`);
    return 2;
  }
  const failure = error as NodeJS.ErrnoException;
  if (['TREESITE_BUSY', 'TREESITE_PUBLISH', 'TREESITE_NOT_WRITTEN', 'TREESITE_CHANGING'].includes(failure.code ?? '')) {
    terminal.err(`${withCommandName(failure.message)}\n`);
    return 1;
  }
  const systemFailure = describeMemoryFailure(error) ?? describeFileFailure(error);
  if (systemFailure !== undefined) {
    terminal.err(`${systemFailure}\n`);
    return 1;
  }
  terminal.err(bugReport(error));
  return 70;
}
