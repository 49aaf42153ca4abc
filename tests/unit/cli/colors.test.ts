/** Colors in the terminal. */
import { expect, it } from 'vitest';
import { createColors } from '../../../src/cli/colors.ts';

it('are the codes of terminals, regardless of stdout', () => {
  expect(createColors(true).red('x')).toBe('\u001b[31mx\u001b[39m');
  expect(createColors(true).bold('x')).toBe('\u001b[1mx\u001b[22m');
});

it('print nothing if they are off', () => {
  const { bold, dim, red, bgBlack } = createColors(false);
  expect([bold, dim, red, bgBlack].map((paint) => paint('x'))).toEqual(['x', 'x', 'x', 'x']);
});
