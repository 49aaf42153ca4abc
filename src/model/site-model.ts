/** The linked site: every reference resolved, everything derived that can be. Read-only from here on. */

import type { PagePath, Urls } from '../domain/addresses/urls.ts';
import type { EntityKind, KindName, PageName, RecordsField } from '../domain/kinds.ts';
import type { PhoneLink } from '../domain/phones/phone.ts';
import type { RichText } from '../domain/texts/rich-text.ts';
import type { SchemaNode } from '../schema/schemas.ts';
import type {
  CityFile,
  CountyFile,
  DataFiles,
  DocumentFile,
  ReviewsFile,
  ServiceFile,
  Site,
} from '../schema/types.gen.ts';
import type { FileRank } from './file-facts.ts';
import type { PlaceLists } from './place-lists.ts';
import type { CitySummary, CountySummary, ServiceSummary } from './summary.ts';

export interface Entity<Data> {
  slug: string;
  path: PagePath;
  /** The data file, for messages. */
  file: string;
  data: Data;
}

/** A service as other pages may show it; `SiteModel.serviceFile` reads the rest. */
export interface Service extends Entity<ServiceSummary> {
  /** Slugs of the places it is offered in: its own list and the places that list it, in the places' order. */
  readonly cities: readonly string[];
  /** Slugs of the counties that these places lie in, in the places' order. */
  readonly counties: readonly string[];
}

/** A place as other pages may show it; `SiteModel.cityFile` reads the rest. */
export interface City extends Entity<CitySummary> {
  readonly rank: FileRank;
  /** The state's abbreviation. */
  state: string;
  /** Slugs of its services: its own list first, then services that list it. */
  readonly services: readonly string[];
}

/** A county as other pages may show it; `SiteModel.countyFile` reads the rest. */
export interface County extends Entity<CountySummary> {
  state: string;
  /** Slugs of its places, in order. */
  readonly cities: readonly string[];
  /** "15-50 min"; empty without places. */
  readonly averageResponse: string;
  /** Its places by name, as the site's language sorts them. */
  readonly placeNames: readonly { slug: string; name: string }[];
  /** Slugs of the places that it shows first. */
  readonly featured: readonly string[];
}

/** A state with a page of its own, which lists its counties. */
export interface State {
  /** Its code. */
  slug: string;
  path: PagePath;
  /** VT */
  code: string;
  /** Vermont */
  name: string;
  /** Slugs, in order. */
  readonly counties: readonly string[];
  readonly placeCount: number;
  /** "15-50 min"; empty without places. */
  readonly averageResponse: string;
}

export type DocumentPage = Entity<DocumentFile> & { body: RichText };

export type Review = ReviewsFile[number];

export interface Redirect {
  from: PagePath;
  to: PagePath;
  fragment: string;
  /** The data file that asked for it. */
  file: string;
}

/** Entities by their slugs, in the site's order. */
export interface Collection<Item> {
  readonly size: number;
  get: (slug: string) => Item | undefined;
  values: () => Iterable<Item>;
}

/** The kinds whose entities are linked to others; those of another kind are their data. */
interface LinkedEntities {
  service: Service;
  city: City;
  county: County;
  document: DocumentPage;
}

export type EntityOf<Kind extends EntityKind> = Kind extends keyof LinkedEntities
  ? LinkedEntities[Kind]
  : Entity<DataFiles[Kind]>;

/** The entities of every kind, by the table of kinds. */
export type Collections = { readonly [Kind in EntityKind as RecordsField<Kind>]: Collection<EntityOf<Kind>> };

/** What is read of it while a page is planned is noted: see ReadNotes, and pipeline/state/part-prints.ts for what each part says. */
export interface SiteModel extends Collections {
  readonly site: Site;
  urls: Urls;
  /** All that is worked out from places and counties. */
  lists: PlaceLists;
  /** By name; empty on sites with few counties, which need no list by state. */
  states: Collection<State>;
  /** What lists are chosen by, and the slugs of featured places. */
  readonly overview: { readonly placeCount: number; readonly featured: readonly string[] };
  /** The counties that the footer of every page names, and whether there are more. */
  readonly footerCounties: { readonly named: readonly { name: string; path: PagePath }[]; readonly hasMore: boolean };
  /** The services that the footer of every page names. */
  readonly footerServices: readonly { name: string; path: PagePath }[];
  serviceFile: (service: Service) => ServiceFile;
  cityFile: (city: City) => CityFile;
  countyFile: (county: County) => CountyFile;
  /** Neighbouring places, those it names or the nearest first, with straight-line miles. */
  nearby: (city: City) => { slug: string; miles: number }[];
  readonly reviews: readonly Review[];
  /** The file of a general page. */
  page: <Name extends PageName>(name: Name) => DataFiles[`page-${Name}`];
  /** Its path, for messages. */
  pageFile: (name: PageName) => string;
  /** A Markdown text of the data, parsed. */
  rich: (markdown: string) => RichText;
  readonly mainPhone: PhoneLink;
  /** The number that a page shows in place of the main one. */
  phoneOf: (path: PagePath) => PhoneLink | undefined;
  /** Every such number, by the path of its page. */
  otherPhones: () => ReadonlyMap<PagePath, PhoneLink>;
  redirects: readonly Redirect[];
  /** What `custom` in files of a kind holds; undefined where the site has no such schema. */
  ownFields: (kind: KindName) => SchemaNode | undefined;
}
