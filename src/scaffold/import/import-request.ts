/** The types of an import: its request, what a row describes, and the plan. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ParsedDocument, ParsedSource } from '../../load/parse-source.ts';
import type { NewKind } from '../new-kinds.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { PlannedFile } from '../write-all-or-none.ts';
import type { CellValue } from './cells.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { ImportRecord } from './import-record.ts';
import type { Match } from './match-columns.ts';
import type { Row, Table } from './parse-csv-table.ts';

export interface ImportRequest {
  kind: NewKind;
  table: Table;
  matches: readonly Match[];
  gazetteer: Gazetteer | undefined;
  facts: SiteFacts;
  record: ImportRecord;
  /** The record of counties, which an import of cities can also write. */
  countyRecord: ImportRecord;
  /** Also writes counties that cities name and that do not exist. */
  withCounties: boolean;
  /** Writes marks into required fields without a column, instead of refusing the import. */
  fillIn: boolean;
  /** Also replaces values that were changed by hand. */
  overwrite: boolean;
  /** YYYY-MM-DD. */
  today: string;
}

/** What a row describes. */
export interface Entity {
  row: Row;
  name: string;
  /** The abbreviation of its state. */
  state: string;
  slug: string;
  cells: readonly CellValue[];
  /** The cells as the value of a data file. */
  value: Record<string, unknown>;
  /** The values of its county and of its translations, by the scope of their columns. */
  others: ReadonlyMap<string, readonly CellValue[]>;
  /** Its county as the row names it, completed with the word County: St. Louis County. */
  countyName?: string;
  /** Fields that were looked up by name or coordinates. */
  lookedUp: readonly string[];
}

export interface ImportPlan {
  /** New and changed files. */
  files: PlannedFile[];
  /** The number of rows that change nothing. */
  unchanged: number;
  /** The files with locations in the spreadsheet, for the checks of the whole site. */
  parsed: (ParsedSource | ParsedDocument)[];
  diagnostics: Diagnostic[];
  /** Slugs of earlier imports that the owner has deleted or renamed since, so they are not written again. */
  deleted: string[];
  /** Field → the number of rows for which it was looked up. */
  lookedUp: ReadonlyMap<string, number>;
  /** Slugs of earlier imports of this spreadsheet that are no longer in it, and whose files exist. */
  missing: string[];
}
