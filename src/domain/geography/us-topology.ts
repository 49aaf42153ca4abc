/** Reads the US county atlas (TopoJSON), in which counties share the arcs of their borders. */
import { createRequire } from 'node:module';
import type * as topojson from 'topojson-specification';

export type CountyGeometry = (topojson.Polygon | topojson.MultiPolygon) & { properties?: { name?: string } };

type Topology = topojson.Topology<{ counties: topojson.GeometryCollection<{ name?: string }> }>;

/** `require` caches the file, so it is parsed once per process. */
export function readTopology(): Topology {
  return createRequire(import.meta.url)('us-atlas/counties-10m.json');
}

export function countyGeometries(topology: Topology): CountyGeometry[] {
  return topology.objects.counties.geometries.filter(isArea);
}

function isArea(geometry: topojson.GeometryObject): geometry is CountyGeometry {
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
}
