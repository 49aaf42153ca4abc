/**
 * The view of places and counties from which lists are derived. A list is a function of a `PlaceReader` and nothing else, so
 * that all its reads are recorded. Pure.
 */
import { type Grouped, groupBy } from '../domain/group-by.ts';
import type { PagePath, Urls } from '../domain/urls/urls.ts';
import type { Site } from '../schema/types.gen.ts';
import type { FileRank } from './file-facts.ts';
import { bySlug, sortByRank } from './sort-by-order.ts';
import type { CitySummary, CountySummary } from './summary.ts';

/** A place or county that is not a draft. */
export interface Listed<Data> {
  readonly slug: string;
  readonly path: PagePath;
  readonly rank: FileRank;
  readonly data: Data;
}

/** The other inputs of lists, which are compared as a whole. */
export interface ListFrame {
  site: Site;
  /** Depends only on the site's settings. */
  urls: Urls;
  /** In order, each with the places of its own list. */
  services: readonly { slug: string; cities: readonly string[] }[];
}

/** The fields that determine the order of places and counties. */
const order = ['order', 'name'] as const;

export class ArrangedPlaces<
  City extends Listed<CitySummary> = Listed<CitySummary>,
  County extends Listed<CountySummary> = Listed<CountySummary>,
> {
  readonly cities: readonly City[];
  readonly counties: readonly County[];
  readonly frame: ListFrame;
  readonly byCounty: ReadonlyMap<string, Grouped<City>>;
  /** In order. */
  readonly bySlug: ReadonlyMap<string, City>;
  readonly #shared = new Map<unknown, { value: unknown; reads: ReadonlySet<string> }>();

  constructor(cities: readonly City[], counties: readonly County[], frame: ListFrame) {
    this.cities = sortByRank(cities);
    this.counties = sortByRank(counties);
    this.frame = frame;
    this.byCounty = groupBy(this.cities, ({ rank }) => rank.county ?? '');
    this.bySlug = bySlug(this.cities);
  }

  /** Memoizes the result of a function; its reads count for each caller. */
  shared<Value>(make: (read: PlaceReader) => Value, reads: Set<string>): Value {
    let known = this.#shared.get(make);
    if (!known) {
      const own = new Set<string>();
      known = { value: make(new PlaceReader(this, undefined, own)), reads: own };
      this.#shared.set(make, known);
    }
    for (const field of known.reads) reads.add(field);
    return known.value as Value;
  }
}

/** The fields that nearly all lists read, which are available without the rest of a place's facts. */
const rankFields: Record<keyof Omit<FileRank, 'codes'>, true> = {
  name: true,
  order: true,
  county: true,
  geo: true,
  radiusMeters: true,
  nearby: true,
  featured: true,
  updated: true,
};

/** The values of fields that the rank omits, because most places have none. */
const omitted: Partial<Record<string, unknown>> = { nearby: [], featured: false };

function readField<Data extends object, Field extends keyof Data>(place: Listed<Data>, field: Field): Data[Field] {
  if (!Object.hasOwn(rankFields, field)) return place.data[field];
  const rank: object = place.rank;
  return ((rank as Partial<Data>)[field] ?? omitted[field as string]) as Data[Field];
}

/** Some places in order. Reads of slugs and paths are not recorded, because they come from file names, and adding or deleting a file invalidates all lists. */
export class ReadList<Data extends object> {
  readonly #items: readonly Listed<Data>[];
  readonly #onRead: (field: string) => void;

  constructor(items: readonly Listed<Data>[], onRead: (field: string) => void) {
    this.#items = items;
    this.#onRead = onRead;
  }

  get slugs(): string[] {
    return this.#items.map(({ slug }) => slug);
  }

  get paths(): PagePath[] {
    return this.#items.map(({ path }) => path);
  }

  /** The postal codes of each place, separated by commas. */
  get codes(): string[] {
    this.#onRead('codes');
    return this.#items.map(({ rank }) => rank.codes ?? '');
  }

  /** The values of a field, one per place. */
  of<Field extends keyof Data & string>(field: Field): Data[Field][] {
    this.#onRead(field);
    return this.#items.map((place) => readField(place, field));
  }
}

/** A single place. */
export class ReadPlace<Data extends object> {
  readonly #place: Listed<Data>;
  readonly #onRead: (field: string) => void;

  constructor(place: Listed<Data>, onRead: (field: string) => void) {
    this.#place = place;
    this.#onRead = onRead;
  }

  get<Field extends keyof Data & string>(field: Field): Data[Field] {
    this.#onRead(field);
    return readField(this.#place, field);
  }
}

/**
 * Records reads as `city * eta` (the drive times of all places), `city of % eta` (of the places in the list's own county) or
 * `city % geo` (the coordinates of the list's own place).
 */
export class PlaceReader {
  readonly #places: ArrangedPlaces;
  readonly #own: string | undefined;
  readonly #reads: Set<string>;

  /** `own` is the slug of the list's subject. */
  constructor(places: ArrangedPlaces, own: string | undefined, reads: Set<string>) {
    this.#places = places;
    this.#own = own;
    this.#reads = reads;
  }

  get frame(): ListFrame {
    return this.#places.frame;
  }

  cities(): ReadList<CitySummary> {
    return this.#list(this.#places.cities, 'city *');
  }

  citiesIn(county: string): ReadList<CitySummary> {
    const scope = county === this.#own ? 'city of %' : 'city *';
    this.#reads.add(`${scope} county`);
    return this.#list(this.#places.byCounty.get(county) ?? [], scope);
  }

  counties(): ReadList<CountySummary> {
    return this.#list(this.#places.counties, 'county *');
  }

  city(slug: string): ReadPlace<CitySummary> | undefined {
    const place = this.#places.bySlug.get(slug);
    const scope = slug === this.#own ? 'city %' : 'city *';
    return place && new ReadPlace(place, (field) => this.#reads.add(`${scope} ${field}`));
  }

  /** Pass the same function each time: its result is made once for all lists. */
  shared<Value>(make: (read: PlaceReader) => Value): Value {
    return this.#places.shared(make, this.#reads);
  }

  #list<Data extends object>(items: readonly Listed<Data>[], scope: string): ReadList<Data> {
    for (const field of order) this.#reads.add(`${scope} ${field}`);
    return new ReadList(items, (field) => this.#reads.add(`${scope} ${field}`));
  }
}
