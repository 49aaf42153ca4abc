/** Reports coordinates of a row that contradict its state. */
import { type Diagnostic, diagnose, type Location } from '../../diagnostics/diagnostic.ts';
import { stateAt } from '../../domain/geography/county-atlas.ts';
import { pointOf } from '../state-by-location.ts';
import { valueAt } from '../value-at.ts';

interface NamedPlace {
  name: string;
  state: string;
  value: unknown;
  /** The location of the coordinates. */
  at: Location;
}

/** Coordinates in another state than the row's give no county, so the row's county would only be reported as missing. */
export function outsideState({ name, state, value, at }: NamedPlace, { country }: { country: string }): Diagnostic[] {
  const point = country === 'US' ? pointOf(valueAt(value, ['geo'])) : undefined;
  if (!point || valueAt(value, ['county']) !== undefined) return [];
  const actual = stateAt(point, state);
  const where = actual === undefined ? 'in no county (in water or in another country)' : `in ${actual}`;
  const message = `The coordinates of ${name} are ${where}, not in ${state}, so they give no county.`;
  const hint = 'Correct the coordinates or the state, or add a column for the county.';
  return [diagnose('place/outside-county', at, message, { hint })];
}
