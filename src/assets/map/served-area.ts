/** A model → the counties and places that the map shows. An unchanged place keeps its object identity between runs. */
import { Interner } from '../../memo/memoize.ts';
import type { PlaceReader } from '../../model/place-reader.ts';
import type { SiteModel } from '../../model/site-model.ts';

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

type ShownCounty = ServedArea['counties'][number];
type ShownPlace = ServedArea['places'][number];

export class ServedAreas {
  readonly #counties = new Interner<ShownCounty[]>();
  readonly #places = new Map<string, ShownPlace>();

  /** Also returns the reads of places and counties: see PlaceReader. */
  of({ lists }: Pick<SiteModel, 'lists'>): { area: ServedArea; reads: ReadonlySet<string> } {
    const { value: area, reads } = lists.make((read) => ({
      counties: this.#countiesOf(read),
      places: this.#placesOf(read),
    }));
    return { area, reads };
  }

  #countiesOf(read: PlaceReader): ShownCounty[] {
    const { urls } = read.frame;
    const counties = read.counties();
    const { slugs, paths } = counties;
    const [names, codes] = [counties.of('name'), counties.of('fips')];
    return slugs.flatMap((slug, index) => {
      const [name = '', fips] = [names[index], codes[index]];
      const href = urls.href(paths[index] ?? '');
      return this.#counties.get(slug, fips === undefined ? [] : [{ slug, name, href, fips }]);
    });
  }

  #placesOf(read: PlaceReader): ShownPlace[] {
    const { href } = read.frame.urls;
    const cities = read.cities();
    const { slugs, paths } = cities;
    const [names, counties, points, radii, featured] = [
      cities.of('name'),
      cities.of('county'),
      cities.of('geo'),
      cities.of('radiusMeters'),
      cities.of('featured'),
    ];
    const places = slugs.map((slug, index) => {
      const { latitude = 0, longitude = 0 } = points[index] ?? {};
      const shown = {
        name: names[index] ?? '',
        href: href(paths[index] ?? ''),
        county: counties[index] ?? '',
        latitude,
        longitude,
        radiusMeters: radii[index] ?? 0,
        featured: featured[index] ?? false,
      };
      const before = this.#places.get(slug);
      if (before && isSame(before, shown)) return before;
      this.#places.set(slug, shown);
      return shown;
    });
    return [...places.filter((place) => place.featured), ...places.filter((place) => !place.featured)];
  }
}

function isSame(one: ShownPlace, other: ShownPlace): boolean {
  return (
    one.name === other.name &&
    one.href === other.href &&
    one.county === other.county &&
    one.latitude === other.latitude &&
    one.longitude === other.longitude &&
    one.radiusMeters === other.radiusMeters &&
    one.featured === other.featured
  );
}
