/** A place → the slugs of its services. Pure. */
import { Groups } from './groups.ts';
import type { ListFrame } from './place-reader.ts';

/** A place's own services, then those that list it. */
export function offeredIn(services: ListFrame['services']): (slug: string, own: readonly string[]) => string[] {
  const known = new Set(services.map(({ slug }) => slug));
  const listedBy = new Groups<string>();
  for (const { slug, cities } of services) for (const city of cities) listedBy.add(city, slug);
  return (slug, own) => {
    const all = [...new Set([...own, ...listedBy.of(slug)])];
    return all.filter((service) => known.has(service));
  };
}
