/** Takes a map of the served area, tells what it shows: for tests. */

import { MAP_STYLE } from '../../../src/assets/coverage-map.ts';
import { boxAround, isInFrame, overlap, textBox } from '../../../src/assets/text-box.ts';
import type { CoverageMap } from '../../../src/routes/page-props.ts';

export function expectMap(map: CoverageMap | undefined): CoverageMap {
  if (!map) throw new Error('there is no map');
  return map;
}

export function dotOf(map: CoverageMap, name: string): [number, number] {
  const place = map.places.find((place) => place.name === name);
  if (!place) throw new Error(`${name} is not on the map`);
  return [place.x, place.y];
}

/** Names that leave the frame, or cover a dot or a name that comes after them. */
export function coveredNames(map: CoverageMap, size: 'full' | 'small'): string[] {
  const { placeText, countyText, dot } = MAP_STYLE[size];
  const names = [
    ...map.places.map(({ name, label }) => ({ name, box: shrink(textBox(name, label, placeText)) })),
    ...map.counties.map(({ name, label }) => ({
      name,
      box: shrink(textBox(name, { ...label, anchor: 'middle' }, countyText)),
    })),
  ];
  const dots = map.places.map(({ x, y }) => boxAround([x, y], dot));
  return names
    .filter(
      ({ box }, index) =>
        !isInFrame(box, map) ||
        dots.some((other) => overlap(box, other)) ||
        names.slice(index + 1).some((other) => overlap(box, other.box)),
    )
    .map(({ name }) => name);
}

/** What rounding may have moved. */
function shrink({ left, top, right, bottom }: ReturnType<typeof textBox>) {
  return { left: left + 0.5, top: top + 0.5, right: right - 0.5, bottom: bottom - 0.5 };
}

/** Reads `M…l…z` paths back into rings. */
export function parsePath(path: string): [number, number][][] {
  return path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      let [x, y] = [0, 0];
      const numbers = [...ring.matchAll(/-?\d+/g)].map(Number);
      return Array.from({ length: numbers.length / 2 }, (_, index): [number, number] => {
        x += numbers[2 * index] ?? Number.NaN;
        y += numbers[2 * index + 1] ?? Number.NaN;
        return [x, y];
      });
    });
}

/** Even-odd, as SVG fills a path without overlaps. */
export function contains(path: string, [x, y]: [number, number]): boolean {
  const edges = parsePath(path).flatMap((ring) =>
    ring.map((point, index) => [point, ring[(index + 1) % ring.length] ?? point] as const),
  );
  const crossed = edges.filter(
    ([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1),
  );
  return crossed.length % 2 === 1;
}
