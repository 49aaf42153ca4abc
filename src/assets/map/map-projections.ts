/** The library of map projections. Loaded on first use, because most pages have no map. */
import { createRequire } from 'node:module';
import { once } from '../../memo/memoize.ts';

export const mapProjections = once(() => createRequire(import.meta.url)('d3-geo') as typeof import('d3-geo'));

/** Equal areas, undistorted at its center. */
export const equalArea = () => mapProjections().geoAzimuthalEqualArea();
