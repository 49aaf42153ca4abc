import { expect, test } from 'vitest';
import { someOf } from '../../../src/text/some-of.ts';

test('names the first of many and counts the rest, which is never one', () => {
  expect(someOf([], 2)).toBe('');
  expect(someOf(['a', 'b', 'c'], 2)).toBe('a, b, c');
  expect(someOf(['a', 'b', 'c', 'd'], 2)).toBe('a, b and 2 more');
});
