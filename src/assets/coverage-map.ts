/** Takes the served counties and places, gives the drawing of the served area for any page, as plain numbers and paths. */

import type { CoverageMap } from './assets.ts';
import { countyLabels } from './county-labels.ts';
import { type CountyShapes, drawCounties } from './county-shapes.ts';
import { placeLabels } from './place-labels.ts';
import { formatPath } from './simplify-path.ts';
import { boxAround, textBox } from './text-box.ts';

export interface ServedArea {
  /** `fips` is the five-digit census code. A county whose code the atlas lacks is left out of the drawing. */
  counties: readonly { name: string; href: string; fips: string }[];
  /** Most important first: the first choose where their names stand. */
  places: readonly { name: string; href: string; latitude: number; longitude: number; radiusMeters: number }[];
}

export interface MapView {
  /** What the drawing shows, in a sentence. */
  title: string;
  /** The href of the county or place that the page is about. */
  current?: string | undefined;
  /** `small` stands beside the text of a page. Default `full`. */
  size?: Size | undefined;
}

type Size = 'full' | 'small';

/**
 * Sizes in the drawing's own units. Names are laid out for type of these sizes, so that smaller type covers nothing
 * either; at 320 CSS pixels wide, both drawings' `placeText` is 11 pixels high. A county's label point is the middle of
 * its name's baseline.
 */
export const MAP_STYLE = {
  full: { width: 640, height: 480, placeText: 22, countyText: 20, dot: 5 },
  small: { width: 320, height: 240, placeText: 11, countyText: 10, dot: 2.5 },
} as const;

/**
 * Gives the drawing for each page that wants one, or undefined when the atlas has none of the counties. The geometry is
 * worked out once per size, when first asked for; a view then costs next to nothing. A place outside the frame, or whose
 * name finds no room among more important ones, is left out; the current place would then choose first.
 *
 * ```ts
 * const planMap = createMapPlanner({ counties, places });
 * const map = planMap({ title: 'Where we work around Springfield', current: '/areas/springfield-vt/', size: 'small' });
 * ```
 */
export function createMapPlanner(area: ServedArea): (view: MapView) => CoverageMap | undefined {
  const drawings = new Map<Size, Drawing | undefined>();
  return ({ title, current, size = 'full' }) => {
    if (!drawings.has(size)) drawings.set(size, draw(area, size));
    const drawing = drawings.get(size);
    if (!drawing) return undefined;
    const { width, height } = MAP_STYLE[size];
    const { counties, places } = drawing.layout(current);
    return {
      width,
      height,
      title,
      land: drawing.land,
      counties: counties.map((county) => ({ ...county, current: county.href === current })),
      places: places.map((place) => ({ ...place, current: place.href === current })),
    };
  };
}

interface Drawing {
  land: string;
  layout(current: string | undefined): Layout;
}

interface Layout {
  counties: Omit<CoverageMap['counties'][number], 'current'>[];
  places: Omit<CoverageMap['places'][number], 'current'>[];
}

function draw(area: ServedArea, size: Size): Drawing | undefined {
  const shapes = drawCounties(
    area.counties.map(({ fips }) => fips),
    MAP_STYLE[size],
  );
  if (!shapes) return undefined;
  const usual = layOut(area, shapes, MAP_STYLE[size]);
  return {
    land: formatPath(shapes.land),
    layout(current) {
      const missing = area.places.find(
        ({ href }) => href === current && !usual.places.some((place) => place.href === href),
      );
      if (!missing) return usual;
      const places = [missing, ...area.places.filter((place) => place !== missing)];
      return layOut({ ...area, places }, shapes, MAP_STYLE[size]);
    },
  };
}

function layOut(area: ServedArea, shapes: CountyShapes, style: (typeof MAP_STYLE)[Size]): Layout {
  const dots = area.places.map((place) => ({ ...place, at: shapes.project(place.longitude, place.latitude) }));
  const labels = placeLabels(dots, style, { text: style.placeText, dot: style.dot });
  const known = area.counties.flatMap((county) => {
    const rings = shapes.counties.get(county.fips);
    return rings ? [{ ...county, rings }] : [];
  });
  const taken = [...labels].flatMap(([dot, label]) => [
    boxAround(dot.at, style.dot),
    textBox(dot.name, label, style.placeText),
  ]);
  const middles = countyLabels(known, style, { text: style.countyText, taken });
  return {
    counties: known.map(({ name, href, rings }, index) => {
      const [x, y] = middles[index] ?? [0, 0];
      return { name, href, path: formatPath(rings), label: { x: Math.round(x), y: Math.round(y) } };
    }),
    places: dots.flatMap((dot) => {
      const label = labels.get(dot);
      if (!label) return [];
      return {
        name: dot.name,
        href: dot.href,
        x: tenth(dot.at[0]),
        y: tenth(dot.at[1]),
        reach: tenth(dot.radiusMeters * shapes.unitsPerMeter),
        label: { x: tenth(label.x), y: tenth(label.y), anchor: label.anchor },
      };
    }),
  };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
