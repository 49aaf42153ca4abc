/** What a person at a terminal sees while a command works. */
import { expect, test } from 'vitest';
import { createColors, reportProgress, withProgress } from '../../../../src/cli/output/terminal.ts';

const erase = '\r\u001b[2K';

test.each([
  [true, `Building…${erase}Waiting.\n${erase}`],
  [false, 'Waiting.\n'],
])('a message takes the place of the progress line, which only a terminal shows (%s)', async (isInteractive, shown) => {
  let written = '';
  const say = (text: string) => {
    written += text;
  };
  const terminal = { out: say, err: say, colors: createColors(false), isInteractive };
  await withProgress(terminal, 'Building', async () => reportProgress(terminal, 'Waiting.'));
  expect(written).toBe(shown);
});
