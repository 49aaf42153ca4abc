/** Records without problems → SiteModel: order, references both ways, nearby places, phones, parsed Markdown. Pure. */
import { Interned, Recall, remembered } from '../remember.ts';
import type { DataRecord, Records } from '../schema/records.ts';
import type { CityFile, ServiceFile } from '../schema/types.gen.ts';
import { etaRange, milesBetween } from './distance.ts';
import { isDraft, type KnownPages } from './known-pages.ts';
import type { ReadMarkdown } from './markdown.ts';
import { neighbourFinder } from './nearby-places.ts';
import { type PhoneLink, phoneLink } from './phone.ts';
import type { RichText } from './rich-text.ts';
import type { City, County, DocumentPage, Service, SiteModel } from './site-model.ts';
import type { PagePath, Urls } from './urls.ts';

/** Records whose every required file is there. */
export type CompleteRecords = Records &
  Required<
    Pick<Records, 'site' | 'home' | 'servicesPage' | 'areasPage' | 'aboutPage' | 'contactPage' | 'notFoundPage'>
  >;

export function isComplete(records: Records): records is CompleteRecords {
  const { site, home, servicesPage, areasPage, aboutPage, contactPage, notFoundPage } = records;
  return Boolean(site && home && servicesPage && areasPage && aboutPage && contactPage && notFoundPage);
}

const nearbyCount = 5;

interface Linking {
  urls: Urls;
  known: KnownPages;
  readMarkdown: ReadMarkdown;
  memory: ModelMemory;
}

/** Places as they were in the last run: of thousands, one has changed. */
export class ModelMemory {
  readonly place = new Recall<(record: DataRecord<CityFile>) => Place>();
  readonly outlines = new Interned<Outline>();
  readonly together = new Recall<Together>();
}

interface Place {
  city: City;
  outline: Outline;
}

/** What other pages are told of a place. */
type Outline = Pick<City, 'slug' | 'services'> & Pick<CityFile, 'county' | 'eta' | 'geo'>;

/** What follows from all places together, in their order. */
interface Together {
  byService: Groups<string>;
  byCounty: Groups<Outline>;
  nearest: () => ReturnType<typeof neighbourFinder>;
}

export function buildModel(records: CompleteRecords, { urls, known, readMarkdown, memory }: Linking): SiteModel {
  const site = records.site.value;
  const region = site.business.address.region;
  const cityRecords = inOrder(records.cities, (city) => city.name);
  const serviceRecords = inOrder(records.services, (service) => service.title);
  const countyRecords = inOrder(records.counties, (county) => county.name);

  const placeOf = memory.place.from([urls, region, ...serviceRecords], () => {
    const offered = offeredIn(serviceRecords);
    return remembered((record): Place => {
      const services = offered(record);
      const { slug, value } = record;
      const { county, eta, geo } = value;
      return {
        city: { ...entity(record, urls.area(slug)), state: value.state ?? region, services },
        outline: memory.outlines.get(slug, { slug, services, county, eta, geo }),
      };
    });
  });
  const places = cityRecords.map(placeOf);
  const outlines = places.map(({ outline }) => outline);
  const together = memory.together.from(outlines, () => gather(outlines));
  const services = serviceRecords.map(
    (record): Service => ({
      ...entity(record, urls.service(record.slug)),
      cities: together.byService.of(record.slug),
    }),
  );
  const counties = countyRecords.map((record): County => {
    const inside = together.byCounty.of(record.slug);
    return {
      ...entity(record, urls.area(record.slug)),
      state: record.value.state ?? region,
      cities: inside.map((city) => city.slug),
      get averageResponse() {
        return etaRange(inside.map(({ eta }) => eta));
      },
    };
  });
  const cities = bySlug(places.map(({ city }) => city));
  const rich = (markdown: string): RichText => readMarkdown(markdown).blocks;

  return {
    site,
    urls,
    services: bySlug(services),
    cities,
    nearby: nearbyFinder(cities, together),
    counties: bySlug(counties),
    reviews: records.reviews.flatMap((record) => record.value),
    documents: records.documents
      .filter((record) => !isDraft(record))
      .map((record): DocumentPage => ({ ...entity(record, urls.document(record.slug)), body: rich(record.body) })),
    pages: {
      home: records.home.value,
      services: records.servicesPage.value,
      areas: records.areasPage.value,
      about: records.aboutPage.value,
      contact: records.contactPage.value,
      notFound: records.notFoundPage.value,
    },
    rich,
    mainPhone: phoneLink(site.business.phone, site.business.address.country),
    phones: phonesByPath(records, urls),
    redirects: known.redirects,
  };
}

