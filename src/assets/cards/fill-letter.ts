/** A letter → the pixels that it covers. Pure, apart from a cache of filled letters. */
import { memoize } from '../../memo/memoize.ts';
import type { PathStep, PlacedGlyph } from './card-font.ts';
import { type Box, CoverageRasterizer } from './coverage-rasterizer.ts';

/** The pixels that a letter covers, wholly or partly. */
interface Filled {
  /** The x and y of each pixel, one after the other. */
  pixels: Int16Array;
  /** 1 to 255 per pixel. */
  coverage: Uint8Array;
}

/** Letters are placed at multiples of 1/16 of a pixel from the left, so that titles share filled letters. Nobody sees the difference. */
const fractions = 16;

/** Kept per letter; titles of unusual length have sizes of their own. */
const maxKept = 200;
const keptOf = memoize((_outline: readonly PathStep[]) => new Map<string, Filled>());

/** The pixels are relative to `left` and `top`. The letter's contours must not overlap. */
export function fillLetter({ steps, x, y, scale }: PlacedGlyph): Filled & { left: number; top: number } {
  const near = Math.round(x * fractions) / fractions;
  const [left, top] = [Math.floor(near), Math.floor(y)];
  const at = { x: near - left, y: y - top, scale };
  const key = `${at.x} ${at.y} ${scale}`;
  const kept = keptOf(steps);
  const filled = kept.get(key) ?? fill({ steps, ...at });
  if (kept.size >= maxKept) kept.clear();
  kept.set(key, filled);
  return { left, top, ...filled };
}

function fill({ steps, x, y, scale }: PlacedGlyph): Filled {
  const box = boundsOf({ steps, x, y, scale });
  const rasterizer = new CoverageRasterizer(box);
  for (const { type, points } of steps) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = points;
    const [x1, y1, x2, y2] = [x + a * scale, y + b * scale, x + c * scale, y + d * scale];
    if (type === 'M') rasterizer.moveTo(x1, y1);
    else if (type === 'L') rasterizer.lineTo(x1, y1);
    else if (type === 'Q') rasterizer.quadraticTo([x1, y1], [x2, y2]);
    else if (type === 'C') rasterizer.cubicTo([x1, y1], [x2, y2], [x + e * scale, y + f * scale]);
    else rasterizer.close();
  }
  const alpha = rasterizer.alpha();
  const covered = alpha.reduce((count, value) => (value > 0 ? count + 1 : count), 0);
  const filled = { pixels: new Int16Array(2 * covered), coverage: new Uint8Array(covered) };
  for (let from = 0, to = 0; to < covered; from++) {
    const value = alpha[from] ?? 0;
    if (value === 0) continue;
    filled.pixels[2 * to] = box.left + (from % box.width);
    filled.pixels[2 * to + 1] = box.top + Math.floor(from / box.width);
    filled.coverage[to++] = value;
  }
  return filled;
}

/** The box around all control points, which contains the curves. */
function boundsOf({ steps, x, y, scale }: PlacedGlyph): Box {
  if (steps.length === 0) return { left: 0, top: 0, width: 0, height: 0 };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points } of steps)
    for (let index = 0; index < points.length; index += 2) {
      const pointX = x + (points[index] ?? 0) * scale;
      const pointY = y + (points[index + 1] ?? 0) * scale;
      left = Math.min(left, pointX);
      right = Math.max(right, pointX);
      top = Math.min(top, pointY);
      bottom = Math.max(bottom, pointY);
    }
  [left, top] = [Math.floor(left), Math.floor(top)];
  return { left, top, width: Math.ceil(right) - left, height: Math.ceil(bottom) - top };
}
