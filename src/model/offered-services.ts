/** A place → the slugs of its services. Pure. */
import { addTo, type Grouped } from '../domain/groups.ts';

/** A place's own services, then those that list it. */
export function offeredIn(
  services: readonly { slug: string; cities: readonly string[] }[],
): (slug: string, own: readonly string[]) => string[] {
  const known = new Set(services.map(({ slug }) => slug));
  const listedBy = new Map<string, Grouped<string>>();
  for (const { slug, cities } of services) for (const city of cities) addTo(listedBy, city, slug);
  return (slug, own) => {
    const all = [...new Set([...own, ...(listedBy.get(slug) ?? [])])];
    return all.filter((service) => known.has(service));
  };
}
