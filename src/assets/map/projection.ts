/** The map's projection, and shapes drawn with it as rings of points. */
import type { GeoPermissibleObjects, GeoProjection, GeoStreamWrapper } from 'd3-geo';
import type { Point } from '../../domain/geography/plane.ts';
import { d3Geo } from '../packages.ts';

/** Equal areas, undistorted at its center. */
export const equalArea = () => d3Geo().geoAzimuthalEqualArea();

/** What the projection shows of the shapes: closed rings, the last point of which is not the first one again. */
export function drawRings(
  projection: GeoProjection | GeoStreamWrapper,
  shapes: readonly GeoPermissibleObjects[],
): Point[][] {
  const rings: Point[][] = [];
  const path = d3Geo().geoPath(projection, {
    beginPath() {},
    moveTo: (x, y) => void rings.push([[x, y]]),
    lineTo: (x, y) => void rings.at(-1)?.push([x, y]),
    closePath() {},
    arc() {},
  });
  for (const shape of shapes) path(shape);
  return rings;
}
