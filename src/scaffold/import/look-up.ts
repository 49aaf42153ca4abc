/** A place of a spreadsheet → its values that follow from its name and its coordinates. Reads the atlas in the United States. */
import { countyAt } from '../../domain/geography/county-atlas.ts';
import { pointOf, resolveCounty } from '../resolve-county.ts';
import type { CellValue } from './cells.ts';
import { type Entity, type RowsRequest, valuesOf } from './read-rows.ts';

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
