/** Valid records → SiteModel: order, references in both directions, nearby places, phones, parsed Markdown. Pure. */
import { kindNames, rowOf } from '../domain/kind-rows.ts';
import {
  type EntityKind,
  type KindName,
  type KindWith,
  kinds,
  type PageName,
  type RecordsField,
} from '../domain/kinds.ts';
import { footerList } from '../domain/list-limits.ts';
import { type PhoneLink, phoneLink } from '../domain/phones/phone.ts';
import type { PagePath, Urls } from '../domain/urls/urls.ts';
import { once } from '../memo/memoize.ts';
import { ReadTracker } from '../memo/read-tracker.ts';
import type { OwnFields } from '../schema/own/own-fields.ts';
import type { DataRecord, Records } from '../schema/records.ts';
import type { DataFiles } from '../schema/types.gen.ts';
import { collectionsOf } from './collections.ts';
import type { FactsByFile } from './file-facts.ts';
import { linkCounty, linkDocument, linkService, linkStates } from './link-entities.ts';
import { type FindKeptList, PlaceLists } from './place-lists.ts';
import type { ListFrame } from './place-reader.ts';
import type { ReadMarkdown } from './read-markdown.ts';
import { shownPlaces, shownRecords, withoutDrafts } from './shown-records.ts';
import type { City, County, Redirect, SiteModel } from './site-model.ts';
import { type ListedCounty, type PlaceSource, SitePlaces } from './site-places.ts';
import { bySlug } from './sort-by-order.ts';
import { type Items, TrackedCollection } from './tracked-collection.ts';

type RequiredKind = KindWith<{ isRequired: true }> | 'page-not-found';

/** Records with all required files. */
export type CompleteRecords = Records & Required<Pick<Records, RecordsField<RequiredKind>>>;

export function isComplete(records: Records): records is CompleteRecords {
  const isMissing = (kind: KindName) => records[kinds[kind].records] === undefined;
  return !kindNames.some((kind) => (rowOf(kind).isRequired || kind === 'page-not-found') && isMissing(kind));
}

export interface Linking {
  urls: Urls;
  redirects: readonly Redirect[];
  facts: FactsByFile;
  readMarkdown: ReadMarkdown;
  reads?: ReadTracker;
  /** Gives places one by one; by default, from a list of all. */
  places?: Pick<PlaceSource, 'city' | 'county'>;
  /** The records that can have pictures; by default, all. */
  pictured?: () => readonly DataRecord[];
  /** The lists of the last build that no edit can have changed. */
  keptLists?: (frame: ListFrame) => FindKeptList | undefined;
  /** The site's own fields. */
  own?: Pick<OwnFields, 'of'>;
}

export function buildModel(records: CompleteRecords, linking: Linking): SiteModel {
  const { urls, redirects, facts, readMarkdown, own, reads = new ReadTracker() } = linking;
  const site = records.site.value;
  const { region } = site.business.address;
  const services = shownRecords(records.services, facts);
  const frame: ListFrame = {
    site,
    urls,
    services: services.map(({ slug, value }) => ({ slug, cities: value.citiesRef })),
  };
  const places = new SitePlaces({ ...placesIn(records, facts), ...linking.places }, frame);
  const lists = new PlaceLists(places, reads, linking.keptLists?.(frame));
  const rich = (markdown: string) => readMarkdown(markdown).blocks;
  const linked = {
    service: bySlug(services.map((record) => linkService(record, { lists, urls }))),
    city: cityItems(places, lists),
    county: countyItems(places, { lists, region }),
    document: bySlug(withoutDrafts(records.documents, facts).map((record) => linkDocument(record, { rich, urls }))),
  };
  const phones = phonesByPath(records, urls);
  const tracked = <Value>(part: string, value: Value): Value => {
    reads.track(part);
    return value;
  };
  return {
    ...collectionsOf(linked, records, { urls, facts, reads }),
    get site() {
      return tracked('site', site);
    },
    urls,
    lists,
    states: new TrackedCollection('state', bySlug(linkStates(lists)), reads),
    get overview() {
      return lists.read('overview of cities');
    },
    get footerCounties() {
      return lists.read('footer counties');
    },
    get footerServices() {
      return tracked(
        'footer services',
        footerList([...linked.service.values()].map(({ path, data }) => ({ name: data.title, path }))),
      );
    },
    serviceFile: fileReader('service', reads, bySlug(services)),
    cityFile: fileReader('city', reads, { get: (slug) => places.city(slug)?.record }),
    countyFile: fileReader('county', reads, { get: (slug) => places.county(slug)?.record }),
    nearby: ({ slug }) => lists.read('nearby', slug),
    get reviews() {
      return tracked(
        'reviews',
        records.reviews.flatMap((record) => record.value),
      );
    },
    page: (name) => tracked(`page ${name}`, pageRecord(records, name).value),
    pageFile: (name) => pageRecord(records, name).file,
    rich,
    get mainPhone() {
      return tracked('site', phones.main);
    },
    phoneOf: (path) => tracked(`phone ${path}`, phones.byPath.get(path)),
    otherPhones: () => phones.byPath,
    redirects,
    ownFields: (kind) => own?.of(kind)?.schema,
  };
}

