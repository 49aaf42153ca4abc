/** The lines of a drawing → a test for whether a box crosses one. */
import type { Point, Ring } from '../../domain/geography/plane.ts';
import type { Box, Frame } from './text-box.ts';

/** The side of a cell, in drawing units: lines count as this wide. */
const cellSize = 4;

/** Notes the cells of a grid that lines cross, so that a test costs as many lookups as the box covers cells, however many lines there are. */
export function lineGrid(rings: readonly Ring[], { width, height }: Frame): (box: Box) => boolean {
  const columns = Math.ceil(width / cellSize) + 1;
  const rows = Math.ceil(height / cellSize) + 1;
  const column = (x: number) => Math.min(columns - 1, Math.max(0, Math.floor(x / cellSize)));
  const row = (y: number) => Math.min(rows - 1, Math.max(0, Math.floor(y / cellSize)));
  const crossed = new Uint8Array(columns * rows);
  const mark = ([x, y]: Point) => {
    if (x >= 0 && y >= 0 && x <= width && y <= height) crossed[row(y) * columns + column(x)] = 1;
  };
  for (const ring of rings) for (const [index, from] of ring.entries()) walk(from, ring[index + 1] ?? from, mark);
  return ({ left, top, right, bottom }) => {
    for (let y = row(top); y <= row(bottom); y++)
      if (crossed.subarray(y * columns + column(left), y * columns + column(right) + 1).includes(1)) return true;
    return false;
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
