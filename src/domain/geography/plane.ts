/** Points, boxes and rings in a plane: d3-polygon’s functions for rings with holes, and the cells of a grid. Pure. */
import { polygonContains } from 'd3-polygon';
import type { Geometry } from 'geojson';

export type Point = readonly [x: number, y: number];
export type Ring = readonly Point[];

/** Even-odd over all rings, so that a ring inside another is a hole. */
export function ringsContain(rings: readonly Ring[], [x, y]: Point): boolean {
  return rings.filter((ring) => polygonContains(mutable(ring), [x, y])).length % 2 === 1;
}

/** d3-polygon's types require mutable arrays, but it changes none. */
export function mutable(ring: Ring): [number, number][] {
  return ring as [number, number][];
}

/** The rings of an area; none for a geometry of another type. */
export function ringsOf(geometry: Geometry): Ring[] {
  const areas = geometry.type === 'Polygon' ? [geometry.coordinates] : [];
  const rings = geometry.type === 'MultiPolygon' ? geometry.coordinates : areas;
  return rings.flat() as [number, number][][];
}

export function distanceToSegment([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

export interface Bounds {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

export function boundsOf(rings: readonly Ring[]): Bounds {
  const bounds = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
  for (const ring of rings)
    for (const [x, y] of ring) {
      bounds.left = Math.min(bounds.left, x);
      bounds.right = Math.max(bounds.right, x);
      bounds.bottom = Math.min(bounds.bottom, y);
      bounds.top = Math.max(bounds.top, y);
    }
  return bounds;
}

export function intersects(a: Bounds, b: Bounds): boolean {
  return a.left <= b.right && b.left <= a.right && a.bottom <= b.top && b.bottom <= a.top;
}

/** The key of the cell that contains a point, by its lower left corner. */
export function gridCell(x: number, y: number): string {
  return `${Math.floor(x)} ${Math.floor(y)}`;
}
