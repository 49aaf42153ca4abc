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
  const [ofCities, ofCounties] = [withoutDrafts(records.cities), withoutDrafts(records.counties)];
  const cityLabel = labelsOf(ofCities.map(({ facts }) => facts.city));
  const countyLabel = labelsOf(ofCounties.map(({ facts }) => facts.county));
  const cities = ofCities.map((record) => {
    const { city } = record.facts;
    const services = offered(record.slug, city.services);
    return { services, label: cityLabel(city), ...entityOf('city', record, { data: city, urls }) };
  });
  const counties = ofCounties.map((record) => {
    const { county } = record.facts;
    return { label: countyLabel(county), ...entityOf('county', record, { data: county, urls }) };
  });
  const compareNames = nameOrder(site);
  const places = { cities: sortByRank(cities, compareNames), counties: sortByRank(counties, compareNames) };
  return { ...places, ranked: rankPlaces(places, inputs) };
}

/** A name that several of them have is followed by the state. */
function labelsOf<Place extends { name: string; state: string }>(places: readonly Place[]): (place: Place) => string {
  const counts = countEach(places.map(({ name }) => name));
  return ({ name, state }) => (counts.get(name) === 1 ? name : `${name}, ${state}`);
}
