/**
 * The lists that are derived from places and counties, by the name under which the reads of pages are tracked; `subject` is the slug
 * of what a list is about. Each is made once, when it is first read. Pure.
 */
import { etaRange, milesBetween } from '../domain/geography/distance.ts';
import { footerList } from '../domain/list-limits.ts';
import type { Nearby } from './nearby-places.ts';
import type { RankedPlaces } from './ranked-places.ts';

const nearbyCount = 5;

const placeListDefinitions = {
  /** In the order of the site: its links on the areas page. */
  'cities of county': (places: RankedPlaces, county: string) => slugs(citiesIn(places, county)),
  /** Those whose county has no page in the language of the site. */
  'cities without county': ({ cities, counties }: RankedPlaces) => {
    const known = new Set(slugs(counties));
    return slugs(cities.filter(({ data }) => !known.has(data.county)));
  },
  /** The cards of the county's page: featured places first. */
  'place cards of county': (places: RankedPlaces, county: string) => {
    const cities = citiesIn(places, county);
    const isFeatured = ({ data }: (typeof cities)[number]) => data.featuredInCounty;
    return slugs([...cities.filter(isFeatured), ...cities.filter((city) => !isFeatured(city))]);
  },
  /** Cheaper to depend on than a list: another order does not change it. */
  'number of cities of county': (places: RankedPlaces, county: string) => citiesIn(places, county).length,
  /** "15-50 min"; empty without places. */
  'drive times of county': (places: RankedPlaces, county: string) =>
    etaRange(citiesIn(places, county).map(({ data }) => data.eta)),
  /** The rows of the county's page, if it has too many places for cards. Sorted by name by the rules of the site's language. */
  'place names of county': (places: RankedPlaces, county: string) =>
    citiesIn(places, county)
      .map(({ slug, data }) => ({ slug, name: data.name }))
      .sort((a, b) => places.compareNames(a.name, b.name) || (a.slug < b.slug ? -1 : 1)),
  /** Its cards, if it has too many places for a card each. */
  'featured places of county': (places: RankedPlaces, county: string) =>
    slugs(citiesIn(places, county).filter(({ data }) => data.featuredInCounty)),
  /** Where it is offered: its own list and the places that list it. */
  'cities of service': (places: RankedPlaces, service: string) => slugs(places.citiesWith().get(service) ?? []),
  /** In the order of the site. */
  'counties of service': (places: RankedPlaces, service: string) => {
    const served = new Set((places.citiesWith().get(service) ?? []).map(({ data }) => data.county));
    return slugs(places.counties.filter(({ slug }) => served.has(slug)));
  },
  /** In the order of the site: the list on the areas page. */
  counties: ({ counties }: RankedPlaces) => slugs(counties),
  'counties of state': (places: RankedPlaces, state: string) => slugs(countiesIn(places, state)),
  /** `*`: all states; empty if the counties are few enough for one list. */
  state: (places: RankedPlaces, state: string) => places.states().filter(({ code }) => state === '*' || code === state),
  /** The number of places, which decides the form of lists, and the slugs of featured places. */
  'overview of cities': ({ cities }: RankedPlaces) => ({
    placeCount: cities.length,
    featured: slugs(cities.filter(({ data }) => data.featured)),
  }),
  /** And whether there are more. */
  'footer areas': ({ counties, states }: RankedPlaces) =>
    footerList(
      states().length > 0
        ? states().map(({ name, path }) => ({ name, path }))
        : counties.map(({ label, path }) => ({ name: label, path })),
    ),
  nearby: nearbyPlaces,
};

export type ListName = keyof typeof placeListDefinitions;

/** An hour's drive. No visitor calls a place nearby that is farther away. */
const maxNearbyMiles = 60;

/** The neighbors that a place names, or its nearest ones in order, with straight-line miles. */
function nearbyPlaces({ cityBySlug, neighbors }: RankedPlaces, slug: string): Nearby[] {
  const own = cityBySlug.get(slug);
  if (!own) return [];
  const { geo, nearby } = own.data;
  if (nearby.length === 0)
    return neighbors()({ slug, geo }, nearbyCount).filter(({ miles }) => miles <= maxNearbyMiles);
  return nearby.flatMap((name) => {
    const other = cityBySlug.get(name);
    return other && name !== slug ? [{ slug: name, miles: milesBetween(geo, other.data.geo) }] : [];
  });
}

function citiesIn({ citiesIn: byCounty }: RankedPlaces, county: string) {
  return byCounty.get(county) ?? [];
}

function countiesIn({ countiesIn: byState }: RankedPlaces, state: string) {
  return byState().get(state) ?? [];
}

function slugs(items: readonly { slug: string }[]): string[] {
  return items.map(({ slug }) => slug);
}

type Lists = typeof placeListDefinitions;

/** `track` notes that a page reads a list, and returns the list. */
export function placeLists(places: RankedPlaces, track: <List>(name: ListName, subject: string, list: List) => List) {
  const made = new Map<string, { value: unknown }>();
  return {
    places,
    read<Name extends ListName>(name: Name, subject = ''): ReturnType<Lists[Name]> {
      const key = `${name} ${subject}`;
      const make: (places: RankedPlaces, subject: string) => unknown = placeListDefinitions[name];
      const list = made.get(key) ?? { value: make(places, subject) };
      made.set(key, list);
      return track(name, subject, list.value as ReturnType<Lists[Name]>);
    },
  };
}
