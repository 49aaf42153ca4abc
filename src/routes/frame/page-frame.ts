/** What is special about one page, beside its own content: the planner of each kind gives it. */
import type { CardText } from '../../assets/assets.ts';
import type { PagePath } from '../../domain/addresses/urls.ts';
import type { City, County, Service } from '../../model/site-model.ts';
import type { Breadcrumb } from '../props/part-props.ts';
import type { TemplateKind } from '../route.ts';

export interface PageFrame<Kind extends TemplateKind = TemplateKind> {
  kind: Kind;
  /** Undefined for the pages that are not found. */
  path?: PagePath;
  /** True for a page that has an address and is not to be found: it answers for others. */
  noindex?: boolean;
  /** The path of the first page, on a page that continues a list of a place: it shows the same number and is about the same. */
  continues?: PagePath;
  /** The data file it is made from, from the project's root. */
  source: string;
  /** ISO day. */
  updated?: string | undefined;
  title: string;
  description: string;
  keywords: string[];
  breadcrumbs: Breadcrumb[];
  /** What its share card says: the page's heading, and the place or category it belongs to. */
  card: CardText;
  /** The place, county or service the page is about. */
  city?: City;
  county?: County;
  service?: Service;
  /** False where the page has its own place for contact. */
  contactBand: boolean;
}
