/** `treesite help` prints the help of the command that the words after it name. */
import { expect, test } from 'vitest';
import { processTerminal } from '../../../src/cli/output/terminal.ts';
import { createProgram, expandHelp } from '../../../src/cli/program.ts';

const program = await createProgram(processTerminal());

test.each([
  ['help new city', 'new city --help'],
  ['help', '--help'],
  // The parser reports unknown words.
  ['help nope', 'nope'],
  ['help new town', 'new town'],
  ['new city --county help', 'new city --county help'],
])('%s is read as %s', (typed, read) => {
  expect(expandHelp(typed.split(' '), program).join(' ')).toBe(read);
});
