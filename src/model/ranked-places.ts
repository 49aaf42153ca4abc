/**
 * The places and counties of a site in order, as far as lists may read them. A list is a function of this and nothing else, so
 * while no rank and none of the other inputs changes, no list does. Pure.
 */
import { regionName } from '../domain/geography/regions.ts';
import { addTo, type Grouped, groupBy } from '../domain/groups.ts';
import { isListedByState } from '../domain/list-limits.ts';
import type { Urls } from '../domain/urls/urls.ts';
import { memoize, once } from '../memo/memoize.ts';
import type { Site } from '../schema/types.gen.ts';
import { slugify } from '../text/strings.ts';
import { neighborFinder } from './nearby-places.ts';
import type { City, County } from './site-model.ts';
import type { CityRank, CountyRank } from './summary.ts';

/** A place or county that is not a draft, with as much of its data as lists may read. */
type RankedCity = Omit<City, 'file' | 'data'> & { readonly data: CityRank };
type RankedCounty = Omit<County, 'file' | 'data'> & { readonly data: CountyRank };

/**
 * The other inputs of lists, such as the settings of site.yaml. If one changes, every list is made again. The records of another language have
 * only places with a page in it, and reviews only of those: an order by a count needs one more input, from the main language (`main` of linkData).
 */
export interface ListInputs {
  site: Site;
  /** Depends only on the site's settings. */
  urls: Urls;
  /** In order, each with the places of its own list. */
  services: readonly { slug: string; cities: readonly string[] }[];
}

/** As plain data, equal while no list has to be made again: every input is one of them. */
export function listInputValues({ site, urls, services }: ListInputs): unknown[] {
  return Object.values({ site, urls: [urls.base, urls.origin], services } satisfies Record<keyof ListInputs, unknown>);
}

export type RankedPlaces = ReturnType<typeof rankPlaces>;

/** The places are in order. */
export function rankPlaces(
  { cities, counties }: { cities: readonly RankedCity[]; counties: readonly RankedCounty[] },
  inputs: ListInputs,
) {
  const compareNames = nameOrder(inputs.site);
  const countiesIn = once(() => groupBy(counties, ({ data }) => data.state));
  return {
    cities,
    counties,
    inputs,
    citiesIn: groupBy(cities, ({ data }) => data.county),
    cityBySlug: bySlug(cities),
    compareNames,
    neighbors: once(() => neighborFinder(cities.map(({ slug, data }) => ({ slug, geo: data.geo })))),
    /** By the slug of a service, the places where it is offered. */
    citiesWith: once(() => {
      const groups = new Map<string, Grouped<RankedCity>>();
      for (const city of cities) for (const service of city.services) addTo(groups, service, city);
      return groups;
    }),
    /** By the state's abbreviation. */
    countiesIn,
    /** Sorted by name; empty if the counties are few enough for one list. */
    states: once(() => statesOf(countiesIn(), inputs)),
  };
}

/** Sorted by name; none if the counties, which are grouped by their state's abbreviation, are few enough for one list. */
export function statesOf(
  countiesIn: ReadonlyMap<string, readonly unknown[]>,
  { site, urls }: Pick<ListInputs, 'site' | 'urls'>,
) {
  const counties = [...countiesIn.values()].reduce((count, inside) => count + inside.length, 0);
  if (!isListedByState(counties, countiesIn.size)) return [];
  const compareNames = nameOrder(site);
  return [...countiesIn.keys()]
    .map((code) => {
      const name = regionName(code, site.business.address);
      return { slug: code, code, name, path: urls.of('county', slugify(name)) };
    })
    .sort((a, b) => compareNames(a.name, b.name));
}

/** A place's own services, then those that list it. */
export function offeredIn(
  services: readonly { slug: string; cities: readonly string[] }[],
): (slug: string, own: readonly string[]) => readonly string[] {
  const known = new Set(services.map(({ slug }) => slug));
  const listedBy = new Map<string, Grouped<string>>();
  for (const { slug, cities } of services) for (const city of cities) addTo(listedBy, city, slug);
  const offered = (slugs: readonly string[]) => [...new Set(slugs)].filter((service) => known.has(service));
  // Thousands of places have the same list.
  const ofOwn = memoize(offered);
  return (slug, own) => {
    const others = listedBy.get(slug);
    return others ? offered([...own, ...others]) : ofOwn(own);
  };
}

type NameOrder = (a: string, b: string) => number;

/** By the rules of the site's language. */
export function nameOrder({ language }: Pick<Site, 'language'>): NameOrder {
  return new Intl.Collator(language).compare;
}

/** By `order`, then by name. Equal names keep their order. */
export function sortByRank<Item extends { readonly data: { order?: number | undefined; name: string } }>(
  items: readonly Item[],
  compareNames: NameOrder,
): Item[] {
  const last = Number.POSITIVE_INFINITY;
  return [...items].sort(({ data: a }, { data: b }) =>
    a.order === b.order ? compareNames(a.name, b.name) : (a.order ?? last) - (b.order ?? last),
  );
}

export function bySlug<Item extends { slug: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.slug, item]));
}
