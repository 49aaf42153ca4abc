/** The explanation of a diagnostic code. */

export interface CatalogEntry {
  /** Absent for an error. */
  severity?: 'warning';
  /** The severity under `check --publish`, if it differs. */
  onPublish?: 'error';
  /** The problem is in the typed command, so no location in a file is shown. */
  isUsage?: true;
  title: string;
  /** Why it matters. */
  why: string;
  /** How to fix it, often with an example. */
  fix: string;
}
