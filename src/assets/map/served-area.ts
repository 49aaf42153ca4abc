/** The places of a site → the counties and places that the map shows. Pure. */
import type { RankedPlaces } from '../../model/ranked-places.ts';

export interface ServedArea {
  /** `fips` is the five-digit census code, by default that of the county with this name. Counties missing from the atlas are not drawn. */
  counties: readonly { slug: string; name: string; href: string; fips: string }[];
  /** Most important first: they get the best label positions. `county` is a slug. */
  places: readonly {
    name: string;
    href: string;
    county: string;
    latitude: number;
    longitude: number;
    radiusMeters: number;
    featured: boolean;
  }[];
}

export function readArea({ cities, counties, frame }: RankedPlaces): ServedArea {
  const { href } = frame.urls;
  const places = cities.map(({ path, data: { name, county, geo, radiusMeters, featured } }) => {
    return { name, href: href(path), county, ...geo, radiusMeters, featured };
  });
  return {
    counties: counties.flatMap(({ slug, path, data: { name, fips } }) =>
      fips === undefined ? [] : [{ slug, name, href: href(path), fips }],
    ),
    places: [...places.filter((place) => place.featured), ...places.filter((place) => !place.featured)],
  };
}
