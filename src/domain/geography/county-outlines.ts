/** The US county atlas → the outline of each county in degrees; and whether an outline contains a place, or how far away the place is. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type * as topojson from 'topojson-specification';
import { memoize, once } from '../../memo/memoize.ts';
import { groupBy } from '../groups.ts';
import { milesPerDegree, type Point as Place } from './distance.ts';
import { type Bounds, boundsOf, distanceToSegment, type Point, type Ring, ringsContain, ringsOf } from './plane.ts';

type Counties = { counties: topojson.GeometryCollection<{ name?: string }> };
type County = topojson.GeometryObject<{ name?: string }>;

/** TopoJSON, in which counties share the arcs of their borders. */
export const readCountyAtlas = once((): topojson.Topology<Counties> => {
  const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
  return JSON.parse(readFileSync(file, 'utf8'));
});

export interface CountyOutline {
  code: string;
  /** As in the census, without the word County. */
  name: string;
  bounds: Bounds;
  rings: readonly Ring[];
}

const counties = once(() => {
  const { geometries } = readCountyAtlas().objects.counties;
  return new Map(geometries.map((county) => [String(county.id), county]));
});

/** By the code of their state. */
const byState = once(() => groupBy(counties().values(), ({ id }) => String(id).slice(0, 2)));

/** Of all counties. Computes no outlines. */
export function countyNames(): Pick<CountyOutline, 'code' | 'name'>[] {
  return [...counties()].map(([code, { properties }]) => {
    return { code, name: (properties as { name?: string }).name ?? '' };
  });
}

/** Each outline is computed on first use. */
const outlineOf = memoize((county: County): CountyOutline[] =>
  feature(readCountyAtlas(), { type: 'GeometryCollection', geometries: [county] }).features.map((found) => {
    const rings = ringsOf(found.geometry);
    return { code: String(found.id), name: found.properties.name ?? '', bounds: boundsOf(rings), rings };
  }),
);

const outlinesOf = memoize((all: readonly County[]): readonly CountyOutline[] => all.flatMap(outlineOf));

/** By census code. */
export function countyOutline(code: string): CountyOutline | undefined {
  const county = counties().get(code);
  return county && outlineOf(county)[0];
}

export function countyOutlines(): CountyOutline[] {
  return [...counties().values()].flatMap(outlineOf);
}

export function outlinesOfState(stateCode: string): readonly CountyOutline[] {
  return outlinesOf(byState().get(stateCode) ?? []);
}

export function contains({ bounds, rings }: CountyOutline, { longitude: x, latitude: y }: Place): boolean {
  const { left, right, top, bottom } = bounds;
  return x >= left && x <= right && y >= bottom && y <= top && ringsContain(rings, [x, y]);
}

/** 0 inside. Scales longitude by latitude; over the width of a county, the earth is flat enough. */
export function milesOutside(outline: CountyOutline, place: Place): number {
  if (contains(outline, place)) return 0;
  const { latitude, longitude } = place;
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const inMiles = ([x, y]: Point): Point => [
    (x - longitude) * narrowing * milesPerDegree,
    (y - latitude) * milesPerDegree,
  ];
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of outline.rings) {
    const corners = ring.map(inMiles);
    corners.forEach((corner, index) => {
      const previous = corners[index - 1];
      if (previous) nearest = Math.min(nearest, distanceToSegment([0, 0], previous, corner));
    });
  }
  return nearest;
}
