/** What the map shows of a model. A place that has not moved is the same thing as before. */

import { countyAtlas } from '../../domain/county-atlas.ts';
import { meantCounty } from '../../domain/meant-county.ts';
import type { Urls } from '../../domain/urls.ts';
import { Interner, LastResult, memoize } from '../../memo/memoize.ts';
import type { City, County, SiteModel } from '../../model/site-model.ts';

export interface ServedArea {
  /** `fips` is the five-digit census code; where the data has none, that of the county with this name. A county whose code the atlas lacks is left out of the drawing. */
  counties: readonly { slug: string; name: string; href: string; fips: string }[];
  /** Most important first: the first choose where their names go. `county` is a slug. */
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

  private readersFor({ href }: Urls, address: Pick<SiteModel['site']['business']['address'], 'region' | 'country'>) {
    return {
      county: memoize(({ slug, data, path }: County) => {
        const fips = data.fips ?? meantCounty(data, { address, atlas: countyAtlas })?.code;
        return this.#counties.get(slug, fips === undefined ? [] : [{ slug, name: data.name, href: href(path), fips }]);
      }),
      place: memoize(({ slug, rank: { name, county = '', geo, radiusMeters }, path }: City) =>
        this.#places.get(slug, { name, href: href(path), county, ...geo, radiusMeters }),
      ),
    };
  }
}
