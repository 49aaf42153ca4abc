/**
 * The table of kinds of data files. Loading, validating, types, URLs, `treesite new`, the editor, the CMS and the docs follow from a row; its schema is
 * src/schema/<kind>.schema.json, its planner src/routes/pages/<template>.ts, its template templates/pages/<template>.tsx. Rows are in the order of the site's pages.
 */
import type { DiagnosticCode } from '../diagnostics/catalog.ts';

export interface KindRow {
  /** Relative to the data folder: one file, or the files of a folder (cities/*.yaml). */
  files: string;
  /** More files that the list of the single file may be spread over: reviews/*.yaml. */
  more?: string;
  /** An empty file is valid. */
  mayBeEmpty?: true;
  /** The property of Records and of SiteModel that holds it. */
  records: string;
  /** Its page: `at` for a single page, by its name in Urls; `below` for a page per file, in that section of url.paths or that folder, or ('') at the top. A page per file can be a draft and have aliases. */
  page?: { template: string; at: 'home' | UrlSection } | { template: string; below: string };
  /** The field with its name, which `treesite new` fills in and lists in the CMS show. */
  named?: 'name' | 'title';
  /** What a file name must be: the slug of its name, of its name and state, any slug, or its date and any slug, which alone is in the URL. */
  slug?: 'name' | 'name and state' | 'free' | 'dated';
  /** {tokens} that its texts may contain, in addition to those of every text. */
  tokens?: readonly ('city' | 'county')[];
  /** What messages call an entry of this kind. */
  noun?: string;
  /** The diagnostic for a reference (`x-ref`) to a missing entry. If absent, the kind cannot be referred to. */
  unknown?: DiagnosticCode;
  /** How `treesite new` creates one; if absent, it cannot. */
  new?: {
    /** The subcommand: treesite new WORD. */
    word: string;
    /** The argument NAME, in the help. */
    argument: string;
    /** Arguments after the word in an example: a name and, if needed, options. */
    example: string;
    /** Fields that treesite fills in itself. */
    automatic?: readonly string[];
  };
  /** How the CMS lists it; `one` is the singular. The icon is a Material Symbols name. */
  cms: { label: string; one?: string; icon: string };
}

/** Keys of url.paths in site.yaml. */
type UrlSection = 'services' | 'areas' | 'about' | 'contact' | 'news';

export const kinds = {
  site: {
    files: 'site.yaml',
    records: 'site',
    cms: { label: 'Business, hours, wording', icon: 'storefront' },
  },
  'page-home': {
    files: 'pages/home.yaml',
    records: 'home',
    page: { template: 'home', at: 'home' },
    cms: { label: 'Home page', icon: 'home' },
  },
  'page-services': {
    files: 'pages/services.yaml',
    records: 'servicesPage',
    page: { template: 'services', at: 'services' },
    cms: { label: 'Services page', icon: 'list' },
  },
  service: {
    files: 'services/*.yaml',
    records: 'services',
    page: { template: 'service', below: 'services' },
    named: 'title',
    slug: 'name',
    noun: 'service',
    unknown: 'reference/unknown-service',
    new: { word: 'service', argument: 'the name of the service', example: '"Window Cleaning"' },
    cms: { label: 'Services', one: 'Service', icon: 'handyman' },
  },
  'page-areas': {
    files: 'pages/areas.yaml',
    records: 'areasPage',
    page: { template: 'areas', at: 'areas' },
    cms: { label: 'Areas page', icon: 'public' },
  },
  county: {
    files: 'counties/*.yaml',
    records: 'counties',
    page: { template: 'county', below: 'areas' },
    named: 'name',
    slug: 'name and state',
    tokens: ['county'],
    noun: 'county',
    unknown: 'city/unknown-county',
    new: { word: 'county', argument: 'the name of the county', example: '"Alder County"' },
    cms: { label: 'Counties', one: 'County', icon: 'map' },
  },
  city: {
    files: 'cities/*.yaml',
    records: 'cities',
    page: { template: 'city', below: 'areas' },
    named: 'name',
    slug: 'name and state',
    tokens: ['city', 'county'],
    noun: 'place',
    unknown: 'reference/unknown-city',
    new: { word: 'city', argument: 'the name of the city', example: '"Snow Hill" --county alder-county-vt' },
    cms: { label: 'Cities', one: 'City', icon: 'location_on' },
  },
  'page-about': {
    files: 'pages/about.yaml',
    records: 'aboutPage',
    page: { template: 'about', at: 'about' },
    cms: { label: 'About page', icon: 'info' },
  },
  'page-contact': {
    files: 'pages/contact.yaml',
    records: 'contactPage',
    page: { template: 'contact', at: 'contact' },
    cms: { label: 'Contact page', icon: 'mail' },
  },
  document: {
    files: 'pages/*.md',
    records: 'documents',
    page: { template: 'document', below: '' },
    named: 'title',
    slug: 'free',
    noun: 'page',
    new: { word: 'page', argument: 'the title of the page', example: '"Warranty"' },
    cms: { label: 'Pages of text', one: 'Page', icon: 'article' },
  },
  post: {
    files: 'posts/*.md',
    records: 'posts',
    page: { template: 'post', below: 'news' },
    named: 'title',
    slug: 'dated',
    noun: 'post',
    new: { word: 'post', argument: 'the title of the post', example: '"Storm season"' },
    cms: { label: 'News', one: 'Post', icon: 'newspaper' },
  },
  'page-not-found': {
    files: 'pages/not-found.yaml',
    records: 'notFoundPage',
    cms: { label: 'Not-found pages', icon: 'search_off' },
  },
  reviews: {
    files: 'reviews.yaml',
    more: 'reviews/*.yaml',
    records: 'reviews',
    named: 'name',
    new: {
      word: 'review',
      argument: 'the name of the customer',
      example: '"Name" --service window-cleaning --rating 5',
      automatic: ['id'],
    },
    cms: { label: 'Reviews', icon: 'star' },
  },
  'phone-overrides': {
    files: 'phone-overrides.yaml',
    mayBeEmpty: true,
    records: 'phoneOverrides',
    cms: { label: 'Other phone numbers', icon: 'call' },
  },
} as const satisfies Readonly<Record<string, KindRow>>;

type Rows = typeof kinds;

export type KindName = keyof Rows;

/** The kinds whose rows match `Row`. */
type KindWith<Row> = { [Kind in KindName]: Rows[Kind] extends Row ? Kind : never }[KindName];

/** Kinds that can have many files. */
export type ListKind = KindWith<{ files: `${string}*${string}` } | { more: string }>;
/** Kinds with a page per file. */
export type EntityKind = KindWith<{ page: { below: string } }>;
/** Kinds with a single page. */
export type GeneralKind = KindWith<{ page: { at: string } }>;
/** Names of single pages, as in their file names: home, areas, not-found. */
export type PageName = KindName extends infer Kind ? (Kind extends `page-${infer Name}` ? Name : never) : never;
/** Kinds that `x-ref` may name. */
export type ReferableKind = KindWith<{ unknown: DiagnosticCode }>;
/** Kinds whose files are Markdown with front matter. */
export type MarkdownKind = KindWith<{ files: `${string}.md` }>;
/** Kinds whose file names are slugs of their names. */
export type NamedKind = KindWith<{ slug: 'name' | 'name and state' }>;

export type RecordsField<Kind extends KindName> = Rows[Kind]['records'];
