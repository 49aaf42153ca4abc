/** Values that an option cannot have, in every command: a second one, none, or another option. */
import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { processTerminal } from '../../../../src/cli/output/terminal.ts';
import { createProgram } from '../../../../src/cli/program.ts';

const terminal = processTerminal();

/** What the program prints for wrong usage; undefined if it accepts the options. Runs no command. */
async function refusal(args: readonly string[]): Promise<string | undefined> {
  let printed = '';
  const program = await createProgram({ ...terminal, err: (text) => (printed += text) }, args);
  each(program, (command) => command.action(() => {}));
  const failed = await program.parseAsync([...args], { from: 'user' }).then(
    () => false,
    () => true,
  );
  return failed ? printed : undefined;
}

function each(command: Command, visit: (command: Command, path: string[]) => void, path: string[] = []): void {
  visit(command, path);
  for (const child of command.commands) each(child, visit, [...path, child.name()]);
}

const program = await createProgram(terminal);
const options: { path: string[]; long: string; flags: string; isSeveral: boolean }[] = [];
each(program, (command, path) => {
  for (const { long, flags, required, variadic } of command.options) {
    const isSeveral = variadic || ['--map', '--set', '--gazetteer'].includes(long ?? '');
    if (required && long) options.push({ path, long, flags, isSeveral });
  }
});

/** Valid for every option that checks its value. */
const exampleValue = (flags: string) =>
  /number/.test(flags)
    ? '2'
    : /url/.test(flags)
      ? 'https://a.example'
      : /owner/.test(flags)
        ? 'a/b'
        : /html/.test(flags)
          ? 'a.html'
          : '';

describe('an option', () => {
  test('of any command that takes one value is refused when it is given twice', async () => {
    const single = options.filter(
      ({ isSeveral, flags }) => !isSeveral && /<(dir|file|number|url|owner|text|value|name)/.test(flags),
    );
    expect(single.length).toBeGreaterThan(50);
    const accepted: string[] = [];
    for (const { path, long, flags } of single) {
      const value = exampleValue(flags) || 'x';
      const said = await refusal([...path, long, value, long, value]);
      if (!said?.includes(`'${flags}' is given twice.`)) accepted.push(`${path.join(' ')} ${long}: ${said}`);
    }
    expect(accepted).toEqual([]);
  });

  test.each([
    [['build', '--out', '--root'], '--root follows it. If its name begins with a hyphen, write ./ before it.'],
    [['build', '--out', '-x'], '-x follows it.'],
    [['build', '--out', '-1'], '-1 follows it.'],
    [['init', 'a', '--name', '--phone'], '--phone follows it.'],
    [['import', 'a.csv', '--set', '--dry-run'], '--dry-run follows it.'],
    [['import', 'a.csv', '--gazetteer', '-a'], '-a follows it.'],
    [['build', '--templates', ''], "the value of option '--templates <dir>' is empty."],
  ])('is refused in %j', async (args, words) => {
    expect(await refusal(args)).toContain(words);
  });

  test.each([
    [['build', '--out', './-x']],
    [['new', 'city', 'A', '--longitude', '-77.05']],
    [['new', 'city', 'A', '--intro', '- a dash before']],
    [['import', 'a.csv', '--map', 'a=b', '--map', 'c=d', '--set', 'x=-1']],
  ])('is accepted in %j', async (args) => {
    expect(await refusal(args)).toBeUndefined();
  });
});
