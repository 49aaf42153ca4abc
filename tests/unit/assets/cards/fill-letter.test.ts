/** How much of each pixel an outline covers. */
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type PathStep, type PlacedGlyph, pathData } from '../../../../src/assets/cards/card-font.ts';
import { drawLetters } from '../../../../src/assets/cards/draw-letters.ts';
import { fillLetter } from '../../../../src/assets/cards/fill-letter.ts';
import { fuzzRuns } from '../../../support/fuzz-runs.ts';

const [width, height] = [24, 16];
const at = { x: 0, y: 0, scale: 1 };
const polygon = (...points: number[][]): PathStep[] => [
  ...points.map((point, index): PathStep => ({ type: index === 0 ? 'M' : 'L', points: point })),
  { type: 'Z', points: [] },
];
const areaOf = (steps: PathStep[]) =>
  fillLetter({ ...at, steps }).coverage.reduce((sum, value) => sum + value / 255, 0);

describe('a filled letter', () => {
  it('covers parts of pixels by area', () => {
    const steps = polygon([0, 0], [1.25, 0], [1.25, 0.75], [0, 0.75]);
    const { left, top, pixels, coverage } = fillLetter({ x: 2, y: 3, scale: 2, steps });
    expect({ left, top }).toEqual({ left: 2, top: 3 });
    expect([...pixels]).toEqual([0, 0, 1, 0, 2, 0, 0, 1, 1, 1, 2, 1]);
    expect([...coverage]).toEqual([255, 255, 128, 128, 128, 64]);
  });

  it('leaves out what a contour of the other direction encloses', () => {
    const hole = polygon([4, 4], [4, 8], [8, 8], [8, 4]);
    expect(areaOf([...polygon([2, 2], [10, 2], [10, 10], [2, 10]), ...hole])).toBeCloseTo(48, 1);
  });

  it('is filled once for positions on a line that are less than 1/32 of a pixel apart, and again for another size', () => {
    const steps = polygon([0, 0], [3, 0], [3, 3], [0, 3]);
    const first = fillLetter({ x: 5.25, y: 7.5, scale: 1, steps });
    const near = fillLetter({ x: 9.23, y: 4.5, scale: 1, steps });
    expect(near).toMatchObject({ left: 9, top: 4 });
    expect(near.coverage).toBe(first.coverage);
    expect(fillLetter({ x: 5.25, y: 7.5, scale: 1.5, steps }).coverage).not.toBe(first.coverage);
    expect(fillLetter({ x: 5.5, y: 7.5, scale: 1, steps }).coverage).not.toBe(first.coverage);
  });

  it('covers the same pixels as another program’s', async () => {
    const coordinate = fc.integer({ min: 0, max: 240 }).map((tenths) => tenths / 10);
    const point = fc.tuple(
      coordinate,
      coordinate.map((value) => (value * height) / width),
    );
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
        const { pixels, coverage } = fillLetter({ ...at, steps });
        const own = new Uint8Array(width * height);
        for (const [index, value] of coverage.entries())
          own[(pixels[2 * index + 1] ?? 0) * width + (pixels[2 * index] ?? 0)] = value;
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

describe('letters on a canvas', () => {
  /** The palette: the background, 31 shades of ink, another color. */
  const [darkest, other] = [31, 32];
  const shades = Uint8Array.from({ length: 256 }, (_, coverage) => Math.round((coverage / 255) * darkest));
  const drawn = (letters: PlacedGlyph[], ground = 0) => {
    const rows = new Uint8Array((width + 1) * height).map((_, index) => (index % (width + 1) === 0 ? 0 : ground));
    const canvas = { width, height, palette: [], rows, shades: new Map([['#000000', shades]]) };
    return drawLetters(canvas, [{ letters, ink: '#000000' }]).rows;
  };
  const inked = (letters: PlacedGlyph[]) => drawn(letters).filter((index) => index === darkest).length;

  it('are cut off at its edges', () => {
    expect(inked([{ ...at, steps: polygon([-5, -5], [30, -5], [30, 30], [-5, 30]) }])).toBe(width * height);
    expect(inked([{ ...at, steps: polygon([-5, 2], [4, 2], [4, 6], [-5, 6]) }])).toBe(16);
    expect(inked([{ ...at, steps: polygon([40, 2], [50, 2], [50, 6]) }])).toBe(0);
  });

  it('add up if they share a pixel, and keep the background if they cover too little of it', () => {
    const column = (from: number, to: number) => ({ ...at, steps: polygon([from, 2], [to, 2], [to, 3], [from, 3]) });
    const pixelOf = (letters: PlacedGlyph[]) => drawn(letters, other)[2 * (width + 1) + 1 + 3];
    expect(pixelOf([column(3, 3.25)])).toBe(8);
    expect(pixelOf([column(3, 3.25), column(3.25, 3.5)])).toBe(16);
    expect(pixelOf([column(3, 3.75), column(3.25, 4)])).toBe(darkest);
    expect(pixelOf([column(3, 3.01)])).toBe(other);
  });
});
