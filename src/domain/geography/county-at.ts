/** A point in the United States → its county and its state, with the tolerance of the outlines at the borders. Reads the atlas. */
import { countyAtlas, toleratedMiles } from './county-atlas.ts';
import type { Point } from './distance.ts';
import { findState, stateOfCode } from './us-states.ts';

/** The name of the county of this state that contains the point, or that is close to it. */
export function countyAt(point: Point, state: string): string | undefined {
  const code = findState(state)?.code;
  if (code === undefined) return undefined;
  const atlas = countyAtlas();
  const at = atlas.at(point);
  if (at?.code.startsWith(code)) return at.name;
  const closest = atlas.closest(code, point);
  return closest && closest.miles <= toleratedMiles ? closest.county.name : undefined;
}

/** The abbreviation of the point's state. Near a border, it is the business's state, `own`. */
export function stateAt(point: Point, own: string): string | undefined {
  if (countyAt(point, own) !== undefined) return own;
  const at = countyAtlas().at(point);
  return at && stateOfCode(at.code)?.abbreviation;
}
