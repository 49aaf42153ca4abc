/** Which services a place has. Pure. */
import type { DataRecord } from '../schema/records.ts';
import type { ServiceFile } from '../schema/types.gen.ts';
import { Groups } from './groups.ts';
import type { CitySummary } from './summary.ts';

/** A place's own services, then those that list it. */
export function offeredIn(
  services: readonly DataRecord<ServiceFile>[],
): (slug: string, city: Pick<CitySummary, 'services'>) => string[] {
  const known = new Set(services.map(({ slug }) => slug));
  const listedBy = new Groups<string>();
  for (const { slug, value } of services) for (const city of value.citiesRef) listedBy.add(city, slug);
  return (slug, city) => {
    const all = [...new Set([...city.services, ...listedBy.of(slug)])];
    return all.filter((service) => known.has(service));
  };
}
