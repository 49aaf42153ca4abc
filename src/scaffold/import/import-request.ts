/** What an import is asked to do, and what it plans. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ParsedDocument } from '../../load/parse-source.ts';
import type { ParsedSource } from '../../load/parse-yaml.ts';
import type { ImportRecord } from './import-record.ts';
import type { RowsRequest } from './place-rows.ts';

export interface ImportRequest extends Omit<RowsRequest, 'context'> {
  /** Texts of the data files, by the path below the data folder. */
  texts: ReadonlyMap<string, string>;
  record: ImportRecord;
  /** Of counties, which cities may bring along. */
  countyRecord: ImportRecord;
  /** Also writes the counties that cities name and that do not exist. */
  withCounties: boolean;
  /** Marks required fields that no column has, in place of refusing. */
  fillIn: boolean;
  /** Values changed by hand are replaced too. */
  overwrite: boolean;
  /** Year-month-day. */
  today: string;
}

export interface PlannedFile {
  /** Below the data folder, with forward slashes. */
  file: string;
  text: string;
  /** Undefined for a new file. */
  before: string | undefined;
  isNew: boolean;
}

export interface ImportPlan {
  /** New and changed files. */
  files: PlannedFile[];
  /** How many rows change nothing. */
  unchanged: number;
  /** All rows as data files, located in the spreadsheet: for the checks of the whole site. */
  parsed: (ParsedSource | ParsedDocument)[];
  diagnostics: Diagnostic[];
  /** How many rows got a field that no column has, by the field. */
  lookedUp: ReadonlyMap<string, number>;
  /** Slugs of the last import that the spreadsheet no longer has. */
  missing: string[];
  record: ImportRecord;
}
