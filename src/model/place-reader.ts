/**
 * Places and counties as lists are worked out from them. A list is made by a function of a `PlaceReader`, and of nothing else: so
 * whatever it reads of them is noted. Pure.
 */
import type { PagePath, Urls } from '../domain/addresses/urls.ts';
import type { Site } from '../schema/types.gen.ts';
import type { FileRank } from './file-facts.ts';
import { Groups } from './groups.ts';
import { inOrder } from './in-order.ts';
import type { CitySummary, CountySummary } from './summary.ts';

/** A place or county that is no draft. */
export interface Listed<Data> {
  readonly slug: string;
  readonly path: PagePath;
  readonly rank: FileRank;
  readonly data: Data;
}

/** What else lists are made from: all of it is compared as one. */
export interface ListFrame {
  site: Site;
  /** Made from the settings of the site alone. */
  urls: Urls;
  /** In order, each with the places that it lists itself. */
  services: readonly { slug: string; cities: readonly string[] }[];
}

/** What puts places and counties into their order: no other field can be read for it. */
const order = ['order', 'name'] as const;

export class ArrangedPlaces<
  City extends Listed<CitySummary> = Listed<CitySummary>,
  County extends Listed<CountySummary> = Listed<CountySummary>,
> {
  readonly cities: readonly City[];
  readonly counties: readonly County[];
  readonly frame: ListFrame;
  readonly byCounty = new Groups<Listed<CitySummary>>();
  readonly #bySlug = new Map<string, Listed<CitySummary>>();
  readonly #shared = new Map<unknown, { value: unknown; notes: ReadonlySet<string> }>();

  constructor(cities: readonly City[], counties: readonly County[], frame: ListFrame) {
    const rankOf = ({ rank }: Listed<unknown>): Pick<FileRank, (typeof order)[number]> => rank;
    this.cities = inOrder(cities, rankOf);
    this.counties = inOrder(counties, rankOf);
    this.frame = frame;
    for (const city of this.cities) {
      this.byCounty.add(city.rank.county ?? '', city);
      this.#bySlug.set(city.slug, city);
    }
  }

  city(slug: string): Listed<CitySummary> | undefined {
    return this.#bySlug.get(slug);
  }

  /** Made once by the same function; everyone who asks has read what it was made from. */
  shared<Value>(make: (read: PlaceReader) => Value, notes: Set<string>): Value {
    let known = this.#shared.get(make);
    if (!known) {
      const own = new Set<string>();
      known = { value: make(new PlaceReader(this, undefined, own)), notes: own };
      this.#shared.set(make, known);
    }
    for (const note of known.notes) notes.add(note);
    return known.value as Value;
  }
}

/** What nearly all lists read is known without reading the rest of a place's facts. */
const rankFields: Record<keyof FileRank, true> = {
  ...{ name: true, order: true, county: true, geo: true, radiusMeters: true, nearby: true, updated: true },
};

function readField<Data extends object, Field extends keyof Data>(place: Listed<Data>, field: Field): Data[Field] {
  if (!Object.hasOwn(rankFields, field)) return place.data[field];
  // A place that names no neighbours has none in its rank.
  if (field === 'nearby') return (place.rank.nearby ?? []) as Data[Field];
  const rank: object = place.rank;
  return (rank as Partial<Data>)[field] as Data[Field];
}

/** Some of the places, in order. Slugs and paths are the names of files: with other ones, nothing is known of what was noted. */
export class ReadList<Data extends object> {
  readonly #items: readonly Listed<Data>[];
  readonly #note: (field: string) => void;

  constructor(items: readonly Listed<Data>[], note: (field: string) => void) {
    this.#items = items;
    this.#note = note;
  }

  get slugs(): string[] {
    return this.#items.map(({ slug }) => slug);
  }

  get paths(): PagePath[] {
    return this.#items.map(({ path }) => path);
  }

  /** What each says. */
  of<Field extends keyof Data & string>(field: Field): Data[Field][] {
    this.#note(field);
    return this.#items.map((place) => readField(place, field));
  }
}

/** One place. */
export class ReadPlace<Data extends object> {
  readonly #place: Listed<Data>;
  readonly #note: (field: string) => void;

  constructor(place: Listed<Data>, note: (field: string) => void) {
    this.#place = place;
    this.#note = note;
  }

  get<Field extends keyof Data & string>(field: Field): Data[Field] {
    this.#note(field);
    return readField(this.#place, field);
  }
}

/**
 * Notes `city * eta`: the drive times of all places. `city of % eta`: those of the county that the list is about; `city % geo`:
 * where the place is that the list is about.
 */
export class PlaceReader {
  readonly #places: ArrangedPlaces;
  readonly #own: string | undefined;
  readonly #notes: Set<string>;

  /** `own` is the slug of what the list is about. */
  constructor(places: ArrangedPlaces, own: string | undefined, notes: Set<string>) {
    this.#places = places;
    this.#own = own;
    this.#notes = notes;
  }

  get frame(): ListFrame {
    return this.#places.frame;
  }

  cities(): ReadList<CitySummary> {
    return this.#list(this.#places.cities, 'city *');
  }

  citiesIn(county: string): ReadList<CitySummary> {
    const scope = county === this.#own ? 'city of %' : 'city *';
    this.#notes.add(`${scope} county`);
    return this.#list(this.#places.byCounty.of(county), scope);
  }

  counties(): ReadList<CountySummary> {
    return this.#list(this.#places.counties, 'county *');
  }

  city(slug: string): ReadPlace<CitySummary> | undefined {
    const place = this.#places.city(slug);
    const scope = slug === this.#own ? 'city %' : 'city *';
    return place && new ReadPlace(place, (field) => this.#notes.add(`${scope} ${field}`));
  }

  /** `make` is the same function each time: its result is made once for all lists. */
  shared<Value>(make: (read: PlaceReader) => Value): Value {
    return this.#places.shared(make, this.#notes);
  }

  #list<Data extends object>(items: readonly Listed<Data>[], scope: string): ReadList<Data> {
    for (const field of order) this.#notes.add(`${scope} ${field}`);
    return new ReadList(items, (field) => this.#notes.add(`${scope} ${field}`));
  }
}
