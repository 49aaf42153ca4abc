/** How much of each pixel an outline covers. */
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type PathStep, pathData } from '../../../../src/assets/cards/card-font.ts';
import { fillLetters } from '../../../../src/assets/cards/fill-letters.ts';
import { fuzzRuns } from '../../../support/fuzz-runs.ts';

const drawing = { width: 24, height: 16 };
const at = { x: 0, y: 0, scale: 1 };
const polygon = (...points: number[][]): PathStep[] => [
  ...points.map((point, index): PathStep => ({ type: index === 0 ? 'M' : 'L', points: point })),
  { type: 'Z', points: [] },
];
const areaOf = (steps: PathStep[]) =>
  fillLetters([{ ...at, steps }], drawing).alpha.reduce((sum, value) => sum + value / 255, 0);

describe('filled letters', () => {
  it('cover parts of pixels by area', () => {
    const { left, top, width, alpha } = fillLetters(
      [{ x: 2, y: 3, scale: 2, steps: polygon([0, 0], [1.25, 0], [1.25, 0.75], [0, 0.75]) }],
      drawing,
    );
    expect({ left, top, width }).toEqual({ left: 2, top: 3, width: 3 });
    expect([...alpha]).toEqual([255, 255, 128, 128, 128, 64]);
  });

  it('leave out what a contour of the other direction encloses', () => {
    const hole = polygon([4, 4], [4, 8], [8, 8], [8, 4]);
    expect(areaOf([...polygon([2, 2], [10, 2], [10, 10], [2, 10]), ...hole])).toBeCloseTo(48, 1);
  });

  it('stay inside the drawing', () => {
    expect(areaOf(polygon([-5, -5], [30, -5], [30, 30], [-5, 30]))).toBe(24 * 16);
    expect(areaOf(polygon([-5, 2], [4, 2], [4, 6], [-5, 6]))).toBe(16);
    expect(fillLetters([{ ...at, steps: polygon([40, 2], [50, 2], [50, 6]) }], drawing).alpha).toHaveLength(0);
  });

  it('cover the same pixels as another program’s', async () => {
    const coordinate = fc.integer({ min: -40, max: 280 }).map((tenths) => tenths / 10);
    const point = fc.tuple(coordinate, coordinate);
    const curves = fc.oneof(
      fc.tuple(point, point).map((points): PathStep => ({ type: 'Q', points: points.flat() })),
      fc.tuple(point, point, point).map((points): PathStep => ({ type: 'C', points: points.flat() })),
    );
    await fc.assert(
      fc.asyncProperty(point, curves, point, async (start, curve, corner) => {
        const steps: PathStep[] = [
          { type: 'M', points: start },
          curve,
          { type: 'L', points: corner },
          { type: 'Z', points: [] },
        ];
        const box = fillLetters([{ ...at, steps }], drawing);
        const own = new Uint8Array(24 * 16);
        for (const [index, value] of box.alpha.entries())
          own[(box.top + Math.floor(index / box.width)) * 24 + box.left + (index % box.width)] = value;
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="16"><path d="${pathData([{ ...at, steps }])}"/></svg>`;
        const other = await sharp(Buffer.from(svg)).extractChannel(3).raw().toBuffer();
        const difference =
          own.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / own.length;
        // Where a contour crosses itself, shares of one pixel may cancel each other out.
        expect(difference).toBeLessThan(6);
      }),
      { numRuns: fuzzRuns(60), seed: 1 },
    );
  });
});
