/** A TopoJSON atlas → the same with the points of its arcs in one array. Pure. */
import type { Position } from 'geojson';
import type * as topojson from 'topojson-specification';
import type { Bounds } from './plane.ts';

export type Area = topojson.Polygon | topojson.MultiPolygon;

/** As nested arrays, the points of an atlas are a hundred thousand objects, each of which every garbage collection visits. */
export class PackedTopology<Objects extends topojson.Objects> {
  readonly objects: Objects;
  readonly #scale: readonly [number, number];
  readonly #translate: readonly [number, number];
  /** Coordinates in steps of the atlas's grid, x before y. */
  readonly #points: Int32Array;
  /** Where the points of each arc end. */
  readonly #ends: Uint32Array;

  constructor({ objects, arcs, transform }: topojson.Topology<Objects>) {
    this.objects = objects;
    this.#scale = transform?.scale ?? [1, 1];
    this.#translate = transform?.translate ?? [0, 0];
    this.#points = new Int32Array(arcs.reduce((sum, arc) => sum + 2 * arc.length, 0));
    this.#ends = new Uint32Array(arcs.length);
    let end = 0;
    for (const [index, arc] of arcs.entries()) {
      // Stored as steps from the previous point.
      let [x, y] = [0, 0];
      for (const [dx = 0, dy = 0] of arc) {
        this.#points[end++] = x += dx;
        this.#points[end++] = y += dy;
      }
      this.#ends[index] = end;
    }
  }

  boundsOf(area: Area): Bounds {
    const points = this.#points;
    let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const arc of arcsOf(area))
      for (let at = this.#startOf(arc), end = this.#startOf(arc + 1); at < end; at += 2) {
        const [x = 0, y = 0] = [points[at], points[at + 1]];
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < bottom) bottom = y;
        if (y > top) top = y;
      }
    return { left: this.#east(left), bottom: this.#north(bottom), right: this.#east(right), top: this.#north(top) };
  }

  /** An atlas with nothing but the arcs of some areas; `draw` converts each from degrees. */
  part(areas: readonly Area[], draw = (arc: Position[]) => arc): topojson.Topology {
    const arcs: Position[][] = [];
    for (const arc of new Set(areas.flatMap(arcsOf))) arcs[arc] = draw(this.#decode(arc));
    return { type: 'Topology', objects: {}, arcs };
  }

  #decode(arc: number): Position[] {
    const points = this.#points.subarray(this.#startOf(arc), this.#startOf(arc + 1));
    return Array.from({ length: points.length / 2 }, (_, index) => [
      this.#east(points[2 * index] ?? 0),
      this.#north(points[2 * index + 1] ?? 0),
    ]);
  }

  #startOf(arc: number): number {
    return this.#ends[arc - 1] ?? 0;
  }

  #east(x: number): number {
    return x * this.#scale[0] + this.#translate[0];
  }

  #north(y: number): number {
    return y * this.#scale[1] + this.#translate[1];
  }
}

/** TopoJSON writes an arc that is followed backwards as its index's complement. */
function arcsOf({ arcs }: Area): number[] {
  return arcs.flat(2).map((arc) => (arc < 0 ? ~arc : arc));
}
