/** Builds the tree of commands, with examples in their help. Runs none of them. */
import { Command } from 'commander';
import { commandNotes } from './command-notes.ts';
import { treesiteVersion } from './environment.ts';
import { checkOptionValues } from './options/check-option-values.ts';
import type { Terminal } from './output/terminal.ts';

/** In the order of the help: the commands that people need first come first. */
const commands = {
  build: async () => (await import('./commands/build-command.ts')).buildCommand,
  check: async () => (await import('./commands/check-command.ts')).checkCommand,
  dev: async () => (await import('./commands/dev-command.ts')).devCommand,
  preview: async () => (await import('./commands/preview-command.ts')).previewCommand,
  new: async () => (await import('./commands/new-command.ts')).newCommand,
  import: async () => (await import('./commands/import-command.ts')).importCommand,
  init: async () => (await import('./commands/init-command.ts')).initCommand,
  explain: async () => (await import('./commands/explain-command.ts')).explainCommand,
  info: async () => (await import('./commands/info-command.ts')).infoCommand,
  rollback: async () => (await import('./commands/rollback-command.ts')).rollbackCommand,
  clean: async () => (await import('./commands/clean-command.ts')).cleanCommand,
  types: async () => (await import('./commands/types-command.ts')).typesCommand,
  cms: async () => (await import('./commands/cms-command.ts')).cmsCommand,
};

type CommandName = keyof typeof commands;

/**
 * Throws instead of ending the process. With `argv`, loads only the requested command: loading all of them takes longer
 * than many of them run.
 */
export async function createProgram(terminal: Terminal, argv: readonly string[] = []): Promise<Command> {
  const program = new Command('npx treesite')
    .description('Turns a folder of YAML into a complete, fast, accessible marketing website.')
    .version(treesiteVersion(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .showSuggestionAfterError()
    .showHelpAfterError('npx treesite --help lists the commands.')
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err })
    .exitOverride();
  for (const name of wanted(argv)) {
    const create = await commands[name]();
    program.addCommand(inherit(create(terminal), program, []));
  }
  return program;
}

/** The requested command, or all: help lists them all. */
function wanted([first = '']: readonly string[]): CommandName[] {
  if (first === '--version' || first === '-V') return [];
  const all = Object.keys(commands) as CommandName[];
  const asked = all.filter((name) => name === first);
  return asked.length > 0 ? asked : all;
}

/** Gives a command and its subcommands the program's settings for output and errors, checks of their options, and their examples. */
function inherit(command: Command, parent: Command, before: readonly string[]): Command {
  const path = [...before, command.name()];
  command.copyInheritedSettings(parent);
  checkOptionValues(command);
  const listed = command.commands.length > 0 ? 'commands' : 'options';
  command.showHelpAfterError(`npx treesite ${path.join(' ')} --help lists the ${listed}.`);
  const examples = commandNotes[path.join(' ')]?.examples ?? [];
  if (examples.length > 0) command.addHelpText('after', formatExamples(examples));
  for (const child of command.commands) inherit(child, command, path);
  return command;
}

function formatExamples(examples: readonly { line: string; does: string }[]): string {
  const width = Math.max(...examples.map(({ line }) => line.length));
  const fits = width <= 40;
  const lines = examples.map(({ line, does }) =>
    fits ? `  ${line.padEnd(width)}  ${does}` : `  ${line}\n      ${does}`,
  );
  return `\nExamples:\n${lines.join('\n')}`;
}
