/** The type of a spreadsheet: rows of cells with locations, whether from CSV, TSV or JSON. */
import type { Diagnostic, Location } from '../../diagnostics/diagnostic.ts';

export interface Row {
  /** One per column. Texts, or any value from JSON; '' for an empty cell. */
  cells: readonly unknown[];
  /** The location of a column's cell, or of the row's start. */
  at: (column?: number) => Location;
}

export interface Table {
  /** Its name in messages. */
  file: string;
  /** The whole text, for code frames. */
  text: string;
  columns: readonly string[];
  rows: readonly Row[];
}

/** A table, or diagnostics if it cannot be read. */
export type TableResult = Table | { text: string; diagnostics: Diagnostic[] };
