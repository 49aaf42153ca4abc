/** A model → the counties and places that the map shows. Pure. */
import type { Urls } from '../../domain/urls/urls.ts';
import { once } from '../../memo/memoize.ts';
import type { PlaceReader } from '../../model/place-reader.ts';
import type { SiteModel } from '../../model/site-model.ts';
import { contentHash } from '../content-hash.ts';

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

/** The facts from which the served area is made. */
export interface AreaFacts {
  /** Equal for equal facts. */
  key: string;
  /** Made on first use: of ten thousand places, nothing is needed while their drawings are cached. */
  area: () => ServedArea;
}

export function readArea({ lists }: Pick<SiteModel, 'lists'>): AreaFacts {
  const { urls } = lists.frame;
  const facts = once(() => lists.make('map', (read) => ({ counties: countiesOf(read), columns: columnsOf(read) })));
  return {
    key: lists.derive('map', () => contentHash(JSON.stringify([urls.base, facts().counties, facts().columns]))),
    area: once(() => ({ counties: facts().counties, places: placesOf(facts().columns, urls) })),
  };
}

function countiesOf(read: PlaceReader): ServedArea['counties'] {
  const { urls } = read.frame;
  const counties = read.counties();
  const { slugs, paths } = counties;
  const [names, codes] = [counties.of('name'), counties.of('fips')];
  return slugs.flatMap((slug, index) => {
    const [name = '', fips] = [names[index], codes[index]];
    return fips === undefined ? [] : [{ slug, name, href: urls.href(paths[index] ?? ''), fips }];
  });
}

function columnsOf(read: PlaceReader) {
  const cities = read.cities();
  return {
    paths: cities.paths,
    names: cities.of('name'),
    counties: cities.of('county'),
    points: cities.of('geo'),
    radii: cities.of('radiusMeters'),
    featured: cities.of('featured'),
  };
}

type Columns = ReturnType<typeof columnsOf>;

function placesOf({ paths, names, counties, points, radii, featured }: Columns, { href }: Urls): ServedArea['places'] {
  const places = paths.map((path, index) => ({
    name: names[index] ?? '',
    href: href(path),
    county: counties[index] ?? '',
    latitude: points[index]?.latitude ?? 0,
    longitude: points[index]?.longitude ?? 0,
    radiusMeters: radii[index] ?? 0,
    featured: featured[index] ?? false,
  }));
  return [...places.filter((place) => place.featured), ...places.filter((place) => !place.featured)];
}
