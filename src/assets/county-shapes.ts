/** Takes county codes and the size of a drawing, gives the counties and the land around them in drawing units. */

import { createRequire } from 'node:module';
import { geoAzimuthalEqualArea, geoCentroid, geoIdentity, geoPath } from 'd3-geo';
import type { MultiPoint, MultiPolygon } from 'geojson';
import { merge, transform } from 'topojson-client';
import type * as topojson from 'topojson-specification';
import { type Point, type Ring, simplifyLine } from './simplify-path.ts';
import type { Frame } from './text-box.ts';

export interface CountyShapes {
  /** All land in the frame, without the borders inside it. It reaches a little beyond the frame. */
  land: Ring[];
  /** The counties that the atlas has, by code. */
  counties: Map<string, Ring[]>;
  /** Degrees to drawing units. */
  project(longitude: number, latitude: number): Point;
  unitsPerMeter: number;
}

/** Room for neighbours and water between the counties and the frame, as a share of its width. */
const MARGIN = 0.03;
/** Land is cut this many units outside the frame, so that an outline along the cut is not seen. */
const BLEED = 4;
/** How far, in drawing units, a simplified line may run beside the true one. */
const TOLERANCE = 1;
const EARTH_RADIUS_METERS = 6_371_008.8;

type County = topojson.Polygon | topojson.MultiPolygon;

/**
 * Draws the counties of these five-digit census codes. Undefined when the atlas has none of them.
 * The atlas is of the United States alone, so Canada and Mexico look like water.
 */
export function drawCounties(codes: readonly string[], frame: Frame): CountyShapes | undefined {
  const atlas = readAtlas();
  const all = atlas.objects.counties.geometries.filter(isCounty);
  const asked = all.filter(({ id }) => codes.includes(String(id)));
  if (asked.length === 0) return undefined;

  const points: MultiPoint = { type: 'MultiPoint', coordinates: merge(atlas, asked).coordinates.flat(2) };
  const [longitude, latitude] = geoCentroid(points);
  const margin = frame.width * MARGIN;
  // Turned to the counties' middle, where this projection keeps lengths and angles, and where no antimeridian is near.
  const projection = geoAzimuthalEqualArea().rotate([-longitude, -latitude]);
  projection.fitExtent(
    [
      [margin, margin],
      [frame.width - margin, frame.height - margin],
    ],
    points,
  );
  const project = (east: number, north: number) => projection([east, north]) ?? [0, 0];

  // Arcs are simplified before they become shapes, so that a border stays one line for both its sides.
  const decode = transform(atlas.transform ?? null);
  const near = new Set<number>();
  const arcs = atlas.arcs.map((arc, index) => {
    const line = arc.map((step, at) => decode(step, at > 0)).map(([east = 0, north = 0]) => project(east, north));
    if (!line.some((point) => isNear(point, frame))) return line;
    near.add(index);
    return simplifyLine(line, TOLERANCE);
  });
  const drawing: topojson.Topology = { type: 'Topology', objects: {}, arcs };
  const draw = (counties: County[]) => clip(merge(drawing, counties), frame);
  // An arc that a county follows backwards has its index's complement.
  const around = all.filter((county) => county.arcs.flat(2).some((arc) => near.has(arc < 0 ? ~arc : arc)));
  return {
    land: draw(around),
    counties: new Map(asked.map((county) => [String(county.id), draw([county])])),
    project,
    unitsPerMeter: projection.scale() / EARTH_RADIUS_METERS,
  };
}

/** Node keeps what it required, so the file is parsed once a process. */
function readAtlas(): topojson.Topology<{ counties: topojson.GeometryCollection }> {
  return createRequire(import.meta.url)('us-atlas/counties-10m.json');
}

function isCounty(geometry: topojson.GeometryObject): geometry is County {
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
}

/** In the frame or within its own size of it, which spares most of the country the work. */
function isNear([x, y]: Point, { width, height }: Frame): boolean {
  return x > -width && x < 2 * width && y > -height && y < 2 * height;
}

function clip(shape: MultiPolygon, { width, height }: Frame): Ring[] {
  const rings: Point[][] = [];
  const pen = {
    beginPath() {},
    moveTo: (x: number, y: number) => void rings.push([[x, y]]),
    lineTo: (x: number, y: number) => void rings.at(-1)?.push([x, y]),
    closePath() {},
    arc() {},
  };
  const cut = geoIdentity().clipExtent([
    [-BLEED, -BLEED],
    [width + BLEED, height + BLEED],
  ]);
  geoPath(cut, pen)(shape);
  return rings;
}
