/** `treesite help` prints the help of the command that the words after it name. */
import { expect, test } from 'vitest';
import { processTerminal } from '../../../src/cli/output/terminal.ts';
import { createProgram, expandHelp } from '../../../src/cli/program.ts';

const program = await createProgram(processTerminal());
const expand = (...argv: string[]) => expandHelp(argv, program).join(' ');

test('help works for subcommands', () => {
  expect(expand('help', 'new', 'city')).toBe('new city --help');
  expect(expand('help', 'build')).toBe('build --help');
  expect(expand('help')).toBe('--help');
});

test('words that name no command are left to the parser, which reports them', () => {
  expect(expand('help', 'nope')).toBe('nope');
  expect(expand('help', 'new', 'town')).toBe('new town');
});

test('other commands are left unchanged', () => {
  expect(expand('new', 'city', '--county', 'help')).toBe('new city --county help');
});
