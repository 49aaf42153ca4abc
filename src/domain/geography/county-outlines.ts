/** The atlas → the outline of each county in degrees; and whether an outline contains a place, or how far away the place is. */
import type { Geometry, Position } from 'geojson';
import { feature } from 'topojson-client';
import { once } from '../../memo/memoize.ts';
import { milesPerDegree, type Point as Place } from './distance.ts';
import { type Bounds, distanceToSegment, type Point, type Ring, ringsContain } from './plane.ts';
import { type CountyGeometry, countyGeometries, readTopology } from './us-topology.ts';

export interface CountyOutline {
  code: string;
  /** As in the census, without the word County. */
  name: string;
  bounds: Bounds;
  /** Computed on first use. */
  rings(): readonly Ring[];
}

/** By census code. An outline is assembled only if a place is near it. */
export const countyOutlines: () => ReadonlyMap<string, CountyOutline> = once(readOutlines);

function readOutlines(): Map<string, CountyOutline> {
  const topology = readTopology();
  return new Map(
    countyGeometries(topology).map((geometry): [string, CountyOutline] => {
      const outline = {
        code: String(geometry.id),
        name: geometry.properties?.name ?? '',
        bounds: topology.boundsOf(geometry),
        rings: once(() =>
          ringsOf(feature(topology.part([geometry]), asCollection(geometry)).features.map((found) => found.geometry)),
        ),
      };
      return [outline.code, outline];
    }),
  );
}

export function contains({ bounds, rings }: CountyOutline, { longitude: x, latitude: y }: Place): boolean {
  const { left, right, top, bottom } = bounds;
  return x >= left && x <= right && y >= bottom && y <= top && ringsContain(rings(), [x, y]);
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
  for (const ring of outline.rings()) {
    const corners = ring.map(inMiles);
    corners.forEach((corner, index) => {
      const previous = corners[index - 1];
      if (previous) nearest = Math.min(nearest, distanceToSegment([0, 0], previous, corner));
    });
  }
  return nearest;
}

const asCollection = (geometry: CountyGeometry) => ({ type: 'GeometryCollection' as const, geometries: [geometry] });

function ringsOf(geometries: readonly Geometry[]): Ring[] {
  return geometries.flatMap((geometry) => {
    if (geometry.type === 'Polygon') return geometry.coordinates.map(toRing);
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat().map(toRing) : [];
  });
}

const toRing = (ring: readonly Position[]): Ring => ring.map(([x = 0, y = 0]): Point => [x, y]);
