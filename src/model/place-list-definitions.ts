/**
 * The lists that are derived from places and counties, by the name under which the reads of pages are tracked; `slug` is a list's
 * subject. A function gets only its reader, which records the reads, and so which edits can change the list. Pure.
 */
import { etaRange } from '../domain/geography/distance.ts';
import { regionName } from '../domain/geography/us-states.ts';
import { addTo, type Grouped } from '../domain/group-by.ts';
import { footerList, isListedByState } from '../domain/list-limits.ts';
import { slugify } from '../domain/urls/slug.ts';
import type { PagePath } from '../domain/urls/urls.ts';
import { memoize } from '../memo/memoize.ts';
import type { Site } from '../schema/types.gen.ts';
import { nearbyPlaces } from './nearby-places.ts';
import { offeredIn } from './offered-services.ts';
import type { PlaceReader } from './place-reader.ts';

export const placeListDefinitions = {
  'cities of county': (read: PlaceReader, slug: string) => read.citiesIn(slug).slugs,
  'drive times of county': (read: PlaceReader, slug: string) => etaRange(read.citiesIn(slug).of('eta')),
  /** Sorted by name by the rules of the site's language. */
  'place names of county': (read: PlaceReader, slug: string) => {
    const inside = read.citiesIn(slug);
    const names = inside.of('name');
    const { compare } = collatorOf(read.frame.site);
    return inside.slugs
      .map((slug, index) => ({ slug, name: names[index] ?? '' }))
      .sort((a, b) => compare(a.name, b.name) || (a.slug < b.slug ? -1 : 1));
  },
  'featured places of county': (read: PlaceReader, slug: string) => {
    const inside = read.citiesIn(slug);
    return chosen(inside.slugs, inside.of('featuredInCounty'));
  },
  'cities of service': (read: PlaceReader, slug: string) => [...(read.shared(citiesByService).get(slug) ?? [])],
  'counties of service': (read: PlaceReader, slug: string) => {
    const cities = read.shared(citiesByService).get(slug) ?? [];
    return [...new Set(cities.flatMap((city) => read.city(city)?.get('county') ?? []))];
  },
  /** The number of places. */
  'cities of state': (read: PlaceReader, slug: string) =>
    countiesIn(read, slug).reduce((count, county) => count + read.citiesIn(county).slugs.length, 0),
  'drive times of state': (read: PlaceReader, slug: string) =>
    etaRange(countiesIn(read, slug).flatMap((county) => read.citiesIn(county).of('eta'))),
  'counties of state': (read: PlaceReader, slug: string) => [...countiesIn(read, slug)],
  /** `*`: all states, sorted by name; empty if the counties are few enough for one list. */
  state: (read: PlaceReader, slug: string) => read.shared(states).filter(({ code }) => slug === '*' || code === slug),
  'overview of cities': (read: PlaceReader) => {
    const all = read.cities();
    const { slugs } = all;
    return { placeCount: slugs.length, featured: chosen(slugs, all.of('featured')) };
  },
  'number of cities': (read: PlaceReader) => read.cities().slugs.length,
  'number of counties': (read: PlaceReader) => read.counties().slugs.length,
  'footer counties': (read: PlaceReader) => {
    const all = read.counties();
    const paths = all.paths;
    const named = all.of('name').flatMap((name, index) => {
      const path = paths[index];
      return path === undefined ? [] : [{ name, path }];
    });
    return footerList(named);
  },
  nearby: nearbyPlaces,
};

interface StateName {
  slug: string;
  code: string;
  name: string;
  path: PagePath;
}

function chosen(slugs: readonly string[], flags: readonly boolean[]): string[] {
  return slugs.filter((_, index) => flags[index]);
}

function citiesByService(read: PlaceReader): Map<string, Grouped<string>> {
  const offered = offeredIn(read.frame.services);
  const groups = new Map<string, Grouped<string>>();
  const cities = read.cities();
  const lists = cities.of('services');
  for (const [index, slug] of cities.slugs.entries())
    for (const service of offered(slug, lists[index] ?? [])) addTo(groups, service, slug);
  return groups;
}

function countiesByState(read: PlaceReader): Map<string, Grouped<string>> {
  const { region } = read.frame.site.business.address;
  const groups = new Map<string, Grouped<string>>();
  const counties = read.counties();
  const codes = counties.of('state');
  for (const [index, slug] of counties.slugs.entries()) addTo(groups, codes[index] ?? region, slug);
  return groups;
}

function countiesIn(read: PlaceReader, state: string): readonly string[] {
  return read.shared(countiesByState).get(state) ?? [];
}

function states(read: PlaceReader): StateName[] {
  const { site, urls } = read.frame;
  const codes = [...read.shared(countiesByState).keys()];
  if (!isListedByState(read.counties().slugs.length, codes.length)) return [];
  const { compare } = collatorOf(site);
  return codes
    .map((code) => {
      const name = regionName(code, site.business.address);
      return { slug: code, code, name, path: urls.of('county', slugify(name)) };
    })
    .sort((a, b) => compare(a.name, b.name));
}

/** Memoized, because making one takes as long as sorting the names of a few counties. */
const collatorOf = memoize(({ language }: Pick<Site, 'language'>) => new Intl.Collator(language));
