/** The lines of a drawing → a test for whether a box crosses one. */
import type { Point, Ring } from '../../domain/geography/plane.ts';
import type { Box, Frame } from './text-box.ts';

/** The side of a cell, in drawing units: lines count as this wide. */
const cellSize = 4;

/** Uses a summed-area table of the cells that lines cross, so that a box costs four lookups, however many lines there are. */
export function lineGrid(rings: readonly Ring[], { width, height }: Frame): (box: Box) => boolean {
  const columns = Math.ceil(width / cellSize) + 1;
  const rows = Math.ceil(height / cellSize) + 1;
  const column = (x: number) => Math.min(columns - 1, Math.max(0, Math.floor(x / cellSize)));
  const row = (y: number) => Math.min(rows - 1, Math.max(0, Math.floor(y / cellSize)));
  const stride = columns + 1;
  /** At `(y + 1) * stride + x + 1`, first for that cell, then for all cells up to it. */
  const sums = new Uint32Array(stride * (rows + 1));
  const mark = ([x, y]: Point) => {
    if (x >= 0 && y >= 0 && x <= width && y <= height) sums[(row(y) + 1) * stride + column(x) + 1] = 1;
  };
  for (const ring of rings) for (const [index, from] of ring.entries()) walk(from, ring[index + 1] ?? from, mark);
  for (let y = 1; y <= rows; y++) {
    let inRow = 0;
    for (let x = 1; x < stride; x++) {
      inRow += sums[y * stride + x] ?? 0;
      sums[y * stride + x] = inRow + (sums[(y - 1) * stride + x] ?? 0);
    }
  }
  const upTo = (x: number, y: number) => sums[y * stride + x] ?? 0;
  return ({ left, top, right, bottom }) => {
    const [west, north, east, south] = [column(left), row(top), column(right) + 1, row(bottom) + 1];
    return upTo(east, south) - upTo(west, south) - upTo(east, north) + upTo(west, north) > 0;
  };
}

/** Visits points along a line from one end to the other, at most half a cell apart. */
function walk([fromX, fromY]: Point, [toX, toY]: Point, visit: (point: Point) => void) {
  const steps = Math.max(1, Math.ceil((2 * Math.hypot(toX - fromX, toY - fromY)) / cellSize));
  for (let step = 0; step <= steps; step++) {
    const share = step / steps;
    visit([fromX + share * (toX - fromX), fromY + share * (toY - fromY)]);
  }
}
