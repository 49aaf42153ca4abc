/** `treesite explain CODE` reads well in a terminal. */
import { expect, it } from 'vitest';
import { explainCommand } from '../../../../src/cli/commands/explain-command.ts';
import { aTerminal } from '../../../support/a-terminal.ts';

async function explain(code: string, columns?: number): Promise<string> {
  const { terminal, said } = aTerminal({ columns });
  await explainCommand(terminal).parseAsync([code], { from: 'user' });
  return said.out;
}

/** A code of each sort. Named here, as an expectation with a code in it would count as a test that produces it. */
const [anError, aWarning, stricter, ofTheList] = [
  'city/unknown-county',
  'page/orphan',
  'content/sample',
  'check/unused-allow',
] as const;

const longest = (text: string) => Math.max(...text.split('\n').map((line) => line.length));

it.each([
  [undefined, 80],
  [200, 80],
  [50, 50],
])('explain wraps its lines if the terminal is %s wide', async (columns, widest) => {
  const text = longest(await explain(anError, columns));
  expect(text).toBeLessThanOrEqual(widest);
  expect(text).toBeGreaterThan(widest - 25);
});

it('explain says what is stricter before publishing', async () => {
  expect(await explain(stricter)).toContain(`${stricter} (warning; an error under check --publish)\n`);
  expect(await explain(aWarning)).toContain(`${aWarning} (warning)\n`);
});

it('explain shows how to allow a warning, and not an error', async () => {
  expect(await explain(aWarning)).toContain(`  checks:\n    allow:\n      - code: ${aWarning}\n`);
  expect(await explain(anError)).not.toContain('allow:');
  expect(await explain(ofTheList)).not.toContain('allow:');
});
