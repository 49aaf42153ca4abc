/** Values that an option cannot have, in every command: a second one, none, or another option. */
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { processTerminal } from '../../../../src/cli/output/terminal.ts';
import { createProgram } from '../../../../src/cli/program.ts';

const terminal = processTerminal();

/** What the program prints for wrong usage; undefined if it accepts the options. Runs no command. */
async function refusal(args: readonly string[]): Promise<string | undefined> {
  let printed = '';
  const program = await createProgram({ ...terminal, err: (text) => (printed += text) }, args);
  disarm(program);
  const failed = await program.parseAsync([...args], { from: 'user' }).then(
    () => false,
    () => true,
  );
  return failed ? printed : undefined;
}

function disarm(command: Command): void {
  command.action(() => {});
  command.commands.forEach(disarm);
}

test.each([
  [['build', '--out', 'a', '--out', 'b'], "'--out <dir>' is given twice."],
  [['dev', '--host', '--host'], "'--host [address]' is given twice."],
  [['build', '--out', '--root'], '--root follows it. If its name begins with a hyphen, write ./ before it.'],
  [['init', 'a', '--name', '--phone'], '--phone follows it.'],
  [['build', '--templates', ''], "the value of option '--templates <dir>' is empty."],
])('an option is refused in %j', async (args, words) => {
  expect(await refusal(args)).toContain(words);
});

test('an option accepts a negative number', async () => {
  expect(await refusal(['new', 'city', 'A', '--longitude', '-77.05'])).toBeUndefined();
});
