/** The types of what a linked site consists of, with all references resolved. Read-only. */
import type { EntityKind, MarkdownKind, RecordsField } from '../domain/kinds.ts';
import type { PagePath } from '../domain/urls/urls.ts';
import type { DataFiles, DocumentFile, ReviewsFile } from '../schema/types.gen.ts';
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
  document: Entity<DocumentFile>;
  post: Post;
}

export type LinkedKind = keyof LinkedEntities;

export type EntityOf<Kind extends EntityKind> = Kind extends keyof LinkedEntities
  ? LinkedEntities[Kind]
  : Entity<DataFiles[Kind]>;

/** The entities of every kind, by the table of kinds. */
export type Collections = { readonly [Kind in EntityKind as RecordsField<Kind>]: Collection<EntityOf<Kind>> };

/** All contents of an entity's data file; of a Markdown file, also its text. */
export type FileOf<Kind extends EntityKind> = DataFiles[Kind] &
  (Kind extends MarkdownKind ? { body: string } : unknown);
