/** The lines that differ, with a line around them, and where they are. */
import { expect, it } from 'vitest';
import { lineDiff } from '../../../src/text/line-diff.ts';

const shown = (before: string, after: string) =>
  lineDiff(before, after).map(({ line, lines }) => [line, ...lines.map(({ mark, text }) => mark + text)]);

it('equal texts have no hunks', () => {
  expect(shown('a\nb\n', 'a\nb\n')).toEqual([]);
});

it('a changed, a removed and an added line are found', () => {
  expect(shown('a\nb\nc\nd\ne\nf\ng\n', 'a\nB\nc\nd\ne\ng\nh\n')).toEqual([
    [1, ' a', '-b', '+B', ' c'],
    [5, ' e', '-f', ' g', '+h'],
  ]);
});

it('a new file is added as a whole', () => {
  expect(shown('', 'a\nb\n')).toEqual([[1, '+a', '+b']]);
});
