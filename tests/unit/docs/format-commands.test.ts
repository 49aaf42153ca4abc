/** The page of commands is made of the commands: arguments, options with defaults, exit codes, examples. */
import { Command, Option } from 'commander';
import { describe, expect, it } from 'vitest';
import { formatCommands } from '../../../docs/generate/format-commands.ts';
import { commandNotes } from '../../../src/cli/command-notes.ts';
import { createColors } from '../../../src/cli/output/terminal.ts';
import { createProgram } from '../../../src/cli/program.ts';

const program = new Command('treesite')
  .addCommand(
    new Command('build')
      .description('make it')
      .option('--out <dir>', 'where to', 'dist')
      .option('--no-cache', 'forget | nothing')
      .addOption(new Option('--now <date>', 'when').env('THE_DAY'))
      .addOption(new Option('--kind <kind>', 'what kind').choices(['one', 'two']))
      .addOption(new Option('--secret').hideHelp()),
  )
  .addCommand(
    new Command('new').addCommand(
      new Command('city')
        .description('write a city')
        .argument('[name]', 'its name')
        .option('--root <dir>', 'the folder', '.')
        .option('--eta <value>', 'how long')
        .option('--no-contact-band', 'without'),
    ),
  );
const page = formatCommands(program);

describe('the page of commands', () => {
  it('gives a command its synopsis, options and defaults', () => {
    expect(page).toContain('## treesite build\n\nMake it.\n\n```sh\ntreesite build [options]\n```\n');
    expect(page).toContain('| `--out <dir>` | `dist` | where to |');
    expect(page).toContain('| `--no-cache` |  | forget \\| nothing |');
    expect(page).toContain('| `--now <date>` | `$THE_DAY` | when |');
    expect(page).toContain('| `--kind <kind>` |  | what kind: `one` or `two` |');
  });

  it('leaves out what is hidden and what every command has', () => {
    expect(page).not.toContain('--secret');
    expect(page).not.toContain('| `-h');
  });

  it('gives arguments', () => {
    expect(page).toContain('| `[name]` | its name |');
  });

  it('leaves descriptions of fields to the data reference', () => {
    expect(page).toContain('| `--root <dir>` | `.` | the folder |');
    expect(page).toContain('[the data reference](data.md#city): `--eta` `--no-contact-band`');
    expect(page).not.toContain('how long');
  });

  it('has examples and what exit code 1 means', () => {
    expect(page).toContain(`\nExit code 1: ${commandNotes.build?.problem}\n`);
    const examples = commandNotes.build?.examples ?? [];
    expect(examples.length).toBeGreaterThan(1);
    for (const { line, does } of examples)
      expect(page).toMatch(new RegExp(`^${line.replaceAll(/[.*]/g, '\\$&')} +# ${does}$`, 'm'));
  });
});

describe('notes', () => {
  const silent = { out: () => {}, err: () => {}, colors: createColors(false), isInteractive: false };
  const pathsOf = (command: Command, before: readonly string[] = []): string[] =>
    command.commands
      .filter((child) => child.name() !== 'help')
      .flatMap((child) => [[...before, child.name()].join(' '), ...pathsOf(child, [...before, child.name()])]);

  it('exist for every command, and only for commands', async () => {
    expect(Object.keys(commandNotes).sort()).toEqual(pathsOf(await createProgram(silent)).sort());
  });

  it('are also in the help', async () => {
    const check = (await createProgram(silent)).commands.find((command) => command.name() === 'check');
    let help = '';
    check?.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
    expect(help).toMatch(/\nExamples:\n {2}treesite check .*\n/);
  });
});
