/** The facts of places and counties → those that are not drafts, ranked, and as entities in the site's order. Pure. */
import { isDeepStrictEqual } from 'node:util';
import { kinds } from '../domain/kinds.ts';
import type { NamedRecords, RecordName } from '../schema/records.ts';
import { entityOf, withoutDrafts } from './entities.ts';
import type { FactsByFile } from './file-facts.ts';
import { bySlug, type ListFrame, offeredIn, type Ranked, type RankedPlaces, rankPlaces } from './ranked-places.ts';
import type { City, County, Entity } from './site-model.ts';
import type { Summary } from './summary.ts';

export interface LinkedPlaces {
  /** What lists are made from. */
  ranked: RankedPlaces;
  cities: readonly City[];
  counties: readonly County[];
}

interface PlacesInput {
  facts: FactsByFile;
  frame: ListFrame;
  /** Of an earlier run with the same facts of places. */
  previous?: LinkedPlaces | undefined;
}

export function linkPlaces(records: NamedRecords, { facts, frame, previous }: PlacesInput): LinkedPlaces {
  if (previous && isSameFrame(previous.ranked.frame, frame)) return previous;
  const { site, urls, services } = frame;
  const { region } = site.business.address;
  const placesOf = <Kind extends 'city' | 'county'>(kind: Kind): Entity<Summary<Kind>>[] =>
    withoutDrafts<RecordName>(records[kinds[kind].records], facts).flatMap((record) => {
      const data = facts.get(record.file)?.[kind] as Summary<Kind> | undefined;
      return data ? entityOf(kind, record, { data, urls }) : [];
    });
  const cities = placesOf('city');
  const counties = placesOf('county');
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
