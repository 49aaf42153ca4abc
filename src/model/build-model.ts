/** Valid records → SiteModel: order, references in both directions, nearby places, phones, parsed Markdown. Pure. */
import { addTo, type Grouped } from '../domain/groups.ts';
import { requiredKinds } from '../domain/kind-lists.ts';
import {
  type EntityKind,
  type GeneralKind,
  type KindName,
  kinds,
  type PageName,
  type RecordsField,
} from '../domain/kinds.ts';
import { footerList } from '../domain/list-limits.ts';
import { phoneLink } from '../domain/phones/phone.ts';
import type { PhoneLink } from '../domain/phones/phone-link.ts';
import type { PagePath, Urls } from '../domain/urls/urls.ts';
import { memoize, once } from '../memo/memoize.ts';
import type { OwnFields } from '../schema/own/own-fields.ts';
import type { ValueRecord } from '../schema/records.ts';
import type { DataFiles, PostFile } from '../schema/types.gen.ts';
import {
  collectionsOf,
  entityOf,
  postData,
  shownRecords,
  trackedCollection,
  withoutDrafts,
  withoutNews,
} from './entities.ts';
import type { FileRecord, SiteRecords } from './file-facts.ts';
import { type LinkedPlaces, linkPlaces } from './link-places.ts';
import { generatedPages } from './page-paths.ts';
import { placeLists } from './place-lists.ts';
import { bySlug } from './ranked-places.ts';
import type { ReadMarkdown } from './read-markdown.ts';
import type { ReadTracker } from './read-tracker.ts';
import type { EntityOf, FileOf, GeneratedPage, LinkedKind, Redirect, Review, State } from './site-model.ts';
import { summarize } from './summary.ts';

type RequiredKind = GeneralKind | 'site' | 'page-not-found';

/** Records with all required files. */
export type CompleteRecords = SiteRecords & Required<Pick<SiteRecords, RecordsField<RequiredKind>>>;

export function hasRequiredFiles(records: SiteRecords): records is CompleteRecords {
  const isMissing = (kind: KindName) => records[kinds[kind].records] === undefined;
  return ![...requiredKinds, 'page-not-found' as const].some(isMissing);
}

export interface Linking {
  urls: Urls;
  redirects: readonly Redirect[];
  readMarkdown: ReadMarkdown;
  reads: ReadTracker;
  /** The site's own fields. */
  own?: OwnFields | undefined;
  /** Those of an earlier run, if no facts of places have changed. */
  linkedPlaces?: LinkedPlaces | undefined;
}

export function buildModel(records: CompleteRecords, linking: Linking) {
  const { urls, redirects, readMarkdown, own, reads } = linking;
  const posts = withoutDrafts(records.posts).sort(newestFirst);
  const documents = withoutDrafts(records.documents).map((record) => {
    return entityOf('document', record, { data: record.value, urls });
  });
  const isAtNews = [...documents.map(({ path }) => path), ...redirects.map(({ from }) => from)].includes(urls.news);
  const site = posts.length > 0 || isAtNews ? records.site.value : withoutNews(records.site.value, urls);
  const services = shownRecords(records.services, site);
  const offers = services.map(({ slug, value }) => ({ slug, cities: value.citiesRef }));
  const inputs = { site: records.site.value, urls, services: offers };
  const places = linkPlaces(records, inputs, linking.linkedPlaces);
  const lists = placeLists(places.ranked, (name, subject, list) => reads.track(['list', name, subject], list));
  const linked: { readonly [Kind in LinkedKind]: readonly EntityOf<Kind>[] } = {
    service: services.map((record) => {
      return entityOf('service', record, { data: summarize('service', record.value), urls });
    }),
    city: places.cities,
    county: places.counties,
    document: documents,
    post: posts.map((record) => entityOf('post', record, { data: postData(record.value, site), urls })),
  };
  const pageRecord = (name: PageName): ValueRecord => records[kinds[`page-${name}`].records];
  const phones = phonesByPath(records, urls);
  const generated = once(() => generatedPages(records, urls));
  const newsByPath = once(() => groupPosts(posts, urls));
  const reviewsByPath = once(() => groupReviews(records, urls));
  const model = {
    ...collectionsOf(linked, records, { urls, reads, site }),
    get site() {
      return reads.track(['site'], site);
    },
    urls,
    /** The lists derived from places and counties. */
    lists,
    /** By name; empty on sites with few counties, which need no list by state. */
    states: trackedCollection<State>(
      lists.read('state', '*'),
      { all: ['list', 'state', '*'], one: (slug) => ['list', 'state', slug] },
      reads,
    ),
    /** The names of counties without a page, by slug: their places have one. */
    draftCounties: draftCounties(records),
    /** The services in the footer, and whether there are more. */
    get footerServices() {
      const links = linked.service.map(({ path, slug, data }) => ({ name: data.title, path, slug }));
      return reads.track(['footer services'], footerList(links));
    },
    fileOf: fileReader(records, reads),
    /** Slugs of the newest posts; with `Infinity`, of all. */
    news: (count: number): readonly string[] => {
      const newest = posts.slice(0, count).map(({ slug }) => slug);
      return reads.track(['news', String(count)], newest);
    },
    /** Slugs of the posts about the service or place with the page at a path, the newest first. */
    newsOf: (path: PagePath): readonly string[] => reads.track(['at', path], newsByPath().get(path) ?? []),
    /** Those of the lists, in the order of their files; places have their own. */
    get reviews(): readonly Review[] {
      return reads.track(['reviews'], sharedReviews(records));
    },
    /** Those of the service or place with the page at a path, in the same order. */
    reviewsOf: (path: PagePath): readonly Review[] => reads.track(['at', path], reviewsByPath().get(path) ?? []),
    /** The data of a single page. */
    page: <Name extends PageName>(name: Name) =>
      reads.track(['page', name], pageRecord(name).value as DataFiles[`page-${Name}`]),
    /** The path of its file, for messages. */
    pageFile: (name: PageName) => pageRecord(name).file,
    /** The path of site.yaml, or of its translation, for messages. */
    siteFile: records.site.file,
    /** A Markdown text of the data, parsed. */
    rich: (markdown: string) => readMarkdown(markdown).blocks,
    get mainPhone() {
      return reads.track(['site'], phones.main);
    },
    /** The number that a page shows in place of the main one, if any. */
    phoneOf: (path: PagePath) => reads.track(['at', path], phones.byPath.get(path)),
    /** Every such number, by the path of its page. */
    otherPhones: () => phones.byPath,
    redirects,
    /** The pages that are made from no file of their own. */
    generatedPages: (list: GeneratedPage['list']) => generated().filter((page) => page.list === list),
    /** The schema of `custom` in files of a kind; undefined if the site has none. */
    ownFields: (kind: KindName) => reads.track(['custom', kind], own?.get(kind)?.schema),
  };
  return { model, linkedPlaces: places };
}

