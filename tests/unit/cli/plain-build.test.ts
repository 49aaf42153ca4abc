/** `treesite build` without flags does not read them with commander, and does the same. */
import { expect, test } from 'vitest';
import { buildCommand } from '../../../src/cli/commands/build-command.ts';
import { processTerminal } from '../../../src/cli/output/terminal.ts';
import { defaultBuild } from '../../../src/cli/run-build.ts';

test('a build without flags has the defaults that commander sets', () => {
  expect(buildCommand(processTerminal()).opts()).toEqual(defaultBuild);
});
