/** The county and the coordinates of a row → its state, and what contradicts the state that it names. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../diagnostics/diagnostic.ts';
import { stateAt } from '../../domain/geography/county-at.ts';
import type { Point } from '../../domain/geography/distance.ts';
import { isGroup } from '../../text/is-group.ts';
import { type KnownCounties, stateOfCounty } from '../resolve-county.ts';
import { valueAt } from '../value-at.ts';

/** The state of the county or, without a county, the one that contains the coordinates (United States only). */
export function stateByLocation(value: unknown, known: KnownCounties & { country: string }): string | undefined {
  const county = valueAt(value, ['county']);
  if (typeof county === 'string') return stateOfCounty(county, known);
  const point = known.country === 'US' ? pointOf(valueAt(value, ['geo'])) : undefined;
  return point && stateAt(point, known.own);
}

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

export function pointOf(value: unknown): Point | undefined {
  if (!isGroup(value)) return undefined;
  const { latitude, longitude } = value;
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
}
