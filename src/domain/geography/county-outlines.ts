/** The US county atlas → the outline of each county in degrees; and whether an outline contains a place, or how far away the place is. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, transform } from 'topojson-client';
import type * as topojson from 'topojson-specification';
import { memoize, once } from '../../memo/memoize.ts';
import { countyName } from './county-names.ts';
import { milesPerDegree, type Point as Place } from './distance.ts';
import { type Bounds, boundsOf, distanceToSegment, type Point, type Ring, ringsContain, ringsOf } from './plane.ts';

/** Without the word County. */
type Named = { name?: string };
type County = (topojson.Polygon | topojson.MultiPolygon) & { properties?: Named };

export interface AtlasCounty {
  /** The five-digit census code; its first two digits are the state's. */
  code: string;
  /** `Pitt County`, `Orleans Parish`, `Baltimore City`. */
  name: string;
  /** What it is in the atlas, in which counties share the arcs of their borders. */
  shape: County;
}

const readAtlas = once((): topojson.Topology<{ counties: topojson.GeometryCollection<Named> }> => {
  const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
  return JSON.parse(readFileSync(file, 'utf8'));
});

/** In degrees. */
export function countyArc(index: number): Ring {
  const { arcs, transform: units } = readAtlas();
  const toDegrees = transform(units ?? null);
  return (arcs[index] ?? []).map((step, at) => toDegrees(step, at > 0) as [number, number]);
}

/** The indexes of its arcs. One that is followed backwards is the complement of its index. */
export function arcsOf({ arcs }: County): number[] {
  return arcs.flat(2).map((arc) => (arc < 0 ? ~arc : arc));
}

/** The first call reads the atlas, which takes about 20 ms. */
export const allCounties = once((): readonly AtlasCounty[] =>
  (readAtlas().objects.counties.geometries as County[]).map((shape) => {
    const code = String(shape.id);
    return { code, name: countyName(shape.properties?.name ?? '', code), shape };
  }),
);

export const outlineOf = memoize(readRings);

/** Not of the memoized rings, which are needed of few counties. */
export const extentOf = memoize((county: AtlasCounty): Bounds => boundsOf(readRings(county)));

function readRings({ shape }: AtlasCounty): Ring[] {
  return ringsOf(feature(readAtlas(), shape as topojson.Polygon).geometry);
}

const byCode = once(() => new Map(allCounties().map((county) => [county.code, county])));

/** By census code. */
export function countyOfCode(code: string): AtlasCounty | undefined {
  return byCode().get(code);
}

export function contains(county: AtlasCounty, { longitude: x, latitude: y }: Place): boolean {
  const { left, right, top, bottom } = extentOf(county);
  return x >= left && x <= right && y >= bottom && y <= top && ringsContain(outlineOf(county), [x, y]);
}

/** 0 inside. Scales longitude by latitude; over the width of a county, the earth is flat enough. */
export function milesOutside(county: AtlasCounty, place: Place): number {
  if (contains(county, place)) return 0;
  const { latitude, longitude } = place;
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const inMiles = ([x, y]: Point): Point => [
    (x - longitude) * narrowing * milesPerDegree,
    (y - latitude) * milesPerDegree,
  ];
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of outlineOf(county)) {
    const corners = ring.map(inMiles);
    corners.forEach((corner, index) => {
      const previous = corners[index - 1];
      if (previous) nearest = Math.min(nearest, distanceToSegment([0, 0], previous, corner));
    });
  }
  return nearest;
}
