/** The types of an import's request and of its plan. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ParsedDocument, ParsedSource } from '../../load/parse-source.ts';
import type { ImportRecord } from './import-record.ts';
import type { RowsRequest } from './look-up.ts';

export interface ImportRequest extends RowsRequest {
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

export interface PlannedFile {
  /** Relative to the data folder, with forward slashes. */
  file: string;
  text: string;
  /** Absent for a new file. */
  previous?: string;
  isNew: boolean;
}

/** The part of a plan that rows of one kind give. */
export interface PlannedRows {
  /** New and changed files. */
  files: PlannedFile[];
  /** The number of rows that change nothing. */
  unchanged: number;
  /** All rows as data files with locations in the spreadsheet, for the checks of the whole site. */
  parsed: (ParsedSource | ParsedDocument)[];
  diagnostics: Diagnostic[];
  /** Slugs, or names of reviews, of earlier imports that the owner has deleted or renamed since, so they are not written again. */
  deleted: string[];
}

export interface ImportPlan extends PlannedRows {
  /** Field → the number of rows for which it was looked up. */
  lookedUp: ReadonlyMap<string, number>;
  /** Slugs of earlier imports of this spreadsheet that are no longer in it, and whose files exist. */
  missing: string[];
}
