/** What a row of a spreadsheet describes: a city, a county, a service, a review or a page. */
import type { NewKind } from '../kinds.ts';
import type { SiteFacts } from '../site-facts.ts';
import { type CellValue, withCells } from './cells.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Given, Match } from './match-columns.ts';
import type { Row, Table } from './table.ts';

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
  given: readonly Given[];
  gazetteer: Gazetteer | undefined;
  facts: SiteFacts;
}

/** The cells as the value of a data file. */
export function valuesOf(cells: readonly CellValue[]): Entity['value'] {
  return withCells({}, cells) as Entity['value'];
}
