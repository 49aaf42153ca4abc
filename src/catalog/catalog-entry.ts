/** What a code says of itself. */

export interface CatalogEntry {
  severity: 'error' | 'warning';
  /** Under `check --publish`, where that differs. */
  onPublish?: 'error';
  title: string;
  /** Why it matters. */
  why: string;
  /** An example of the cure. */
  cure: string;
}
