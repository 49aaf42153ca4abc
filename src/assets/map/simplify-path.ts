/** Lines and rings of points in drawing units → fewer points, and short SVG path data. Pure. */
import { polygonArea } from 'd3-polygon';
import { distanceToSegment, mutable, type Point, type Ring } from '../../domain/geography/plane.ts';

/**
 * Douglas-Peucker: drops the points within `tolerance` of the line without them. The ends remain, so lines that meet
 * there still meet; a closed line keeps its closing point.
 */
export function simplifyLine<P extends Point>(line: readonly P[], tolerance: number): P[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  let farthest = 0;
  let distance = tolerance;
  line.forEach((point, index) => {
    const away = distanceToSegment(point, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  });
  if (farthest === 0) return [first, last];
  const before = simplifyLine(line.slice(0, farthest + 1), tolerance);
  return [...before, ...simplifyLine(line.slice(farthest), tolerance).slice(1)];
}

/** Points rounded to whole units, each as a zero-length line: a dot with round caps. Points that coincide are merged. */
export function formatDots(points: readonly Point[]): string {
  const spots = new Set(points.map(([x, y]) => pair(Math.round(x), Math.round(y))));
  return [...spots].map((spot) => `M${spot}h0`).join('');
}

/** Closed rings in whole units and relative commands, such as `M10 20l5-3 2 8z`. Rings too small to see are left out. */
export function formatPath(rings: readonly Ring[]): string {
  return rings.map(roundRing).filter(isVisible).map(formatRing).join('');
}

function roundRing(ring: Ring): Point[] {
  const rounded = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  return rounded.filter((point, index) => {
    const previous = rounded.at(index - 1);
    return point[0] !== previous?.[0] || point[1] !== previous[1];
  });
}

function isVisible(ring: Ring): boolean {
  return ring.length >= 3 && Math.abs(polygonArea(mutable(ring))) >= 2;
}

function formatRing(ring: Ring): string {
  const [start, ...rest] = ring;
  if (!start) return '';
  let [x, y] = start;
  const steps = rest.map(([nextX, nextY]) => {
    const step = pair(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
    return step;
  });
  // A minus sign needs no separator before it.
  return `M${pair(...start)}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

function pair(x: number, y: number): string {
  return `${x}${y < 0 ? '' : ' '}${y}`;
}
