/** A model → the counties and places that the map shows. An unchanged place keeps its object identity between runs. */

import type { Urls } from '../../domain/addresses/urls.ts';
import { countyAtlas } from '../../domain/geography/county-atlas.ts';
import { meantCounty } from '../../domain/geography/meant-county.ts';
import { Interner, LastResult, memoize } from '../../memo/memoize.ts';
import type { City, County, SiteModel } from '../../model/site-model.ts';

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
  }[];
}

type ShownCounty = ServedArea['counties'][number];
type ShownPlace = ServedArea['places'][number];

export class ServedAreas {
  readonly #counties = new Interner<ShownCounty[]>();
  readonly #places = new Interner<ShownPlace>();
  readonly #readers = new LastResult<ReturnType<ServedAreas['readersFor']>>();

  of({ site, counties, cities, urls }: SiteModel): ServedArea {
    const { region, country } = site.business.address;
    const { county, place } = this.#readers.from([urls, region, country], () =>
      this.readersFor(urls, { region, country }),
    );
    return { counties: [...counties.values()].flatMap(county), places: [...cities.values()].map(place) };
  }

  /** `rank` keeps its identity while its file is unchanged, so ten thousand places need not be compared by value. */
  #placeReader(href: Urls['href']): (city: City) => ShownPlace {
    const known = new Map<string, { rank: City['rank']; shown: ShownPlace }>();
    return ({ slug, rank, path }) => {
      const before = known.get(slug);
      if (before?.rank === rank) return before.shown;
      const { name, county = '', geo, radiusMeters } = rank;
      const shown = this.#places.get(slug, { name, href: href(path), county, ...geo, radiusMeters });
      known.set(slug, { rank, shown });
      return shown;
    };
  }

  private readersFor({ href }: Urls, address: Pick<SiteModel['site']['business']['address'], 'region' | 'country'>) {
    return {
      county: memoize(({ slug, data, path }: County) => {
        const fips = data.fips ?? meantCounty(data, { address, atlas: countyAtlas })?.code;
        return this.#counties.get(slug, fips === undefined ? [] : [{ slug, name: data.name, href: href(path), fips }]);
      }),
      place: this.#placeReader(href),
    };
  }
}
