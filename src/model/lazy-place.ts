/** A place's facts → a City that reads them lazily: of thousands of places, most are only needed for the order of lists. Pure. */
import type { PagePath } from '../domain/urls/urls.ts';
import type { DataRecord } from '../schema/records.ts';
import type { CityFile } from '../schema/types.gen.ts';
import type { FileFacts, FileRank } from './file-facts.ts';
import type { ShownPlace } from './shown-records.ts';
import type { City } from './site-model.ts';
import type { CitySummary } from './summary.ts';

interface Defaults {
  /** The business's state, the default for places that name none. */
  region: string;
  /** A place's own services, then those that list it. */
  offered: (slug: string, own: readonly string[]) => string[];
}

export class LazyPlace implements City {
  readonly slug: string;
  readonly path: PagePath;
  readonly file: string;
  readonly rank: FileRank;
  readonly record: DataRecord<CityFile>;
  readonly #facts: FileFacts;
  readonly #defaults: Defaults;
  #services: string[] | undefined;

  constructor({ record, rank, facts }: ShownPlace<CityFile>, path: PagePath, defaults: Defaults) {
    this.slug = record.slug;
    this.path = path;
    this.file = record.file;
    this.rank = rank;
    this.record = record;
    this.#facts = facts;
    this.#defaults = defaults;
  }

  get data(): CitySummary {
    const { city } = this.#facts;
    if (!city) throw new Error(`${this.file} is not about a place.`);
    return city;
  }

  get state(): string {
    return this.data.state ?? this.#defaults.region;
  }

  get services(): string[] {
    this.#services ??= this.#defaults.offered(this.slug, this.data.services);
    return this.#services;
  }
}
