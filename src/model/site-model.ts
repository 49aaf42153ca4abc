/** The type of the linked site, with all references resolved, and with the lists that follow from them. Read-only. */
import type { EntityKind, KindName, PageName, RecordsField } from '../domain/kinds.ts';
import type { FooterList } from '../domain/list-limits.ts';
import type { PhoneLink } from '../domain/phones/phone-link.ts';
import type { RichText } from '../domain/texts/rich-text.ts';
import type { PagePath, Urls } from '../domain/urls/urls.ts';
import type { SchemaNode } from '../schema/schemas.ts';
import type {
  CityFile,
  CountyFile,
  DataFiles,
  DocumentFile,
  PostFile,
  ReviewsFile,
  ServiceFile,
  Site,
} from '../schema/types.gen.ts';
import type { PlaceLists } from './place-lists.ts';
import type { CitySummary, CountySummary, Summary } from './summary.ts';

export interface Entity<Data> {
  slug: string;
  path: PagePath;
  /** The data file, for messages. */
  file: string;
  /** Of services, places and posts only what other pages may show. Their own page reads the rest with `SiteModel.fileOf`. */
  data: Data;
}

/** As other pages may show it, like a place, a county and a post; `SiteModel.fileOf` reads the rest, `SiteModel.lists` the lists of places. */
export type Service = Entity<Summary<'service'>>;

interface Place<Data> extends Entity<Data> {
  /** Its name in links: with the state, if others of its kind have the name. */
  readonly label: string;
}

export interface City extends Place<CitySummary> {
  /** Slugs of its services: its own list first, then services that list it. */
  readonly services: readonly string[];
}

export type County = Place<CountySummary>;

/** A state with a page of its own, which lists its counties. */
export interface State {
  /** The same as `code`. */
  slug: string;
  path: PagePath;
  /** VT */
  code: string;
  /** Vermont */
  name: string;
}

export interface DocumentPage extends Entity<DocumentFile> {
  /** Markdown. */
  body: string;
}

export type Post = Entity<Summary<'post'> & { metaTitle: string; updated: string }>;

export type Review = ReviewsFile[number];

export interface Redirect {
  from: PagePath;
  to: PagePath;
  fragment: string;
  /** The data file with the alias. */
  file: string;
}

/** A page that is made from no file of its own. */
export interface GeneratedPage {
  /** What it lists; the thank-you page lists nothing. */
  list: 'places' | 'counties' | 'posts' | 'thank-you';
  /** The slug of the county or the code of the state whose places or counties are listed; absent if it is the whole site. */
  of?: string;
  /** Pages of a list count from 1. The first one may be made from a file. */
  number: number;
  path: PagePath;
}

/** Entities by slug, in the site's order. */
export type Collection<Item> = Pick<ReadonlyMap<string, Item>, 'size' | 'get' | 'values'>;

/** The entities of kinds that are linked to others; the entities of other kinds hold only their data. */
interface LinkedEntities {
  service: Service;
  city: City;
  county: County;
  document: DocumentPage;
  post: Post;
}

export type LinkedKind = keyof LinkedEntities;

export type EntityOf<Kind extends EntityKind> = Kind extends keyof LinkedEntities
  ? LinkedEntities[Kind]
  : Entity<DataFiles[Kind]>;

/** The entities of every kind, by the table of kinds. */
export type Collections = { readonly [Kind in EntityKind as RecordsField<Kind>]: Collection<EntityOf<Kind>> };

/** The kinds whose entities lack part of their data files. */
export interface EntityFiles {
  service: ServiceFile;
  city: CityFile;
  county: CountyFile;
  /** With its text, in Markdown. */
  post: PostFile & { body: string };
}

/** Reads from it are tracked while a page is planned: see ReadTracker, and pipeline/snapshot/part-fingerprints.ts for each part's contents. */
export interface SiteModel extends Collections {
  readonly site: Site;
  urls: Urls;
  /** The lists derived from places and counties. */
  lists: PlaceLists;
  /** By name; empty on sites with few counties, which need no list by state. */
  states: Collection<State>;
  /** The services in the footer, and whether there are more. */
  readonly footerServices: FooterList<{ name: string; path: PagePath; slug: string }>;
  /** All contents of an entity's data file. */
  fileOf: <Kind extends keyof EntityFiles>(kind: Kind, entity: { slug: string }) => EntityFiles[Kind];
  /** Slugs of the newest posts; with `Infinity`, of all. */
  news: (count: number) => readonly string[];
  /** Slugs of the posts about the service or place with the page at a path, the newest first. */
  newsOf: (path: PagePath) => readonly string[];
  /** All, in the order of their files. */
  readonly reviews: readonly Review[];
  /** Those of the service or place with the page at a path, in the same order. */
  reviewsOf: (path: PagePath) => readonly Review[];
  /** The data of a single page. */
  page: <Name extends PageName>(name: Name) => DataFiles[`page-${Name}`];
  /** The path of its file, for messages. */
  pageFile: (name: PageName) => string;
  /** The path of site.yaml, or of its translation, for messages. */
  siteFile: string;
  /** A Markdown text of the data, parsed. */
  rich: (markdown: string) => RichText;
  readonly mainPhone: PhoneLink;
  /** The number that a page shows in place of the main one, if any. */
  phoneOf: (path: PagePath) => PhoneLink | undefined;
  /** Every such number, by the path of its page. */
  otherPhones: () => ReadonlyMap<PagePath, PhoneLink>;
  redirects: readonly Redirect[];
  /** The pages that are made from no file of their own. */
  generatedPages: (list: GeneratedPage['list']) => readonly GeneratedPage[];
  /** The schema of `custom` in files of a kind; undefined if the site has none. */
  ownFields: (kind: KindName) => SchemaNode | undefined;
}
