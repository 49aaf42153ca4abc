/** What a person at a terminal sees while a command works. */
import { expect, test } from 'vitest';
import { reportProgress, withProgress } from '../../../../src/cli/output/terminal.ts';
import { aTerminal } from '../../../support/a-terminal.ts';

const erase = '\r\u001b[2K';

test.each([
  [true, `Building…${erase}Waiting.\n${erase}`],
  [false, 'Waiting.\n'],
])('a message takes the place of the progress line, which only a terminal shows (%s)', async (isInteractive, shown) => {
  const { terminal, said } = aTerminal({ isInteractive });
  await withProgress(terminal, 'Building', async () => reportProgress(terminal, 'Waiting.'));
  expect(said).toEqual({ out: '', err: shown });
});
