/** Results of recent texts are kept, and those of texts that are used again and again stay. */
import { expect, test, vi } from 'vitest';
import { recentResults } from '../../../src/memo/memoize.ts';

test('keeps the results of one generation and of the one before it', () => {
  const make = vi.fn((text: string) => text.toUpperCase());
  const read = recentResults(2, make);
  for (const text of ['frame', 'a', 'frame', 'b', 'frame', 'c', 'frame', 'd'])
    expect(read(text)).toBe(text.toUpperCase());
  expect(make.mock.calls.flat()).toEqual(['frame', 'a', 'b', 'c', 'd']);
  expect(read('a')).toBe('A');
  expect(make).toHaveBeenCalledTimes(6);
});
