/** Census codes or points, and the width of a frame → the frame that they fill, and the counties and the land around them in drawing units. Reads the county atlas. */
import type { GeoProjection } from 'd3-geo';
import type { MultiPoint, MultiPolygon } from 'geojson';
import { merge } from 'topojson-client';
import {
  type AtlasCounty,
  allCounties,
  arcsOf,
  contains,
  countyArc,
  countyOfCode,
  extentOf,
  outlineOf,
} from '../../domain/geography/county-outlines.ts';
import { type Bounds, boundsOf, intersects, type Point, type Ring } from '../../domain/geography/plane.ts';
import { d3Geo } from '../packages.ts';
import { drawCountries } from './neighboring-countries.ts';
import { drawRings, equalArea } from './projection.ts';
import { simplifyLine } from './simplify-path.ts';
import type { Frame } from './text-box.ts';

export interface CountyShapes {
  frame: Frame;
  /** All US land in the frame, without inner borders, and on a map without counties all other land. It extends slightly beyond the frame. */
  land: Ring[];
  /** Neighboring countries. */
  neighbors: Ring[];
  /** The counties to show that are in the frame, by code. */
  counties: Map<string, Ring[]>;
  /** Degrees to drawing units. */
  project(longitude: number, latitude: number): Point;
  unitsPerMeter: number;
}

interface ShapesInput {
  /** Five-digit census codes of all counties to show. */
  codes: readonly string[];
  /** The counties that fill the frame. */
  focus: readonly string[];
  /** The points that fill the frame, in degrees, if there is no county to do so: outside the United States. */
  around: readonly Point[];
  /** The space around them, as a share of the frame's width. */
  margin: number;
}

/** Heights of a frame, as shares of its width. */
const minHeight = 0.5;
const maxHeight = 1;
/** Land is cut this many units outside the frame, so that the outline along the cut is not visible. */
const bleed = 4;
/** How far, in drawing units, a simplified line may be from the true one. */
const tolerance = 1;
const earthRadiusMeters = 6_371_008.8;

/** Undefined if the atlas has none of the counties in focus, or if there is nothing to fill the frame. */
export function drawCounties({ codes, focus, around, margin }: ShapesInput, width: number): CountyShapes | undefined {
  const hasCounties = focus.length > 0;
  const inFocus = focus.flatMap((code) => countyOfCode(code) ?? []);
  const shown = hasCounties ? inFocus.flatMap(outlineOf).flat() : around;
  if (shown.length === 0) return undefined;
  const { projection, frame } = fitTo(shown, margin * width, width);
  const grid = frameGrid(frame).map((point): Point => projection.invert?.(point) ?? [0, 0]);
  const bounds = degreesOf(grid);
  const project = (east: number, north: number) => projection([east, north]) ?? [0, 0];
  const near = allCounties().filter((county) => intersects(extentOf(county), bounds));
  // Arcs are simplified before they become shapes, so that a border is the same line on both sides.
  const arcs: [number, number][][] = [];
  for (const index of new Set(near.flatMap(({ shape }) => arcsOf(shape)))) {
    const line = countyArc(index).map(([east, north]) => project(east, north));
    arcs[index] = simplifyLine(line, tolerance).map(([x, y]) => [x, y]);
  }
  const draw = (counties: readonly AtlasCounty[]) => {
    const shapes = counties.map(({ shape }) => shape);
    return clip(merge({ type: 'Topology', objects: {}, arcs }, shapes), frame);
  };
  const wanted = new Set(codes);
  const rings = near
    .filter(({ code }) => wanted.has(code))
    .map((county): [string, Ring[]] => [county.code, draw([county])]);
  const abroad = isInland(grid, near)
    ? []
    : drawCountries({ projection: clipped(projection, frame), bounds, tolerance, detail: hasCounties ? '50m' : '10m' });
  return {
    frame,
    land: hasCounties ? draw(near) : [...draw(near), ...abroad],
    neighbors: hasCounties ? abroad : [],
    counties: new Map(rings.filter(([, parts]) => parts.length > 0)),
    project,
    unitsPerMeter: projection.scale() / earthRadiusMeters,
  };
}

/** Rotated to the counties' center, where this projection preserves lengths and angles, far from the antimeridian. The frame is as high as the counties need. */
function fitTo(corners: readonly Point[], margin: number, width: number): { projection: GeoProjection; frame: Frame } {
  const points: MultiPoint = { type: 'MultiPoint', coordinates: corners.map(([x, y]) => [x, y]) };
  const { geoCentroid, geoPath } = d3Geo();
  const [longitude, latitude] = geoCentroid(points);
  const projection = equalArea().rotate([-longitude, -latitude]);
  const [[left, top], [right, bottom]] = geoPath(projection).bounds(points);
  const needed = ((bottom - top) / (right - left)) * (width - 2 * margin) + 2 * margin;
  const height = Math.round(Math.min(maxHeight * width, Math.max(minHeight * width, needed)));
  const frame = { width, height };
  const inner: [[number, number], [number, number]] = [
    [margin, margin],
    [width - margin, height - margin],
  ];
  return { projection: projection.fitExtent(inner, points), frame };
}

/** The degrees that the points of a frame span. A frame that contains the antimeridian spans all longitudes. */
function degreesOf(grid: readonly Point[]): Bounds {
  const { left, right, bottom, top } = boundsOf([grid]);
  const isAround = right - left > 180;
  const room = 0.05;
  return {
    left: isAround ? -180 : left - room,
    right: isAround ? 180 : right + room,
    bottom: bottom - room,
    top: top + room,
  };
}

/** Whether the frame shows only land of these counties, so that the world atlas is not needed. */
function isInland(grid: readonly Point[], counties: readonly AtlasCounty[]): boolean {
  return grid.every(([longitude, latitude]) => counties.some((county) => contains(county, { longitude, latitude })));
}

function frameGrid({ width, height }: Frame): [number, number][] {
  const shares = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];
  return shares.flatMap((x) => shares.map((y): [number, number] => [x * width, y * height]));
}

/** A copy: clipping changes a projection, and places outside the frame must still be projected. */
function clipped(projection: GeoProjection, frame: Frame): GeoProjection {
  return equalArea()
    .rotate(projection.rotate())
    .scale(projection.scale())
    .translate(projection.translate())
    .precision(1)
    .clipExtent(extent(frame));
}

function clip(shape: MultiPolygon, frame: Frame): Ring[] {
  return drawRings(d3Geo().geoIdentity().clipExtent(extent(frame)), [shape]);
}

function extent({ width, height }: Frame): [[number, number], [number, number]] {
  return [
    [-bleed, -bleed],
    [width + bleed, height + bleed],
  ];
}
