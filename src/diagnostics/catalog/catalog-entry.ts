/** What a code says of itself. */

export interface CatalogEntry {
  severity: 'error' | 'warning';
  /** Under `check --publish`, where that differs. */
  onPublish?: 'error';
  /** It is about the command that was typed: no place in a file is shown. */
  isUsage?: true;
  title: string;
  /** Why it matters. */
  why: string;
  /** An example of the cure. */
  cure: string;
}
