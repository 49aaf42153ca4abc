/** Names are placed away from borders where possible. */
import { describe, expect, test } from 'vitest';
import { lineGrid } from '../../../../src/assets/map/line-grid.ts';
import { placeLabels } from '../../../../src/assets/map/place-labels.ts';
import type { Box } from '../../../../src/assets/map/text-box.ts';

const frame = { width: 200, height: 100 };
const border = [[120, -50] as const, [120, 150] as const];
const box = (left: number, right: number): Box => ({ left, right, top: 40, bottom: 60 });

describe('a grid of lines', () => {
  const crosses = lineGrid([border], frame);

  test('distinguishes boxes across a line from boxes beside it', () => {
    expect([box(100, 140), box(60, 110), box(130, 190)].map(crosses)).toEqual([true, false, false]);
  });

  test('accepts boxes that leave the frame, and lines that never enter it', () => {
    expect(crosses(box(-50, 300))).toBe(true);
    expect(lineGrid([[[300, 0] as const, [300, 90] as const]], frame)(box(0, 199))).toBe(false);
  });

  test('follows a slanted line', () => {
    const slanted = lineGrid([[[0, 0] as const, [200, 100] as const]], frame);
    expect(slanted(box(90, 110))).toBe(true);
    expect(slanted(box(10, 60))).toBe(false);
  });
});

describe('the name of a place', () => {
  const dot = { name: 'Grimesland', at: [100, 50] as const };
  const label = (rings: Parameters<typeof lineGrid>[0]) =>
    placeLabels([dot], { ...frame, crosses: lineGrid(rings, frame) }, { text: 12, dot: 4 }).get(dot);

  test('is to the right of its dot, or to the left if a border is on the right', () => {
    expect(label([])?.anchor).toBe('start');
    expect(label([border])?.anchor).toBe('end');
  });

  test('crosses a border if there is no other space', () => {
    const everywhere = Array.from({ length: 20 }, (_, index) => [[0, index * 5] as const, [200, index * 5] as const]);
    expect(label(everywhere)?.anchor).toBe('start');
  });
});
