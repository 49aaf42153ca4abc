/** Valid records → SiteModel: order, references in both directions, nearby places, phones, parsed Markdown. Pure. */
import { entityKinds, kindNames, rowOf } from '../domain/kind-rows.ts';
import {
  type EntityKind,
  type KindName,
  type KindWith,
  kinds,
  type PageName,
  type RecordsField,
} from '../domain/kinds.ts';
import { type PhoneLink, phoneLink } from '../domain/phones/phone.ts';
import type { PagePath, Urls } from '../domain/urls/urls.ts';
import { ReadNotes } from '../memo/read-notes.ts';
import type { OwnFields } from '../schema/own/own-fields.ts';
import type { DataRecord, Records } from '../schema/records.ts';
import type { CityFile, CountyFile, DataFiles } from '../schema/types.gen.ts';
import type { FactsByFile } from './file-facts.ts';
import { inOrder } from './in-order.ts';
import { linkCounty, linkStates } from './link-counties.ts';
import type { ReadMarkdown } from './markdown.ts';
import { NotedCollection } from './noted-collection.ts';
import { offeredIn } from './offered-services.ts';
import { PlaceLists } from './place-lists.ts';
import { PlaceOfFacts } from './place-of-facts.ts';
import { ArrangedPlaces, type ListFrame } from './place-reader.ts';
import type { Collections, DocumentPage, Entity, Redirect, Service, SiteModel } from './site-model.ts';
import { type CountySummary, summarizeService } from './summary.ts';

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
  notes?: ReadNotes;
  /** The site's own fields. */
  own?: Pick<OwnFields, 'of'>;
}

export function buildModel(records: CompleteRecords, linking: Linking): SiteModel {
  const { urls, redirects, facts, readMarkdown, own, notes = new ReadNotes() } = linking;
  const site = records.site.value;
  const { region } = site.business.address;
  const cityFiles = new Map<string, DataRecord<CityFile>>();
  const countyFiles = new Map<string, DataRecord<CountyFile>>();
  const serviceRecords = inOrder(
    records.services.filter((record) => facts.get(record.file)?.draft !== true),
    ({ value }) => ({ order: value.order, name: value.title }),
  );
  const frame: ListFrame = {
    site,
    urls,
    services: serviceRecords.map(({ slug, value }) => ({ slug, cities: value.citiesRef })),
  };
  const offered = offeredIn(frame.services);
  const cityRecords = shownPlaces(records.cities, facts).map(({ record, facts, rank }) => {
    const { slug, file } = record;
    cityFiles.set(slug, record);
    return new PlaceOfFacts({ slug, path: urls.of('city', slug), file, rank, facts }, { region, offered });
  });
  const countyRecords = shownPlaces(records.counties, facts).map(({ record, facts: { county: data }, rank }) => {
    const { slug, file } = record;
    countyFiles.set(slug, record);
    return { slug, path: urls.of('county', slug), file, rank, data: data as CountySummary };
  });
  const places = new ArrangedPlaces(cityRecords, countyRecords, frame);
  const lists = new PlaceLists(places, notes);
  const services = serviceRecords.map((record): Service => {
    const { slug, file, value } = record;
    return {
      ...{ slug, path: urls.of('service', slug), file, data: summarizeService(value) },
      get cities() {
        return lists.read('cities of service', slug);
      },
      get counties() {
        return lists.read('counties of service', slug);
      },
    };
  });
  const serviceFiles = new Map(serviceRecords.map((record) => [record.slug, record]));
  const counties = places.counties.map((county) => linkCounty(county, { lists, region }));
  const rich = (markdown: string) => readMarkdown(markdown).blocks;
  const documents = records.documents
    .filter((record) => facts.get(record.file)?.draft !== true)
    .map(({ slug, file, value, body }): DocumentPage => {
      return {
        ...{ slug, path: urls.of('document', slug), file, data: value },
        get body() {
          return rich(body);
        },
      };
    });
  const linked = {
    service: bySlug(services),
    city: bySlug(places.cities),
    county: bySlug(counties),
    document: bySlug(documents),
  };
  const collections = entityKinds.names.map((kind): [string, NotedCollection<unknown>] => {
    const items = Object.hasOwn(linked, kind) ? linked[kind] : bySlug(plainEntities(kind, records, linking));
    return [kinds[kind].records, new NotedCollection(kind, items, notes)];
  });
  const phones = phonesByPath(records, urls);
  const noted = <Value>(part: string, value: Value): Value => {
    notes.note(part);
    return value;
  };
  return {
    ...(Object.fromEntries(collections) as unknown as Collections),
    get site() {
      return noted('site', site);
    },
    urls,
    lists,
    states: new NotedCollection('state', bySlug(linkStates(lists)), notes),
    get overview() {
      return lists.read('overview of cities');
    },
    get footerCounties() {
      return lists.read('footer counties');
    },
    get footerServices() {
      return noted(
        'footer services',
        services.map(({ path, data }) => ({ name: data.title, path })),
      );
    },
    serviceFile: ({ slug }) => noted(`service file ${slug}`, fileOf(serviceFiles, slug)),
    cityFile: ({ slug }) => noted(`city file ${slug}`, fileOf(cityFiles, slug)),
    countyFile: ({ slug }) => noted(`county file ${slug}`, fileOf(countyFiles, slug)),
    nearby: ({ slug }) => lists.read('nearby', slug),
    get reviews() {
      return noted(
        'reviews',
        records.reviews.flatMap((record) => record.value),
      );
    },
    page: (name) => noted(`page ${name}`, pageRecord(records, name).value),
    pageFile: (name) => pageRecord(records, name).file,
    rich,
    get mainPhone() {
      return noted('site', phones.main);
    },
    phoneOf: (path) => noted(`phone ${path}`, phones.byPath.get(path)),
    otherPhones: () => phones.byPath,
    redirects,
    ownFields: (kind) => own?.of(kind)?.schema,
  };
}

/** Places or counties without drafts. */
function shownPlaces<Value>(records: readonly DataRecord<Value>[], facts: FactsByFile) {
  return records.flatMap((record) => {
    const own = facts.get(record.file);
    return own?.rank && !own.draft ? [{ record, facts: own, rank: own.rank }] : [];
  });
}

interface PlainFile {
  order?: number;
  name?: string;
  title?: string;
}

/** The entities of a kind without links to others: all its files except drafts. */
function plainEntities(kind: EntityKind, records: Records, { urls, facts }: Linking): Entity<unknown>[] {
  const list: readonly DataRecord<unknown>[] = records[kinds[kind].records];
  const shown = list.filter(({ file }) => facts.get(file)?.draft !== true);
  const ranked = inOrder(shown, ({ slug, value }) => {
    const { order, name, title } = value as PlainFile;
    return { order, name: name ?? title ?? slug };
  });
  return ranked.map(({ slug, file, value }) => ({ slug, path: urls.of(kind, slug), file, data: value }));
}

function pageRecord<Name extends PageName>(
  records: CompleteRecords,
  name: Name,
): DataRecord<DataFiles[`page-${Name}`]> {
  return records[kinds[`page-${name}`].records] as DataRecord<DataFiles[`page-${Name}`]>;
}

function fileOf<Value>(records: ReadonlyMap<string, DataRecord<Value>>, slug: string): Value {
  const record = records.get(slug);
  if (!record) throw new Error(`${slug} is not a place of this site.`);
  return record.value;
}

function bySlug<Item extends { slug: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.slug, item]));
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
