/** The facts of places and counties → those that are not drafts, as entities in the site's order. Pure. */
import { isDeepStrictEqual } from 'node:util';
import { countEach } from '../domain/groups.ts';
import { entityOf, withoutDrafts } from './entities.ts';
import type { SiteRecords } from './file-facts.ts';
import {
  type ListInputs,
  listInputValues,
  nameOrder,
  offeredIn,
  type RankedPlaces,
  rankPlaces,
  sortByRank,
} from './ranked-places.ts';
import type { City, County } from './site-model.ts';

export interface LinkedPlaces {
  /** What lists are made from. */
  ranked: RankedPlaces;
  cities: readonly City[];
  counties: readonly County[];
}

/** `previous`: of an earlier run with the same facts of places. */
export function linkPlaces(records: SiteRecords, inputs: ListInputs, previous: LinkedPlaces | undefined): LinkedPlaces {
  if (previous && isDeepStrictEqual(listInputValues(previous.ranked.inputs), listInputValues(inputs))) return previous;
  const { site, urls, services } = inputs;
  const offered = offeredIn(services);
  const cities = withLabels(
    withoutDrafts(records.cities).map((record) => {
      const city = entityOf('city', record, { data: record.facts.city, urls });
      return { ...city, services: offered(city.slug, city.data.services) };
    }),
  );
  const counties = withLabels(
    withoutDrafts(records.counties).map((record) => entityOf('county', record, { data: record.facts.county, urls })),
  );
  const compareNames = nameOrder(site);
  const places = { cities: sortByRank(cities, compareNames), counties: sortByRank(counties, compareNames) };
  return { ...places, ranked: rankPlaces(places, inputs) };
}

/** A name that several of them have is followed by the state. */
function withLabels<Place extends { data: { name: string; state: string } }>(
  places: readonly Place[],
): (Place & { label: string })[] {
  const counts = countEach(places.map(({ data }) => data.name));
  return places.map((place) => {
    const { name, state } = place.data;
    return { ...place, label: counts.get(name) === 1 ? name : `${name}, ${state}` };
  });
}
