/** The library of map projections. Loaded on first use, because most pages have no map. */
import { createRequire } from 'node:module';

type MapProjections = typeof import('d3-geo');

let loaded: MapProjections | undefined;

export function mapProjections(): MapProjections {
  loaded ??= createRequire(import.meta.url)('d3-geo') as MapProjections;
  return loaded;
}

/** Equal areas, undistorted at its centre. */
export const equalArea = () => mapProjections().geoAzimuthalEqualArea();
