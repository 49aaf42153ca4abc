/** A spreadsheet as rows of cells with their places in its file: the common form of CSV, TSV and JSON. */
import type { Diagnostic, Location } from '../../diagnostics/diagnostic.ts';

export interface Row {
  /** One per column. Texts, or in JSON any value; '' where the cell is empty. */
  cells: readonly unknown[];
  /** Where the cell of a column is; without a column, where the row begins. */
  at: (column?: number) => Location;
}

export interface Table {
  /** As messages name it. */
  file: string;
  /** All of its text, for code frames. */
  text: string;
  columns: readonly string[];
  rows: readonly Row[];
  /** A comma is the decimal point, and a point may separate thousands. */
  hasDecimalCommas: boolean;
  /** How the file was understood, where that was not certain. */
  notes: readonly string[];
}

/** A table, or what prevents reading it. */
export type TableResult = Table | { text: string; diagnostics: Diagnostic[] };
