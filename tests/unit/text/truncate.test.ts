import { expect, test } from 'vitest';
import { truncateList } from '../../../src/text/strings.ts';

test('names the first of many and counts the rest, which is never one', () => {
  expect(truncateList([], 2)).toBe('');
  expect(truncateList(['a', 'b', 'c'], 2)).toBe('a, b, c');
  expect(truncateList(['a', 'b', 'c', 'd'], 2)).toBe('a, b and 2 more');
});
