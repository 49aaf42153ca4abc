/** Places → the points that a map without counties must contain: the corners of a box around each place's service area. Pure. */
import type { Point } from '../../domain/geography/plane.ts';
import type { ServedArea } from './served-area.ts';

const metersPerDegree = 111_195;

/** In degrees of longitude and latitude. */
export function aroundPlaces(places: ServedArea['places']): Point[] {
  return places.flatMap(({ latitude, longitude, radiusMeters }): Point[] => {
    const up = radiusMeters / metersPerDegree;
    const aside = up / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
    return [
      [longitude - aside, latitude - up],
      [longitude + aside, latitude + up],
    ];
  });
}
