/** Results for items that two successive lists share are kept; all others are computed again. */
import { expect, test, vi } from 'vitest';
import { SharedResults } from '../../../src/memo/memoize.ts';

test('makes a result twice at most for what every list has, and every time for what comes back later', () => {
  const shared = new SharedResults<{ name: string }, string>();
  const [frame, own, other] = [{ name: 'frame' }, { name: 'own' }, { name: 'other' }];
  const make = vi.fn(({ name }: { name: string }) => name.toUpperCase());
  expect(shared.of([frame, own], make)).toEqual(['FRAME', 'OWN']);
  expect(shared.of([other, frame], make)).toEqual(['OTHER', 'FRAME']);
  expect(shared.of([frame, own], make)).toEqual(['FRAME', 'OWN']);
  expect(make.mock.calls.map(([{ name }]) => name)).toEqual(['frame', 'own', 'other', 'frame', 'own']);
});
