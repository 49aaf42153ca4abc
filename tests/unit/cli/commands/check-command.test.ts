/** The table of place pages that are most alike. */
import { expect, test } from 'vitest';
import { formatSimilarPlaces } from '../../../../src/cli/commands/check-command.ts';
import { diagnose, startOf } from '../../../../src/diagnostics/diagnostic.ts';

const pairs = (shares: number[], ...allowed: string[]) =>
  formatSimilarPlaces({
    allowed: allowed.map((code) => ({
      ...diagnose(code as 'place/similar', startOf('a.yaml'), ''),
      reason: 'One town.',
    })),
    similarPlaces: shares.map((share, index) => ({ pages: [`/a${index}/`, `/b${index}/`], share })),
    tooSimilar: 0.5,
  });
test('shows the five most similar pairs, and how many more are too similar', () => {
  expect(pairs([0.1, 0.02])).toBe('Most similar place pages, by shared text:\n 10%  /a0/  /b0/\n  2%  /a1/  /b1/\n');
  expect(pairs([1, 1, 1, 1, 1, 0.5, 0.49])).toMatch(/\/b4\/\n {6}and 1 more pair above 50%\n$/);
  expect(pairs([1, 1, 1, 1, 1, 0.9, 0.8])).toMatch(/ and 2 more pairs above 50%\n$/);
});

test('is empty without such pairs, and on a site that allows similar places', () => {
  expect(pairs([])).toBe('');
  expect(pairs([1, 0.9], 'place/similar')).toBe('');
  expect(pairs([1], 'page/orphan')).not.toBe('');
});
