/** What the map shows of a model. A place that has not moved is the same thing as before. */
import type { City, County, SiteModel } from '../model/site-model.ts';
import type { Urls } from '../model/urls.ts';
import { Interned, Recall, remembered } from '../remember.ts';
import type { ServedArea } from './coverage-map.ts';

type ShownCounty = ServedArea['counties'][number];
type ShownPlace = ServedArea['places'][number];

export class ServedAreas {
  readonly #counties = new Interned<ShownCounty[]>();
  readonly #places = new Interned<ShownPlace>();
  readonly #readers = new Recall<ReturnType<ServedAreas['readersFor']>>();

  of({ counties, cities, urls }: SiteModel): ServedArea {
    const { county, place } = this.#readers.from([urls], () => this.readersFor(urls));
    return { counties: [...counties.values()].flatMap(county), places: [...cities.values()].map(place) };
  }

  private readersFor({ href }: Urls) {
    return {
      county: remembered(({ slug, data: { name, fips }, path }: County) =>
        this.#counties.get(slug, fips === undefined ? [] : [{ name, href: href(path), fips }]),
      ),
      place: remembered(({ slug, data: { name, geo, radiusMeters }, path }: City) =>
        this.#places.get(slug, { name, href: href(path), ...geo, radiusMeters }),
      ),
    };
  }
}
