/** A drawing context for d3's geoPath that collects closed rings of points. */
import type { Point } from '../../domain/geography/plane.ts';

export function ringContext() {
  const rings: Point[][] = [];
  return {
    rings,
    beginPath() {},
    moveTo: (x: number, y: number) => void rings.push([[x, y]]),
    lineTo: (x: number, y: number) => void rings.at(-1)?.push([x, y]),
    closePath() {},
    arc() {},
  };
}
