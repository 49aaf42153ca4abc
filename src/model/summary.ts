/** A place, county or service → its summary: what other pages may show of it, kept in memory for every file. The rest is read when its own page is planned. Pure. */
import type { CityFile, CountyFile, ServiceFile } from '../schema/types.gen.ts';

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

export type ServiceSummary = Pick<ServiceFile, (typeof serviceFields)[number]>;
export type CitySummary = Pick<CityFile, (typeof cityFields)[number]>;
export type CountySummary = Pick<CountyFile, (typeof countyFields)[number]>;

export function summarizeCity(city: CityFile): CitySummary {
  return pick(city, cityFields);
}

export function summarizeCounty(county: CountyFile): CountySummary {
  return pick(county, countyFields);
}

export function summarizeService(service: ServiceFile): ServiceSummary {
  return pick(service, serviceFields);
}

function pick<Value extends object, Field extends keyof Value>(
  value: Value,
  fields: readonly Field[],
): Pick<Value, Field> {
  const picked: Partial<Pick<Value, Field>> = {};
  for (const field of fields) if (value[field] !== undefined) picked[field] = value[field];
  return picked as Pick<Value, Field>;
}
