/** The help of `treesite new` describes options, not YAML. */
import { expect, test } from 'vitest';
import { newCommand } from '../../../../src/cli/commands/new-command.ts';
import { aTerminal } from '../../../support/a-terminal.ts';

test('descriptions of fields are read without the values that a data file has', () => {
  const city = newCommand(aTerminal().terminal).commands.find((command) => command.name() === 'city');
  const describe = (flag: string) => city?.options.find(({ long }) => long === flag)?.description;
  expect(describe('--map')).toBe('Shows the coverage map on the page.');
  expect(describe('--no-contact-band')).toMatch(/^Leaves out the contact band/);
  expect(describe('--postal-code')).toBe('The main ZIP code or postal code: "05156".');
  expect(describe('--permits')).toMatch(/\. Put each in quotes: "First" "Second"\.$/);
  expect(describe('--services')).toMatch(/\. Separate them with commas\.$/);
});
