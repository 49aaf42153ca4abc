/** What the lints of `check` read: the finished site and what it was made from. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { PageRead } from '../html/read-page.ts';
import type { ImageFile } from '../load/source.ts';
import type { ImageUses } from '../model/image-uses.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { Page } from '../render/renderer.tsx';
import type { Route } from '../routes/route.ts';
import type { Records } from '../schema/records.ts';

/** What lints of texts and links need to know of a page. */
export type LintedRoute = Pick<Route, 'path' | 'template' | 'source'>;

export interface LintedPages {
  records: Records;
  model: SiteModel;
  routes: readonly LintedRoute[];
  /** What was read on each page, by its path. */
  reads: ReadonlyMap<string, PageRead>;
}

export interface LintedSite extends LintedPages {
  /** Every picture of data/images, and where the data asks for which. */
  images: readonly ImageFile[];
  imageUses: ImageUses;
  routes: readonly Route[];
  pages: readonly Page[];
  /** The files of the output folder. */
  files: readonly { path: string; contents: string | Uint8Array }[];
  now: Date;
}

/** A lint gives one diagnostic a fault, located in the data where the data is at fault; `pages` names the pages it is about. */
export type Lint = (site: LintedSite) => Diagnostic[];

/** Pages that have an address of their own, as opposed to those that answer for others. */
export function listedRoutes({ routes, model }: LintedPages): LintedRoute[] {
  return routes.filter(({ template, path }) => template !== 'not-found' && path !== model.urls.thankYou);
}
