/** argv → a command. Sets the exit code: 0 good, 1 problems in the content, 2 wrong usage, 70 a bug of treesite. */
import { Command, CommanderError } from 'commander';
import { buildCommand } from './build-command.ts';
import { checkCommand } from './check-command.ts';
import { cleanCommand } from './clean-command.ts';
import { completionCommand } from './completion-command.ts';
import { explainCommand } from './explain-command.ts';
import { infoCommand } from './info-command.ts';
import { initCommand } from './init-command.ts';
import { newCommand } from './new-command.ts';
import { packageVersion } from './package-root.ts';
import { previewCommand } from './preview-command.ts';
import { UsageError } from './site-options.ts';
import { processTerminal, type Terminal } from './terminal.ts';

export async function main(argv: readonly string[], terminal: Terminal = processTerminal()): Promise<void> {
  const program = new Command('treesite')
    .description('Turns a folder of YAML into a complete, fast, accessible marketing website.')
    .version(packageVersion())
    .showSuggestionAfterError()
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err });
  const commands = [
    buildCommand,
    checkCommand,
    previewCommand,
    newCommand,
    initCommand,
    explainCommand,
    infoCommand,
    cleanCommand,
    completionCommand,
  ];
  program.exitOverride();
  for (const create of commands) program.addCommand(inherit(create(terminal), program));
  try {
    await program.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    process.exitCode = exitCodeOf(error, terminal);
  }
}

/** Commands below a command print and end as the program does. */
function inherit(command: Command, parent: Command): Command {
  command.copyInheritedSettings(parent);
  for (const child of command.commands) inherit(child, command);
  return command;
}

function exitCodeOf(error: unknown, terminal: Terminal): number {
  // commander has printed its own message; help and version are no errors
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UsageError) {
    terminal.err(`${error.message}\n`);
    return 2;
  }
  const failure = error as NodeJS.ErrnoException;
  if (failure.code === 'TREESITE_BUSY') {
    terminal.err(`${failure.message} Nothing was published.\n`);
    return 1;
  }
  if (failure.code !== undefined && failure.syscall !== undefined) {
    terminal.err(
      `The ${failure.syscall} of ${failure.path ?? 'a file'} failed (${failure.code}). Nothing was published.\n`,
    );
    return 1;
  }
  const stack = error instanceof Error ? error.stack : String(error);
  terminal.err(`This is a bug in treesite, not in your site. Please report it with the lines below.\n\n${stack}\n`);
  return 70;
}
