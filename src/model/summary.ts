/** A place, county or service → its summary: what other pages may show of it; and the part of it that lists sort and choose by. Pure. */
import type { CityFile, CountyFile, PostFile, ServiceFile } from '../schema/types.gen.ts';

const cityFields = [
  'name',
  'state',
  'county',
  'tier',
  'eta',
  'geo',
  'description',
  'population',
  'populationNote',
  'badge',
  'featured',
  'featuredInCounty',
  'order',
  'radiusMeters',
  'postalCode',
  'zipCodes',
  'acrossWater',
  'nearby',
  'services',
  'metaTitle',
  'updated',
  'sample',
] as const satisfies readonly (keyof CityFile)[];

const countyFields = [
  'name',
  'state',
  'fips',
  'geo',
  'description',
  'seat',
  'order',
  'radiusMeters',
  'postalCode',
  'metaTitle',
  'updated',
  'sample',
] as const satisfies readonly (keyof CountyFile)[];

const serviceFields = [
  'title',
  'description',
  'icon',
  'image',
  'alt',
  'focus',
  'category',
  'priority',
  'metaTitle',
  'updated',
] as const satisfies readonly (keyof ServiceFile)[];

const postFields = [
  'title',
  'date',
  'description',
  'image',
  'alt',
  'focus',
] as const satisfies readonly (keyof PostFile)[];

/** The fields that lists of places are made from: while they are unchanged, so is every list. */
const cityRankFields = [
  ...(['name', 'county', 'eta', 'geo', 'featured', 'featuredInCounty', 'order'] as const),
  ...(['radiusMeters', 'postalCode', 'zipCodes', 'nearby', 'services'] as const),
] as const satisfies readonly (keyof CitySummary)[];
const countyRankFields = ['name', 'state', 'fips', 'order'] as const satisfies readonly (keyof CountySummary)[];

export type CityRank = Pick<CitySummary, (typeof cityRankFields)[number]>;
export type CountyRank = Pick<CountySummary, (typeof countyRankFields)[number]>;

export type ServiceSummary = Pick<ServiceFile, (typeof serviceFields)[number]>;
export type CitySummary = Pick<CityFile, (typeof cityFields)[number]>;
export type CountySummary = Pick<CountyFile, (typeof countyFields)[number]>;

export type PostSummary = Pick<PostFile, (typeof postFields)[number]>;

export function summarizePost(post: PostFile): PostSummary {
  return pick(post, postFields);
}

export function summarizeCity(city: CityFile): CitySummary {
  return pick(city, cityFields);
}

export function summarizeCounty(county: CountyFile): CountySummary {
  return pick(county, countyFields);
}

export function summarizeService(service: ServiceFile): ServiceSummary {
  return pick(service, serviceFields);
}

export function rankOfCity(city: CitySummary): CityRank {
  return pick(city, cityRankFields);
}

export function rankOfCounty(county: CountySummary): CountyRank {
  return pick(county, countyRankFields);
}

function pick<Value extends object, Field extends keyof Value>(
  value: Value,
  fields: readonly Field[],
): Pick<Value, Field> {
  const picked: Partial<Pick<Value, Field>> = {};
  for (const field of fields) if (value[field] !== undefined) picked[field] = value[field];
  return picked as Pick<Value, Field>;
}
