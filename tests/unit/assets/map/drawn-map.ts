/** Reads a map's drawing back from its SVG: for tests. */
import { nameSizes, type Width } from '../../../../src/assets/map/map-layout.ts';
import { boxAround, type Frame, isInFrame, type Label, overlap, textBox } from '../../../../src/assets/map/text-box.ts';
import { ringsContain } from '../../../../src/domain/geography/plane.ts';

export interface DrawnMap {
  frame: Frame;
  land: string;
  abroad: string;
  /** Every dot, in whole units. */
  dots: [number, number][];
  dotRadius: number;
  circles: number;
  names: Record<Width, { counties: DrawnName[]; places: DrawnName[] }>;
}

interface DrawnName extends Label {
  name: string;
}

export function readMap(svg: string): DrawnMap {
  const paths = [...svg.matchAll(/<path ([^>]*)d="([^"]*)"/g)].map(([, attributes = '', d = '']) => ({
    attributes,
    d,
  }));
  const dots = paths.find(({ attributes }) => attributes.includes('stroke-linecap'));
  const [width = 0, height = 0] = (/viewBox="0 0 ([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  return {
    frame: { width, height },
    abroad: paths[0]?.d ?? '',
    land: paths[1]?.d ?? '',
    dots: [...(dots?.d ?? '').matchAll(/M(-?\d+) ?(-?\d+)h0/g)].map(([, x, y]) => [Number(x), Number(y)]),
    dotRadius: Number(/stroke-width="([\d.]+)"/.exec(dots?.attributes ?? '')?.[1]) / 2,
    circles: svg.match(/<circle/g)?.length ?? 0,
    names: { wide: namesOf(svg, 'wide'), narrow: namesOf(svg, 'narrow') },
  };
}

function namesOf(svg: string, width: Width): { counties: DrawnName[]; places: DrawnName[] } {
  const [, counties = '', places = ''] =
    new RegExp(`<g id="${width}"[^>]*><g[^>]*>(.*?)</g><g[^>]*>(.*?)</g></g>`).exec(svg) ?? [];
  const read = (part: string, usual: Label['anchor']): DrawnName[] =>
    [...part.matchAll(/<text x="([^"]+)" y="([^"]+)"(?: text-anchor="(middle|end)")?>([^<]*)</g)].map(
      ([, x, y, anchor, name = '']) => ({
        name,
        x: Number(x),
        y: Number(y),
        anchor: anchor === 'middle' || anchor === 'end' ? anchor : usual,
      }),
    );
  return { counties: read(counties, 'middle'), places: read(places, 'start') };
}

/** Names that leave the frame, or cover a dot or another name. */
export function coveredNames(map: DrawnMap, width: Width): string[] {
  const { place, county } = nameSizes[width];
  const { places, counties } = map.names[width];
  const names = [
    ...places.map((label) => ({ name: label.name, box: shrink(textBox(label.name, label, place)) })),
    ...counties.map((label) => ({ name: label.name, box: shrink(textBox(label.name, label, county)) })),
  ];
  const dots = map.dots.map((at) => boxAround(at, map.dotRadius - 0.5));
  return names
    .filter(
      ({ box }, index) =>
        !isInFrame(box, map.frame) ||
        dots.some((dot) => overlap(box, dot)) ||
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
export function contains(path: string, point: [number, number]): boolean {
  return ringsContain(parsePath(path), point);
}
