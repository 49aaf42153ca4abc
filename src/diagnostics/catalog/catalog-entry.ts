/** The explanation of a diagnostic code. */

export interface CatalogEntry {
  severity: 'error' | 'warning';
  /** Under `check --publish`, where that differs. */
  onPublish?: 'error';
  /** The problem is in the command that was typed, so no location in a file is shown. */
  isUsage?: true;
  title: string;
  /** Why it matters. */
  why: string;
  /** How to fix it, often with an example. */
  fix: string;
}
