/** What the lints of `check` read, and how: each page and each data file once, one after the other. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { PageRead } from '../html/read-page.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { Route } from '../routes/route.ts';
import type { DataRecord, Records } from '../schema/records.ts';

/** What lints of texts and links need to know of a page. */
export type LintedRoute = Pick<Route, 'path' | 'template' | 'source'>;

/** What is known before the first page is made. */
export interface LintedSite {
  records: Records;
  model: SiteModel;
  /** Every page that may come. */
  routes: readonly LintedRoute[];
}

/** A finished page. */
export interface LintedPage {
  route: LintedRoute;
  html: string;
  read: PageRead;
}

/**
 * Sees one page after the other and keeps of each only what later pages are compared with: numbers and hashes, never the
 * page, and no text that was cut out of it. A lint gives one diagnostic per fault, located in the data where the data is at fault;
 * `pages` names the pages it is about.
 */
export interface PageLint {
  see(page: LintedPage): void;
  /** When all pages were seen. */
  finish(): Diagnostic[];
}

/** The same for data files. `value` is the record's: it is parsed again whenever a record is asked for it. */
export interface RecordLint {
  see(record: DataRecord, value: unknown): void;
  finish(): Diagnostic[];
}

/** Pages that have an address of their own, as opposed to those that answer for others. */
export function isListed({ template, path }: LintedRoute, model: SiteModel): boolean {
  return template !== 'not-found' && path !== model.urls.thankYou;
}
