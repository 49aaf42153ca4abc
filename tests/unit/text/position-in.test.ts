import { expect, test } from 'vitest';
import { positionIn } from '../../../src/text/strings.ts';

test.each([
  ['the first character', 0, { line: 1, column: 1 }],
  ['a later line', 5, { line: 2, column: 3 }],
  ['the start of a line', 3, { line: 2, column: 1 }],
  ['the end of the text', 6, { line: 2, column: 4 }],
])('%s', (_, offset, position) => {
  expect(positionIn('ab\ncde', offset)).toEqual(position);
});
