/** Records without problems → SiteModel: order, references both ways, nearby places, phones, parsed Markdown. Pure. */

import type { PagePath, Urls } from '../domain/addresses/urls.ts';
import { entityKinds, kindNames, rowOf } from '../domain/kind-rows.ts';
import {
  type EntityKind,
  type KindName,
  type KindWith,
  kinds,
  type PageName,
  type RecordsField,
} from '../domain/kinds.ts';
import { keptFooterAreas, maxFooterAreas } from '../domain/list-limits.ts';
import { type PhoneLink, phoneLink } from '../domain/phones/phone.ts';
import { once } from '../memo/memoize.ts';
import { ReadNotes } from '../memo/read-notes.ts';
import type { OwnFields } from '../schema/own/own-fields.ts';
import type { DataRecord, Records } from '../schema/records.ts';
import type { CityFile, CountyFile, DataFiles } from '../schema/types.gen.ts';
import type { FactsByFile } from './file-facts.ts';
import { Groups } from './groups.ts';
import { inOrder } from './in-order.ts';
import { countyLinker, linkStates } from './link-counties.ts';
import type { ReadMarkdown } from './markdown.ts';
import { nearbyFinder } from './nearby-places.ts';
import { NotedCollection } from './noted-collection.ts';
import { offeredIn } from './offered-services.ts';
import { PlaceOfFacts } from './place-of-facts.ts';
import type { City, Collections, County, DocumentPage, Entity, Redirect, Service, SiteModel } from './site-model.ts';
import { type CountySummary, summarizeService } from './summary.ts';

type RequiredKind = KindWith<{ isRequired: true }> | 'page-not-found';

/** Records whose every required file is there. */
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
  const offered = offeredIn(serviceRecords);
  const ranked = records.cities.flatMap((record) => {
    const own = facts.get(record.file);
    return own?.rank && !own.draft ? [{ record, facts: own, rank: own.rank }] : [];
  });
  const cities = inOrder(ranked, ({ rank }) => rank).map(({ record, facts, rank }): City => {
    const { slug, file } = record;
    cityFiles.set(slug, record);
    return new PlaceOfFacts({ slug, path: urls.of('city', slug), file, rank, facts }, { region, offered });
  });
  const byCounty = new Groups<City>();
  for (const city of cities) byCounty.add(city.rank.county ?? '', city);
  const byService = once(() => {
    const groups = new Groups<City>();
    for (const city of cities) for (const service of city.services) groups.add(service, city);
    return groups;
  });
  const services = serviceRecords.map((record): Service => {
    const { slug, file, value } = record;
    return {
      ...{ slug, path: urls.of('service', slug), file, data: summarizeService(value) },
      get cities() {
        notes.note(`cities of service ${slug}`);
        return byService()
          .of(slug)
          .map((city) => city.slug);
      },
      get counties() {
        notes.note(`counties of service ${slug}`);
        return [
          ...new Set(
            byService()
              .of(slug)
              .map(({ data }) => data.county),
          ),
        ];
      },
    };
  });
  const serviceFiles = new Map(serviceRecords.map((record) => [record.slug, record]));
  const placing = { byCounty, notes, language: site.language };
  const linkCounty = countyLinker(placing);
  const countySummaries = records.counties.flatMap((record) => {
    const { county: summary, draft } = facts.get(record.file) ?? {};
    return summary && !draft ? [{ record, summary }] : [];
  });
  const counties = inOrder(countySummaries, ({ summary }) => summary).map(({ record, summary }): County => {
    const { slug, file } = record;
    countyFiles.set(slug, record);
    return linkCounty({
      ...{ slug, path: urls.of('county', slug), file, data: summary as CountySummary, state: summary.state ?? region },
    });
  });
  const states = linkStates(counties, { ...placing, urls, address: site.business.address });
  const rich = (markdown: string) => readMarkdown(markdown).blocks;
  const documents = records.documents
    .filter((record) => facts.get(record.file)?.draft !== true)
    .map(({ slug, file, value, body }): DocumentPage => {
      return { slug, path: urls.of('document', slug), file, data: value, body: rich(body) };
    });
  const cityMap = bySlug(cities);
  const linked = { service: bySlug(services), city: cityMap, county: bySlug(counties), document: bySlug(documents) };
  const collections = entityKinds.names.map((kind): [string, NotedCollection<unknown>] => {
    const items = Object.hasOwn(linked, kind) ? linked[kind] : bySlug(plainEntities(kind, records, linking));
    return [kinds[kind].records, new NotedCollection(kind, items, notes)];
  });
  const nearby = nearbyFinder(cityMap);
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
    states: new NotedCollection('state', bySlug(states), notes),
    get overview() {
      const featured = cities.filter(({ data }) => data.featured).map(({ slug }) => slug);
      return noted('overview of cities', { placeCount: cities.length, featured });
    },
    get footerCounties() {
      const hasMore = counties.length > maxFooterAreas;
      const named = (hasMore ? counties.slice(0, keptFooterAreas) : counties).map(({ path, data }) => ({
        name: data.name,
        path,
      }));
      return noted('footer counties', { named, hasMore });
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
    nearby: (city) => noted(`nearby ${city.slug}`, nearby(city)),
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

interface PlainFile {
  order?: number;
  name?: string;
  title?: string;
}

/** Of a kind that is linked to no other: its files but for drafts. */
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

function bySlug<Item extends { slug: string }>(items: Item[]): Map<string, Item> {
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
