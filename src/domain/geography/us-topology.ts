/** Reads the US county atlas (TopoJSON), in which counties share the arcs of their borders. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as topojson from 'topojson-specification';
import { once } from '../../memo/memoize.ts';
import { PackedTopology } from './packed-topology.ts';

export type CountyGeometry = (topojson.Polygon | topojson.MultiPolygon) & { properties?: { name?: string } };

type Counties = { counties: topojson.GeometryCollection<{ name?: string }> };

/** Once per process. */
export const readTopology = once((): PackedTopology<Counties> => {
  const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
  return new PackedTopology<Counties>(JSON.parse(readFileSync(file, 'utf8')));
});

export function countyGeometries({ objects }: PackedTopology<Counties>): CountyGeometry[] {
  return objects.counties.geometries.filter(isArea);
}

function isArea(geometry: topojson.GeometryObject): geometry is CountyGeometry {
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
}
