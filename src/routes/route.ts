/** A route: a page to render, with everything that it depends on; and the frame's input from the planner of its kind. */
import type { CardText } from '../assets/assets.ts';
import type { TokenValues } from '../domain/texts/tokens.ts';
import type { PagePath } from '../domain/urls/urls.ts';
import type { City, County, Post, Service } from '../model/site-model.ts';
import type { Site } from '../schema/types.gen.ts';
import type { PageProps } from './props/page-props.ts';
import type { Breadcrumb } from './props/part-props.ts';
import type { NavLink } from './props/shell-props.ts';

export type TemplateKind = keyof PageProps;

/** What a planner makes: the content of a page. */
export interface PlanOf<Kind extends TemplateKind> {
  template: Kind;
  props: PageProps[Kind];
  /** Values of the {tokens} in the props. */
  tokens: TokenValues;
  /** For search engines: JSON-LD. */
  structuredData: object;
  /** The words of its share card. */
  card: CardText;
}

export type Plan = { [Kind in TemplateKind]: PlanOf<Kind> }[TemplateKind];

/** The place of a page, which is known before it is planned. */
export interface PagePlace {
  /** Path relative to the site's home page: /areas/springfield-vt/, or /404.html. */
  path: PagePath;
  /** The file that it is written to, relative to the output folder. */
  file: string;
  /** The data file that it is made from, relative to the project's root. */
  source: string;
}

export type Route = Plan & PagePlace;

export type WordingKey = keyof Site['wording'];

/** The keys of `wording` that the title, which is also the main heading, and the description of a page without a file of its own are made of, each before those that it contains. */
export interface PageWording {
  title: readonly WordingKey[];
  description: readonly WordingKey[];
}

export interface PageFrame<Kind extends TemplateKind = TemplateKind> {
  kind: Kind;
  /** Undefined for 404 pages. */
  path?: PagePath;
  /** True for a page with a URL that search engines should not index, such as the thank-you page. `list-pages.ts` keeps it out of lists. */
  noindex?: boolean;
  /** On a further page of a county's list, the path of the first page, whose phone number and subject it shares. */
  continues?: PagePath;
  title: string;
  description: string;
  keywords: string[];
  breadcrumbs: Breadcrumb[];
  /** The words of its share card: its heading, and its place or category. */
  card: CardText;
  /** The place, county or service that the page is about, or the post that it is. */
  city?: City;
  county?: County;
  service?: Service;
  post?: Post;
  /** The feed of posts, on pages about news. */
  feed?: NavLink | undefined;
  /** False for pages with their own contact section. */
  contactBand?: boolean;
}

/** The fields about a page that its data file has, whatever its kind. */
export interface Described {
  updated?: string | undefined;
  /** False for a page that search engines should not index. */
  listed?: boolean;
  metaTitle: string;
  metaDescription: string;
  keywords: string[];
}
