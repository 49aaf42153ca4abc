/** Counties' shapes in a drawing and the boxes already taken → the points that the counties' names are centered on. */
import { polygonArea, polygonCentroid } from 'd3-polygon';
import { type Bounds, boundsOf, mutable, type Point, type Ring, ringsContain } from '../../domain/geography/plane.ts';
import { type Box, type Frame, isInFrame, overlap, textBox } from './text-box.ts';

interface Shape {
  name: string;
  rings: readonly Ring[];
}

/** A name with a smaller share inside its county would seem to belong to the neighbor, and is left out. */
const minInside = 0.6;

/** Each name avoids the taken boxes, is as far inside its county as possible, and then as close to its middle. */
export function countyLabels(
  shapes: readonly Shape[],
  frame: Frame,
  options: { text: number; taken: readonly Box[] },
): (Point | undefined)[] {
  const { text } = options;
  const taken = [...options.taken];
  return shapes.map(({ name, rings }) => {
    const { left, top, right, bottom } = textBox(name, { x: 0, y: 0, anchor: 'middle' }, text);
    const boxAt = ([x, y]: Point): Box => ({ left: left + x, top: top + y, right: right + x, bottom: bottom + y });
    // A shortcut: in most maps of many counties, no name fits.
    const extent = boundsOf(rings);
    if ((extent.right - extent.left) / (right - left) < minInside) return undefined;
    const middle = centroid(rings);
    const points = grid(extent, text / 2).map((point) => ({
      point,
      away: (point[0] - middle[0]) ** 2 + (point[1] - middle[1]) ** 2,
    }));
    let best: { point: Point; inside: number } | undefined;
    for (const { point } of points.sort((a, b) => a.away - b.away)) {
      const box = boxAt(point);
      if (!isInFrame(box, frame) || taken.some((other) => overlap(other, box))) continue;
      const inside = shareInside(box, rings);
      if (inside > (best?.inside ?? 0)) best = { point, inside };
      // Points are sorted by distance, so no later one is better.
      if (inside === 1) break;
    }
    if (!best || best.inside < minInside) return undefined;
    taken.push(boxAt(best.point));
    return best.point;
  });
}

/** Points over the extent, at least a step apart and at most 25 by 25. */
function grid({ left, right, bottom, top }: Bounds, step: number): Point[] {
  const stepX = Math.max(step, (right - left) / 24);
  const stepY = Math.max(step, (top - bottom) / 24);
  const points: Point[] = [];
  for (let y = bottom; y <= top; y += stepY) for (let x = left; x <= right; x += stepX) points.push([x, y]);
  return points;
}

/** How much of the box is inside the rings, estimated from points along its top and bottom. */
function shareInside({ left, top, right, bottom }: Box, rings: readonly Ring[]): number {
  const across = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].map((share) => left + share * (right - left));
  const points = across.flatMap((x): Point[] => [
    [x, top],
    [x, bottom],
  ]);
  return points.filter((point) => ringsContain(rings, point)).length / points.length;
}

/** The middle of the largest ring. */
function centroid(rings: readonly Ring[]): Point {
  const areas = rings.map((ring) => Math.abs(polygonArea(mutable(ring))));
  const largest = rings[areas.indexOf(Math.max(...areas))] ?? [];
  return polygonCentroid(mutable(largest));
}