function entity<Data>(record: DataRecord<Data>, path: PagePath) {
  return { slug: record.slug, path, file: record.file, data: record.value };
}

/** Without drafts; by `order`, then by name. */
function inOrder<Data extends { order?: number | undefined }>(
  records: DataRecord<Data>[],
  name: (data: Data) => string,
): DataRecord<Data>[] {
  return records
    .filter((record) => !isDraft(record))
    .map((record) => ({ record, rank: record.value.order ?? Number.POSITIVE_INFINITY, label: name(record.value) }))
    .sort((a, b) => (a.rank === b.rank ? (a.label < b.label ? -1 : 1) : a.rank - b.rank))
    .map(({ record }) => record);
}

/** A place's own services, then those that list it. */
function offeredIn(services: readonly DataRecord<ServiceFile>[]): (city: DataRecord<CityFile>) => string[] {
  const known = new Set(services.map(({ slug }) => slug));
  const listedBy = new Groups<string>();
  for (const { slug, value } of services) for (const city of value.citiesRef) listedBy.add(city, slug);
  return ({ slug, value }) => unique([...value.services, ...listedBy.of(slug)]).filter((service) => known.has(service));
}

function gather(outlines: readonly Outline[]): Together {
  const byService = new Groups<string>();
  const byCounty = new Groups<Outline>();
  for (const outline of outlines) {
    byCounty.add(outline.county, outline);
    for (const service of outline.services) byService.add(service, outline.slug);
  }
  let nearest: ReturnType<typeof neighbourFinder> | undefined;
  return {
    byService,
    byCounty,
    nearest: () => {
      nearest ??= neighbourFinder(outlines);
      return nearest;
    },
  };
}

/** The neighbours a place names, or its nearest. */
function nearbyFinder(cities: ReadonlyMap<string, City>, { nearest }: Together): SiteModel['nearby'] {
  return ({ slug, data }) => {
    if (data.nearby.length > 0)
      return data.nearby.flatMap((name) => {
        const other = cities.get(name);
        return other && name !== slug ? [{ slug: name, miles: milesBetween(data.geo, other.data.geo) }] : [];
      });
    return nearest()({ slug, geo: data.geo }, nearbyCount);
  };
}

/** Lists by a key, in the order in which they were filled. */
class Groups<Item> {
  readonly #lists = new Map<string, Item[]>();

  add(key: string, item: Item): void {
    const list = this.#lists.get(key);
    if (list) list.push(item);
    else this.#lists.set(key, [item]);
  }

  of(key: string): Item[] {
    return this.#lists.get(key) ?? [];
  }
}

function phonesByPath(records: CompleteRecords, urls: Urls): Map<PagePath, PhoneLink> {
  const country = records.site.value.business.address.country;
  return new Map(
    Object.entries(records.phoneOverrides?.value ?? {}).map(([key, phone]) => [
      key.startsWith('/') ? (urls.resolve(key)?.path ?? key) : urls.area(key),
      phoneLink(phone, country),
    ]),
  );
}

function bySlug<Item extends { slug: string }>(items: Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.slug, item]));
}

function unique(slugs: string[]): string[] {
  return [...new Set(slugs)];
}
