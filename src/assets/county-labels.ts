/** Takes the shapes of counties in a drawing and the space already taken, gives the points their names are centred on. */

import { type Point, type Ring, ringArea } from './simplify-path.ts';
import { type Box, type Frame, isInFrame, overlap, textBox } from './text-box.ts';

interface Shape {
  name: string;
  rings: readonly Ring[];
}

/**
 * Each name covers nothing taken if it can, is as much inside its county as it can, and then as near the middle as it
 * can.
 */
export function countyLabels(shapes: readonly Shape[], frame: Frame, options: { text: number; taken: Box[] }): Point[] {
  const { text } = options;
  const taken = [...options.taken];
  return shapes.map(({ name, rings }) => {
    const { left, top, right, bottom } = textBox(name, { x: 0, y: 0, anchor: 'middle' }, text);
    const boxAt = ([x, y]: Point): Box => ({ left: left + x, top: top + y, right: right + x, bottom: bottom + y });
    const middle = centroid(rings);
    const away = ([x, y]: Point) => Math.hypot(x - middle[0], y - middle[1]);
    const free = grid(rings, text / 2).filter((point) => {
      const box = boxAt(point);
      return isInFrame(box, frame) && !taken.some((other) => overlap(other, box));
    });
    const rated = free.map((point) => ({ point, inside: shareInside(boxAt(point), rings), away: away(point) }));
    const [best] = rated.sort((a, b) => b.inside - a.inside || a.away - b.away);
    const point = best?.point ?? middle;
    taken.push(boxAt(point));
    return point;
  });
}

/** Points over the rings' whole extent, a step apart. */
function grid(rings: readonly Ring[], step: number): Point[] {
  const [left, right] = extent(rings.flat().map(([x]) => x));
  const [top, bottom] = extent(rings.flat().map(([, y]) => y));
  const points: Point[] = [];
  for (let y = top; y <= bottom; y += step) for (let x = left; x <= right; x += step) points.push([x, y]);
  return points;
}

function extent(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** How much of the box is inside the rings, told from points along its top and bottom. */
function shareInside({ left, top, right, bottom }: Box, rings: readonly Ring[]): number {
  const across = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].map((share) => left + share * (right - left));
  const points = across.flatMap((x): Point[] => [
    [x, top],
    [x, bottom],
  ]);
  return points.filter((point) => contains(rings, point)).length / points.length;
}

/** Even-odd: a point is inside when a line from it to the right crosses the rings an odd number of times. */
function contains(rings: readonly Ring[], [x, y]: Point): boolean {
  let inside = false;
  for (const ring of rings) {
    ring.forEach(([x1, y1], index) => {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
    });
  }
  return inside;
}

/** The middle of the largest ring. */
function centroid(rings: readonly Ring[]): Point {
  const [ring = []] = rings.toSorted((a, b) => Math.abs(ringArea(b)) - Math.abs(ringArea(a)));
  let [sumX, sumY] = [0, 0];
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    const cross = x * nextY - nextX * y;
    sumX += (x + nextX) * cross;
    sumY += (y + nextY) * cross;
  });
  const area = 6 * ringArea(ring);
  return [sumX / area, sumY / area];
}
