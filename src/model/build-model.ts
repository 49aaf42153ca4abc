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
import { ReadTracker } from '../memo/read-tracker.ts';
import type { OwnFields } from '../schema/own/own-fields.ts';
import type { DataRecord, Records } from '../schema/records.ts';
import type { CityFile, CountyFile, DataFiles, ServiceFile } from '../schema/types.gen.ts';
import { collectionsOf } from './collections.ts';
import type { FactsByFile } from './file-facts.ts';
import { LazyPlace } from './lazy-place.ts';
import { linkCounty, linkDocument, linkService, linkStates } from './link-entities.ts';
import { offeredIn } from './offered-services.ts';
import { PlaceLists } from './place-lists.ts';
import { ArrangedPlaces, type ListFrame } from './place-reader.ts';
import type { ReadMarkdown } from './read-markdown.ts';
import { type ShownPlace, shownPlaces, shownRecords, withoutDrafts } from './shown-records.ts';
import type { Redirect, SiteModel } from './site-model.ts';
import { bySlug } from './sort-by-order.ts';
import type { CountySummary } from './summary.ts';
import { TrackedCollection } from './tracked-collection.ts';

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
  /** The site's own fields. */
  own?: Pick<OwnFields, 'of'>;
}

export function buildModel(records: CompleteRecords, linking: Linking): SiteModel {
  const { urls, redirects, facts, readMarkdown, own, reads = new ReadTracker() } = linking;
  const site = records.site.value;
  const { region } = site.business.address;
  const services = shownRecords(records.services, facts);
  const cities = shownPlaces(records.cities, facts);
  const counties = shownPlaces(records.counties, facts);
  const places = arrangePlaces({ services, cities, counties }, { site, urls });
  const lists = new PlaceLists(places, reads);
  const rich = (markdown: string) => readMarkdown(markdown).blocks;
  const linked = {
    service: bySlug(services.map((record) => linkService(record, { lists, urls }))),
    city: places.bySlug,
    county: bySlug(places.counties.map((county) => linkCounty(county, { lists, region }))),
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
    cityFile: fileReader('city', reads, { get: (slug) => places.bySlug.get(slug)?.record }),
    countyFile: fileReader('county', reads, bySlug(counties.map(({ record }) => record))),
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

interface ShownSite {
  services: readonly DataRecord<ServiceFile>[];
  cities: readonly ShownPlace<CityFile>[];
  counties: readonly ShownPlace<CountyFile>[];
}

function arrangePlaces({ services, cities, counties }: ShownSite, { site, urls }: Pick<ListFrame, 'site' | 'urls'>) {
  const frame: ListFrame = {
    site,
    urls,
    services: services.map(({ slug, value }) => ({ slug, cities: value.citiesRef })),
  };
  const { region } = site.business.address;
  const defaults = { region, offered: offeredIn(frame.services) };
  return new ArrangedPlaces(
    cities.map((city) => new LazyPlace(city, urls.of('city', city.record.slug), defaults)),
    counties.map(({ record: { slug, file }, facts, rank }) => {
      return { slug, path: urls.of('county', slug), file, rank, data: facts.county as CountySummary };
    }),
    frame,
  );
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
