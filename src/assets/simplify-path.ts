/** Takes lines and rings of points in drawing units, gives fewer points and short SVG path text. */

export type Point = readonly [x: number, y: number];
export type Ring = readonly Point[];

/**
 * Douglas-Peucker: drops the points that lie within `tolerance` of the line drawn without them. The ends stay, so lines
 * that meet there still meet; a closed line keeps its closing point.
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

/** Closed rings in whole units and relative commands, such as `M10 20l5-3 2 8z`. Rings too small to be seen are left out. */
export function formatPath(rings: readonly Ring[]): string {
  return rings.map(roundRing).filter(isVisible).map(formatRing).join('');
}

/** Positive for one way round, negative for the other. */
export function ringArea(ring: Ring): number {
  let sum = 0;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  });
  return sum / 2;
}

function roundRing(ring: Ring): Point[] {
  const rounded = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  return rounded.filter((point, index) => {
    const previous = rounded.at(index - 1);
    return point[0] !== previous?.[0] || point[1] !== previous[1];
  });
}

function isVisible(ring: Ring): boolean {
  return ring.length >= 3 && Math.abs(ringArea(ring)) >= 2;
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
  // A minus sign separates by itself.
  return `M${pair(...start)}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

function pair(x: number, y: number): string {
  return `${x}${y < 0 ? '' : ' '}${y}`;
}

function distanceToSegment([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}
