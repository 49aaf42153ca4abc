/**
 * The table of kinds of data files. Loading, validating, types, addresses, `treesite new`, the editor, the CMS and the docs
 * follow from a row; its schema is src/schema/<kind>.schema.json, its planner src/routes/<template>.ts, its template
 * templates/pages/<template>.tsx. After a change run `npm run schema`. Rows are in the order of the site's pages.
 */
import type { DiagnosticCode } from '../diagnostics/catalog.ts';

export interface KindRow {
  /** Below the data folder: one file, or the files of a folder: cities/*.yaml. */
  files: string;
  /** Where the list of the one file may also be kept, spread over several: reviews/*.yaml. */
  more?: string;
  /** The site cannot be built without it. */
  isRequired?: true;
  /** An empty file is right too. */
  mayBeEmpty?: true;
  /** The type of its value, generated from its schema. */
  type: string;
  /** The property of Records, and of the model, that holds it. */
  records: string;
  /**
   * Its page: a general one, by its name in Urls, or one per file, in the section of that name in site.yaml's url.paths,
   * in a folder of that name, or ('') at the top. One per file may be a draft and may have aliases.
   */
  page?: { template: string; at: 'home' | UrlSection } | { template: string; below: string };
  /** The field that has its name: what `treesite new` is given, and lists in the CMS show. */
  named?: 'name' | 'title';
  /** What a file has to be called: by its name, by its name and state, or as its author likes. */
  slug?: 'name' | 'name and state' | 'free';
  /** {tokens} that its texts may hold, beyond those of every text. */
  tokens?: readonly ('city' | 'county')[];
  /** What messages call one of them. */
  noun?: string;
  /** Reported where a reference (`x-ref`) names none that exists. Without it, there are no references to this kind. */
  unknown?: DiagnosticCode;
  /** How `treesite new` is asked for one; without it, there is no such command. */
  new?: {
    /** treesite new WORD */
    word: string;
    /** The question for its name. */
    asked: string;
    /** What follows the word in an example: a name and, where that is not enough, options. */
    example: string;
    /** Fields that treesite works out itself. */
    settled?: readonly string[];
  };
  /** How the CMS lists it; `one` is a single one of many. The icon is one of Material Symbols. */
  cms: { label: string; one?: string; icon: string };
}

/** Names of url.paths in site.yaml. */
type UrlSection = 'services' | 'areas' | 'about' | 'contact';

export const kinds = {
  site: {
    files: 'site.yaml',
    isRequired: true,
    type: 'Site',
    records: 'site',
    cms: { label: 'Business, hours, wording', icon: 'storefront' },
  },
  'page-home': {
    files: 'pages/home.yaml',
    isRequired: true,
    type: 'HomePageFile',
    records: 'home',
    page: { template: 'home', at: 'home' },
    cms: { label: 'Home page', icon: 'home' },
  },
  'page-services': {
    files: 'pages/services.yaml',
    isRequired: true,
    type: 'ServicesPageFile',
    records: 'servicesPage',
    page: { template: 'services', at: 'services' },
    cms: { label: 'Services page', icon: 'list' },
  },
  service: {
    files: 'services/*.yaml',
    type: 'ServiceFile',
    records: 'services',
    page: { template: 'service', below: 'services' },
    named: 'title',
    slug: 'name',
    noun: 'service',
    unknown: 'reference/unknown-service',
    new: { word: 'service', asked: 'Name of the service', example: '"Window Cleaning"' },
    cms: { label: 'Services', one: 'Service', icon: 'handyman' },
  },
  'page-areas': {
    files: 'pages/areas.yaml',
    isRequired: true,
    type: 'AreasPageFile',
    records: 'areasPage',
    page: { template: 'areas', at: 'areas' },
    cms: { label: 'Areas page', icon: 'public' },
  },
  county: {
    files: 'counties/*.yaml',
    type: 'CountyFile',
    records: 'counties',
    page: { template: 'county', below: 'areas' },
    named: 'name',
    slug: 'name and state',
    tokens: ['county'],
    noun: 'county',
    unknown: 'city/unknown-county',
    new: { word: 'county', asked: 'Name of the county', example: '"Alder County"' },
    cms: { label: 'Counties', one: 'County', icon: 'map' },
  },
  city: {
    files: 'cities/*.yaml',
    type: 'CityFile',
    records: 'cities',
    page: { template: 'city', below: 'areas' },
    named: 'name',
    slug: 'name and state',
    tokens: ['city', 'county'],
    noun: 'place',
    unknown: 'reference/unknown-city',
    new: { word: 'city', asked: 'Name of the city', example: '"Snow Hill" --county alder-county-vt' },
    cms: { label: 'Cities', one: 'City', icon: 'location_on' },
  },
  'page-about': {
    files: 'pages/about.yaml',
    isRequired: true,
    type: 'AboutPageFile',
    records: 'aboutPage',
    page: { template: 'about', at: 'about' },
    cms: { label: 'About page', icon: 'info' },
  },
  'page-contact': {
    files: 'pages/contact.yaml',
    isRequired: true,
    type: 'ContactPageFile',
    records: 'contactPage',
    page: { template: 'contact', at: 'contact' },
    cms: { label: 'Contact page', icon: 'mail' },
  },
  document: {
    files: 'pages/*.md',
    type: 'DocumentFile',
    records: 'documents',
    page: { template: 'document', below: '' },
    named: 'title',
    slug: 'free',
    noun: 'page',
    new: { word: 'page', asked: 'Title of the page', example: '"Warranty"' },
    cms: { label: 'Pages of text', one: 'Page', icon: 'article' },
  },
  'page-not-found': {
    files: 'pages/not-found.yaml',
    type: 'NotFoundPageFile',
    records: 'notFoundPage',
    cms: { label: 'Not-found pages', icon: 'search_off' },
  },
  reviews: {
    files: 'reviews.yaml',
    more: 'reviews/*.yaml',
    type: 'ReviewsFile',
    records: 'reviews',
    named: 'name',
    new: {
      word: 'review',
      asked: 'Name of the customer',
      example: '"Name" --service window-cleaning --rating 5',
      settled: ['id'],
    },
    cms: { label: 'Reviews', icon: 'star' },
  },
  'phone-overrides': {
    files: 'phone-overrides.yaml',
    mayBeEmpty: true,
    type: 'PhoneOverridesFile',
    records: 'phoneOverrides',
    cms: { label: 'Other phone numbers', icon: 'call' },
  },
} as const satisfies Readonly<Record<string, KindRow>>;

type Rows = typeof kinds;

export type KindName = keyof Rows;

/** The kinds whose rows are so. */
export type KindWith<Row> = { [Kind in KindName]: Rows[Kind] extends Row ? Kind : never }[KindName];

/** Kinds of which there may be many files. */
export type ListKind = KindWith<{ files: `${string}*${string}` } | { more: string }>;
/** Kinds with a page per file. */
export type EntityKind = KindWith<{ page: { below: string } }>;
/** Kinds that are one general page. */
export type GeneralKind = KindWith<{ page: { at: string } }>;
/** General pages by their names, as their files have them: home, areas, not-found. */
export type PageName = KindName extends infer Kind ? (Kind extends `page-${infer Name}` ? Name : never) : never;
/** Kinds that `x-ref` may name. */
export type ReferableKind = KindWith<{ unknown: DiagnosticCode }>;
/** Kinds whose files are called by their name. */
export type NamedKind = KindWith<{ slug: 'name' | 'name and state' }>;

export type RecordsField<Kind extends KindName> = Rows[Kind]['records'];
