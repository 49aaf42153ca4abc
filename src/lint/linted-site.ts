/** The interfaces of `check`'s lints, which see each page and each data file once, one after the other. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { PageText } from '../html/page-text.ts';
import type { PageRead } from '../html/read-page.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { Route } from '../routes/route.ts';
import type { DataRecord, Records } from '../schema/records.ts';

/** The part of a route that lints of texts and links need. */
export type LintedRoute = Pick<Route, 'path' | 'template' | 'source'>;

/** The facts that are known before the first page is made. */
export interface LintedSite {
  records: Records;
  model: SiteModel;
  /** All pages. */
  routes: readonly LintedRoute[];
}

/** A finished page. */
export interface LintedPage {
  route: LintedRoute;
  text: PageText;
  read: PageRead;
}

/**
 * Sees one page after the other, and keeps only what later pages are compared with: numbers and hashes, but never the page or
 * a substring of it. A lint reports each fault once, located in the data if it is in the data; a diagnostic's `pages` are the
 * pages with the fault.
 */
export interface PageLint {
  see(page: LintedPage): void;
  /** To be called after the last page. */
  finish(): Diagnostic[];
}

/** The same for data files. `value` is passed in because each access to `record.value` parses the file again. */
export interface RecordLint {
  see(record: DataRecord, value: unknown): void;
  finish(): Diagnostic[];
}

/** False for pages that are served at other pages' URLs, such as 404 pages. */
export function isListed({ template, path }: LintedRoute, model: SiteModel): boolean {
  return template !== 'not-found' && path !== model.urls.thankYou;
}