/** All records of places, found by slug with an index that is made on first use. */
function placesIn(records: CompleteRecords, facts: FactsByFile): PlaceSource {
  const cities = once(() => shownPlaces(records.cities, facts));
  const counties = once(() => shownPlaces(records.counties, facts));
  const cityBySlug = once(() => new Map(cities().map((found) => [found.record.slug, found])));
  const countyBySlug = once(() => new Map(counties().map((found) => [found.record.slug, found])));
  return {
    cities,
    counties,
    city: (slug) => cityBySlug().get(slug),
    county: (slug) => countyBySlug().get(slug),
  };
}

function cityItems(places: SitePlaces, lists: PlaceLists): Items<City> {
  return {
    get: (slug) => places.city(slug),
    values: () => places.all().cities.values(),
    get size() {
      return lists.read('number of cities');
    },
  };
}

function countyItems(places: SitePlaces, { lists, region }: { lists: PlaceLists; region: string }): Items<County> {
  const linked = new Map<string, County>();
  const link = (listed: ListedCounty): County => {
    const county = linked.get(listed.slug) ?? linkCounty(listed, { lists, region });
    linked.set(listed.slug, county);
    return county;
  };
  return {
    get(slug) {
      const listed = places.county(slug);
      return listed && link(listed);
    },
    values: () => places.all().counties.map(link).values(),
    get size() {
      return lists.read('number of counties');
    },
  };
}

function pageRecord<Name extends PageName>(
  records: CompleteRecords,
  name: Name,
): DataRecord<DataFiles[`page-${Name}`]> {
  return records[kinds[`page-${name}`].records] as DataRecord<DataFiles[`page-${Name}`]>;
}

/** Reads the whole data file of an entity. */
function fileReader<Value>(
  kind: EntityKind,
  reads: ReadTracker,
  known: { get: (slug: string) => DataRecord<Value> | undefined },
) {
  return ({ slug }: { slug: string }): Value => {
    reads.track(`${kind} file ${slug}`);
    const record = known.get(slug);
    if (!record) throw new Error(`${slug} is not a ${kind} of this site.`);
    return record.value;
  };
}

function phonesByPath(records: CompleteRecords, urls: Urls): { main: PhoneLink; byPath: Map<PagePath, PhoneLink> } {
  const { phone, address } = records.site.value.business;
  const overrides = Object.entries(records.phoneOverrides?.value ?? {});
  return {
    main: phoneLink(phone, address.country),
    byPath: new Map(
      overrides.map(([key, number]) => [
        key.startsWith('/') ? (urls.resolve(key)?.path ?? key) : urls.of('city', key),
        phoneLink(number, address.country),
      ]),
    ),
  };
}
