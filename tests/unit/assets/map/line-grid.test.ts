/** Names are placed away from borders where possible. */
import { describe, expect, test } from 'vitest';
import { lineGrid } from '../../../../src/assets/map/line-grid.ts';
import { placeLabels } from '../../../../src/assets/map/place-labels.ts';

const frame = { width: 200, height: 100 };
const border = [[120, -50] as const, [120, 150] as const];

describe('the name of a place', () => {
  const dot = { name: 'Grimesland', at: [100, 50] as const };
  const label = (rings: Parameters<typeof lineGrid>[0]) =>
    placeLabels([dot], { ...frame, crosses: lineGrid(rings, frame) }, { text: 12, dot: 4 }).get(dot);

  test('is to the right of its dot, or to the left if a border is on the right', () => {
    expect(label([])?.anchor).toBe('start');
    expect(label([border])?.anchor).toBe('end');
    const slanted = [[100, 0] as const, [160, 100] as const];
    expect(label([slanted])?.anchor).toBe('end');
  });

  test('crosses a border if there is no other space', () => {
    const everywhere = Array.from({ length: 20 }, (_, index) => [[0, index * 5] as const, [200, index * 5] as const]);
    expect(label(everywhere)?.anchor).toBe('start');
  });
});
