/**
 * The places and counties of a site: one by its slug, or all of them in order. All are made on first use, because a build after an
 * edit of a text needs only those that its page shows. Pure.
 */
import type { Urls } from '../domain/urls/urls.ts';
import { once } from '../memo/memoize.ts';
import type { CityFile, CountyFile } from '../schema/types.gen.ts';
import { LazyPlace } from './lazy-place.ts';
import { offeredIn } from './offered-services.ts';
import { ArrangedPlaces, type Listed, type ListFrame } from './place-reader.ts';
import type { ShownPlace } from './shown-records.ts';
import type { CountySummary } from './summary.ts';

/** Where places come from: see LoadedData. Drafts are left out. */
export interface PlaceSource {
  city: (slug: string) => ShownPlace<CityFile> | undefined;
  county: (slug: string) => ShownPlace<CountyFile> | undefined;
  cities: () => readonly ShownPlace<CityFile>[];
  counties: () => readonly ShownPlace<CountyFile>[];
}

export interface ListedCounty extends Listed<CountySummary> {
  file: string;
  record: ShownPlace<CountyFile>['record'];
}

export class SitePlaces {
  readonly frame: ListFrame;
  /** In order. */
  readonly all: () => ArrangedPlaces<LazyPlace, ListedCounty>;
  readonly #source: PlaceSource;
  readonly #urls: Urls;
  readonly #defaults: ConstructorParameters<typeof LazyPlace>[2];
  /** Those that were asked for before all were made. */
  readonly #cities = new Map<string, LazyPlace>();
  readonly #counties = new Map<string, ListedCounty>();
  #isWhole = false;

  constructor(source: PlaceSource, frame: ListFrame) {
    this.frame = frame;
    this.#source = source;
    this.#urls = frame.urls;
    this.#defaults = { region: frame.site.business.address.region, offered: offeredIn(frame.services) };
    this.all = once(() => this.#arrange());
  }

  city(slug: string): LazyPlace | undefined {
    if (this.#isWhole) return this.all().bySlug.get(slug);
    const known = this.#cities.get(slug);
    const found = known ? undefined : this.#source.city(slug);
    return known ?? (found && this.#city(found));
  }

  county(slug: string): ListedCounty | undefined {
    const known = this.#counties.get(slug);
    const found = known ? undefined : this.#source.county(slug);
    return known ?? (found && this.#county(found));
  }

  #arrange(): ArrangedPlaces<LazyPlace, ListedCounty> {
    const cities = this.#source.cities().map((found) => this.#cities.get(found.record.slug) ?? this.#made(found));
    const counties = this.#source
      .counties()
      .map((found) => this.#counties.get(found.record.slug) ?? this.#county(found));
    this.#isWhole = true;
    return new ArrangedPlaces(cities, counties, this.frame);
  }

  #city(found: ShownPlace<CityFile>): LazyPlace {
    const place = this.#made(found);
    this.#cities.set(place.slug, place);
    return place;
  }

  #made(found: ShownPlace<CityFile>): LazyPlace {
    return new LazyPlace(found, this.#urls.of('city', found.record.slug), this.#defaults);
  }

  #county({ record, facts, rank }: ShownPlace<CountyFile>): ListedCounty {
    const { slug, file } = record;
    const path = this.#urls.of('county', slug);
    const county = { slug, path, file, rank, record, data: facts.county as CountySummary };
    this.#counties.set(slug, county);
    return county;
  }
}