/** The linked site. Reads from it are tracked while a page is planned: see ReadTracker, and pipeline/snapshot/part-fingerprints.ts for each part's contents. */
export type SiteModel = ReturnType<typeof buildModel>['model'];

/** All contents of an entity's data file, which the schema of its kind has validated. */
function fileReader(records: SiteRecords, reads: ReadTracker) {
  const found = memoize((list: readonly FileRecord[]) => bySlug(list));
  return <Kind extends EntityKind>(kind: Kind, { slug }: { slug: string }): FileOf<Kind> => {
    const list: readonly FileRecord[] = records[kinds[kind].records];
    const file = reads.track(['file', kind, slug], found(list).get(slug));
    if (!file) throw new Error(`${slug} is not a ${kind} of this site.`);
    const shown = 'value' in file ? file : file.contents();
    const { value } = shown as ValueRecord<FileOf<Kind>>;
    return 'body' in shown ? { ...value, body: shown.body } : value;
  };
}

function draftCounties({ counties }: SiteRecords): ReadonlyMap<string, string> {
  const drafts = counties.filter(({ facts }) => facts.draft);
  return new Map(drafts.map(({ slug, facts }) => [slug, facts.county.name]));
}

function sharedReviews({ reviews }: CompleteRecords): Review[] {
  return reviews.flatMap((record) => record.value);
}

/** By the page of their service, and by that of their place. */
function groupReviews(records: CompleteRecords, urls: Urls): ReadonlyMap<PagePath, readonly Review[]> {
  const found = new Map<PagePath, Grouped<Review>>();
  for (const review of sharedReviews(records)) {
    addTo(found, urls.of('service', review.service), review);
    if (review.cityRef !== undefined) addTo(found, urls.of('city', review.cityRef), review);
  }
  return found;
}

/** Those of one day in the order of their slugs. */
function newestFirst(
  { slug: a, value: one }: ValueRecord<PostFile>,
  { slug: b, value: other }: ValueRecord<PostFile>,
): number {
  if (one.date !== other.date) return one.date < other.date ? 1 : -1;
  return a < b ? -1 : 1;
}

/** Slugs by the pages of the services and places that the posts name. */
function groupPosts(posts: readonly ValueRecord<PostFile>[], urls: Urls): ReadonlyMap<PagePath, readonly string[]> {
  const found = new Map<PagePath, Grouped<string>>();
  for (const { slug, value } of posts) {
    for (const service of value.services) addTo(found, urls.of('service', service), slug);
    for (const place of value.places) addTo(found, urls.of('city', place), slug);
  }
  return found;
}

function phonesByPath(records: CompleteRecords, urls: Urls): { main: PhoneLink; byPath: Map<PagePath, PhoneLink> } {
  const { phone, address } = records.site.value.business;
  const overrides = Object.entries(records.phoneOverrides?.value ?? {});
  return {
    main: phoneLink(phone, address.country),
    byPath: new Map(
      overrides.map(([key, number]) => [
        key.startsWith('/') ? urls.translated(urls.resolve(key)?.path ?? key) : urls.of('city', key),
        phoneLink(number, address.country),
      ]),
    ),
  };
}
