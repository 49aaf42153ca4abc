/** Records without problems → SiteModel: order, references both ways, nearby places, phones, parsed Markdown. Pure. */
import type { DataRecord, Records } from '../schema/records.ts';
import type { CityFile, ServiceFile } from '../schema/types.gen.ts';
import { safeAddress } from './check-markdown.ts';
import { etaRange, milesBetween } from './distance.ts';
import { isDraft, type KnownPages } from './known-pages.ts';
import { parseMarkdown } from './markdown.ts';
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

export function buildModel(records: CompleteRecords, urls: Urls, known: KnownPages): SiteModel {
  const site = records.site.value;
  const region = site.business.address.region;
  const cityRecords = inOrder(records.cities, (city) => city.name);
  const serviceRecords = inOrder(records.services, (service) => service.title);
  const countyRecords = inOrder(records.counties, (county) => county.name);

  const cities = cityRecords.map(
    (record): City => ({
      ...entity(record, urls.area(record.slug)),
      state: record.value.state ?? region,
      services: unique([
        ...record.value.services,
        ...serviceRecords.filter(lists(record.slug)).map((service) => service.slug),
      ]).filter((slug) => serviceRecords.some((service) => service.slug === slug)),
      nearby: nearbyOf(record, cityRecords),
    }),
  );
  const services = serviceRecords.map(
    (record): Service => ({
      ...entity(record, urls.service(record.slug)),
      cities: cities.filter((city) => city.services.includes(record.slug)).map((city) => city.slug),
    }),
  );
  const counties = countyRecords.map((record): County => {
    const inside = cities.filter((city) => city.data.county === record.slug);
    return {
      ...entity(record, urls.area(record.slug)),
      state: record.value.state ?? region,
      cities: inside.map((city) => city.slug),
      averageResponse: etaRange(inside.map((city) => city.data.eta)),
    };
  });
  const rich = (markdown: string): RichText => parseMarkdown(markdown, (href) => safeAddress(href, urls)).blocks;

  return {
    site,
    urls,
    services: bySlug(services),
    cities: bySlug(cities),
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
    richText: parseAllMarkdown(records, rich),
    mainPhone: phoneLink(site.business.phone, site.business.address.country),
    phones: phonesByPath(records, urls),
    redirects: known.redirects,
  };
}

function entity<Data>(record: DataRecord<Data>, path: PagePath) {
  return { slug: record.slug, path, file: record.file, data: record.value };
}

function lists(citySlug: string) {
  return (service: DataRecord<ServiceFile>) => service.value.citiesRef.includes(citySlug);
}

/** Without drafts; by `order`, then by name. */
function inOrder<Data extends { order?: number | undefined }>(
  records: DataRecord<Data>[],
  name: (data: Data) => string,
): DataRecord<Data>[] {
  const rank = (record: DataRecord<Data>) => record.value.order ?? Number.POSITIVE_INFINITY;
  const label = (record: DataRecord<Data>) => name(record.value);
  return records
    .filter((record) => !isDraft(record))
    .sort((a, b) => (rank(a) === rank(b) ? (label(a) < label(b) ? -1 : 1) : rank(a) - rank(b)));
}

function nearbyOf(record: DataRecord<CityFile>, all: DataRecord<CityFile>[]): City['nearby'] {
  const others = all
    .filter((other) => other.slug !== record.slug)
    .map((other) => ({ slug: other.slug, miles: milesBetween(record.value.geo, other.value.geo) }));
  const named = record.value.nearby;
  if (named.length > 0) return named.flatMap((slug) => others.filter((other) => other.slug === slug));
  return others.sort((a, b) => a.miles - b.miles).slice(0, nearbyCount);
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

function parseAllMarkdown(records: Records, rich: (markdown: string) => RichText): Map<string, RichText> {
  const texts = records.all.flatMap((record) => record.annotations.filter((mark) => mark.kind === 'markdown'));
  return new Map(texts.map((mark) => [mark.value, rich(mark.value)]));
}

function bySlug<Item extends { slug: string }>(items: Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.slug, item]));
}

function unique(slugs: string[]): string[] {
  return [...new Set(slugs)];
}
