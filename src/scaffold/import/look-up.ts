/** What a row of a spreadsheet describes, and for a place the values that follow from its name and its coordinates. Reads the atlas in the United States. */
import { countyAt } from '../../domain/geography/county-atlas.ts';
import type { NewKind } from '../kinds.ts';
import { pointOf, resolveCounty } from '../resolve-county.ts';
import type { SiteFacts } from '../site-facts.ts';
import { withValues } from '../value-at.ts';
import type { CellValue } from './cells.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Match } from './match-columns.ts';
import type { Row, Table } from './parse-csv-table.ts';

export interface Entity {
  row: Row;
  name: string;
  /** The abbreviation of its state. */
  state: string;
  slug: string;
  cells: CellValue[];
  /** The cells as the value of a data file. */
  value: Record<string, unknown>;
  /** Its county as the row names it, completed with the word County: St. Louis County. */
  countyName?: string;
  /** The values of its county. */
  countyCells: CellValue[];
  /** Fields that were looked up by name or coordinates. */
  lookedUp: readonly string[];
}

export interface RowsRequest {
  kind: NewKind;
  table: Table;
  matches: readonly Match[];
  gazetteer: Gazetteer | undefined;
  facts: SiteFacts;
}

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

/** The cells as the value of a data file. */
export function valuesOf(cells: readonly CellValue[]): Entity['value'] {
  return withValues({}, cells) as Entity['value'];
}
