/** The facts of places and counties → those that are not drafts, ranked, and as entities in the site's order. Pure. */
import { isDeepStrictEqual } from 'node:util';
import { entityOf, withoutDrafts } from './entities.ts';
import type { SiteRecords } from './file-facts.ts';
import { bySlug, type ListFrame, offeredIn, type Ranked, type RankedPlaces, rankPlaces } from './ranked-places.ts';
import type { City, County, Entity } from './site-model.ts';

export interface LinkedPlaces {
  /** What lists are made from. */
  ranked: RankedPlaces;
  cities: readonly City[];
  counties: readonly County[];
}

interface PlacesInput {
  frame: ListFrame;
  /** Of an earlier run with the same facts of places. */
  previous?: LinkedPlaces | undefined;
}

export function linkPlaces(records: SiteRecords, { frame, previous }: PlacesInput): LinkedPlaces {
  if (previous && isSameFrame(previous.ranked.frame, frame)) return previous;
  const { site, urls, services } = frame;
  const { region } = site.business.address;
  const cities = withoutDrafts(records.cities).map((record) =>
    entityOf('city', record, { data: record.facts.city, urls }),
  );
  const counties = withoutDrafts(records.counties).map((record) =>
    entityOf('county', record, { data: record.facts.county, urls }),
  );
  const ranked = rankPlaces({ cities: cities.map(rankOf), counties: counties.map(rankOf) }, frame);
  const offered = offeredIn(services);
  return {
    ranked,
    cities: inOrder(ranked.cities, cities).map((city) => {
      const { slug, data } = city;
      return { ...city, state: data.state ?? region, services: offered(slug, data.services) };
    }),
    counties: inOrder(ranked.counties, counties).map((county) => ({ ...county, state: county.data.state ?? region })),
  };
}

/** While the settings are unchanged, they are the same object. */
function isSameFrame(previous: ListFrame, { site, urls, services }: ListFrame): boolean {
  return previous.site === site && previous.urls === urls && isDeepStrictEqual(previous.services, services);
}

function rankOf<Data>({ slug, path, data }: Entity<Data>): Ranked<Data> {
  return { slug, path, rank: data };
}

/** The items in the order of their slugs. */
function inOrder<Item extends { slug: string }>(order: readonly { slug: string }[], items: readonly Item[]): Item[] {
  const found = bySlug(items);
  return order.flatMap(({ slug }) => found.get(slug) ?? []);
}
