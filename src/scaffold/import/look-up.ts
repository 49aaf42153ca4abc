/** A place of a spreadsheet → its values that follow from its name and its coordinates. Reads the atlas in the United States. */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import { countyAt, stateAt } from '../../domain/geography/county-atlas.ts';
import type { NewKind } from '../kinds.ts';
import { pointOf, resolveCounty } from '../resolve-county.ts';
import type { CellValue } from './cells.ts';
import { type Entity, type RowsRequest, valuesOf } from './entity.ts';

/** Looks up missing values: coordinates in the gazetteer, county and ZIP code by coordinates. Resolves a county's name to its slug. */
export function withLookups(entity: Entity, { kind, gazetteer, facts }: RowsRequest, country: string): Entity {
  const { row, name, state, value } = entity;
  const added: CellValue[] = [];
  const add = (field: string, found: unknown) => added.push({ path: [field], value: found, at: () => row.at() });
  const located = value.geo === undefined ? gazetteer?.find(name, state) : undefined;
  if (located) add('geo', { ...located });
  const point = located ?? pointOf(value.geo);
  const code = point && value.postalCode === undefined ? gazetteer?.zipOf(point) : undefined;
  if (code !== undefined) add('postalCode', code);
  const ofPoint = point && kind === 'city' && country === 'US' ? countyAt(point, state) : undefined;
  const typed = kind === 'city' ? (value.county ?? ofPoint) : undefined;
  const county =
    typeof typed === 'string' ? resolveCounty(typed, { state, country, known: facts.slugs.county }) : undefined;
  if (county && value.county === undefined) add('county', county.slug);
  const lookedUp = added.map(({ path }) => path.join('.'));
  const isCounty = ({ path }: CellValue) => path[0] === 'county';
  const cells = entity.cells.map((cell) => (county && isCounty(cell) ? { ...cell, value: county.slug } : cell));
  const all = [...cells, ...added];
  return { ...entity, cells: all, lookedUp, value: valuesOf(all), ...(county && { countyName: county.name }) };
}

/** Coordinates in another state give no county, so it would only be reported that the county is missing. */
export function outsideState(
  { name, state, cells, value, row }: Entity,
  kind: NewKind,
  { country }: { country: string },
): Diagnostic[] {
  const point = kind === 'city' && country === 'US' ? pointOf(value.geo) : undefined;
  if (!point || value.county !== undefined) return [];
  const actual = stateAt(point, state);
  const where = actual === undefined ? 'in no county (in water or in another country)' : `in ${actual}`;
  const message = `The coordinates of ${name} are ${where}, not in ${state}, so they give no county.`;
  const hint = 'Correct the coordinates, add a column State, or add a column for the county.';
  const at = cells.find(({ path }) => path[0] === 'geo')?.at ?? row.at;
  return [diagnose('place/outside-county', at(), message, { hint })];
}
