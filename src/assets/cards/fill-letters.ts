/** Letters → the coverage of each pixel. Pure. */
import type { PlacedGlyph } from './card-font.ts';
import { type Box, CoverageRasterizer } from './coverage-rasterizer.ts';

export interface Coverage extends Box {
  /** 0 to 255 per pixel, row by row. */
  alpha: Uint8Array;
}

/** Parts outside the drawing are cut off. The contours of one letter must not overlap. */
export function fillLetters(letters: readonly PlacedGlyph[], drawing: { width: number; height: number }): Coverage {
  const box = boundsOf(letters, drawing);
  const rasterizer = new CoverageRasterizer(box);
  for (const { steps, x, y, scale } of letters)
    for (const { type, points } of steps) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = points;
      const [x1, y1, x2, y2] = [x + a * scale, y + b * scale, x + c * scale, y + d * scale];
      if (type === 'M') rasterizer.moveTo(x1, y1);
      else if (type === 'L') rasterizer.lineTo(x1, y1);
      else if (type === 'Q') rasterizer.quadraticTo([x1, y1], [x2, y2]);
      else if (type === 'C') rasterizer.cubicTo([x1, y1], [x2, y2], [x + e * scale, y + f * scale]);
      else rasterizer.close();
    }
  return { alpha: rasterizer.alpha(), ...box };
}

/** The box around all control points, which contains the curves. */
function boundsOf(letters: readonly PlacedGlyph[], { width, height }: { width: number; height: number }): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const { steps, x, y, scale } of letters)
    for (const { points } of steps)
      for (let index = 0; index < points.length; index += 2) {
        const pointX = x + (points[index] ?? 0) * scale;
        const pointY = y + (points[index + 1] ?? 0) * scale;
        left = Math.min(left, pointX);
        right = Math.max(right, pointX);
        top = Math.min(top, pointY);
        bottom = Math.max(bottom, pointY);
      }
  left = within(Math.floor(left), width);
  top = within(Math.floor(top), height);
  return {
    left,
    top,
    width: Math.max(0, within(Math.ceil(right), width) - left),
    height: Math.max(0, within(Math.ceil(bottom), height) - top),
  };
}

function within(value: number, size: number): number {
  return Math.min(Math.max(value, 0), size);
}
