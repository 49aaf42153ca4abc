/** Results of recent texts are cached, and the cache starts again when it is full. */
import { expect, test, vi } from 'vitest';
import { recentResults } from '../../../src/memo/memoize.ts';

test('makes the result of a text once, until there are too many', () => {
  const make = vi.fn((text: string) => text.toUpperCase());
  const read = recentResults(2, make);
  for (const text of ['frame', 'a', 'frame', 'b', 'frame', 'b']) expect(read(text)).toBe(text.toUpperCase());
  expect(make.mock.calls.flat()).toEqual(['frame', 'a', 'b', 'frame']);
});
