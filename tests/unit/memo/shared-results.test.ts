/** Results for items that two successive lists share are kept; all others are computed again. */
import { expect, test, vi } from 'vitest';
import { SharedResults } from '../../../src/memo/memoize.ts';

test('computes a result at most twice for items of every list, and again for items that return later', () => {
  const shared = new SharedResults<{ name: string }, string>();
  const [frame, own, other] = [{ name: 'frame' }, { name: 'own' }, { name: 'other' }];
  const make = vi.fn(({ name }: { name: string }) => name.toUpperCase());
  expect(shared.of(new Set([frame, own]), make)).toEqual(['FRAME', 'OWN']);
  expect(shared.of(new Set([other, frame]), make)).toEqual(['OTHER', 'FRAME']);
  expect(shared.of(new Set([frame, own]), make)).toEqual(['FRAME', 'OWN']);
  expect(make.mock.calls.map(([{ name }]) => name)).toEqual(['frame', 'own', 'other', 'frame', 'own']);
});
