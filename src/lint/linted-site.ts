/** The interfaces of `check`'s lints of pages, which see each page once, one after the other. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { WholeRead } from '../html/read-page.ts';
import type { SiteModel } from '../model/build-model.ts';
import type { ImageUses } from '../model/image-uses.ts';
import type { PlannedPage } from '../routes/list-pages.ts';
import type { Records } from '../schema/records.ts';

/** The part of a planned page that lints of texts and links need. */
export type LintedRoute = Pick<PlannedPage, 'path' | 'template' | 'source' | 'isListed'> &
  Partial<Pick<PlannedPage, 'original' | 'language' | 'wording'>>;

/** The facts that are known before the first page is made. */
export interface LintedSite {
  /** `all` has those of every language, also each site.yaml; `site` is the main language's. */
  records: Records;
  model: SiteModel;
  imageUses: ImageUses;
  /** All pages of every language; `redirects` are those of their aliases, which are no routes. */
  routes: readonly LintedRoute[];
  redirects: SiteModel['redirects'];
}

/** A finished page. */
export interface LintedPage {
  route: LintedRoute;
  html: string;
  read: WholeRead;
}

/**
 * Sees one page after the other, and keeps only what later pages are compared with: numbers and hashes, but never the page or
 * a substring of it. A lint reports each fault once, located in the data if it is in the data, with the
 * first page that has it: see `pageFaults`.
 */
export interface PageLint {
  see(page: LintedPage): void;
  /** To be called after the last page. */
  finish(): Diagnostic[];
}
