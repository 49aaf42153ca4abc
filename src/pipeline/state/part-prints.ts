/**
 * What the parts of a site that pages read say, each as a short text: while that stays the same, so does what is made from
 * the part. The names are those that the model and the planner note. Pure.
 */

import type { PagePath } from '../../domain/addresses/urls.ts';
import { entityKinds } from '../../domain/kind-rows.ts';
import { type KindName, kinds, type PageName } from '../../domain/kinds.ts';
import { isWithin, localTime } from '../../domain/local-time.ts';
import { contentHash } from '../../emit/publication/content-hash.ts';
import type { Collection, Entity, SiteModel } from '../../model/site-model.ts';
import { conversionsOf } from '../../routes/pages/custom.ts';
import type { ReadySite } from '../data/link-site.ts';
import { mayTouch, type PlaceChange } from './place-changes.ts';
import type { RowFile } from './row-file.ts';
import type { SavedFiles } from './saved-files.ts';

interface Site {
  ready: Pick<ReadySite, 'model' | 'bundled'>;
  now: Date;
  /** What is known of the files of places. */
  files?: Pick<SavedFiles, 'hashOf' | 'isSame' | 'edited' | 'changes'>;
}

/** Parts of which there are as many as places: they are looked at only where something they say may have changed. */
const rowOf = (part: string) => `${/^(city|nearby|phone) (?!\*$)/.test(part) ? 'each' : 'part'} ${part}`;
const partOf = (row: string) => row.slice('part '.length);
/** What all neighbours are worked out from. */
const pointsRow = 'points';
/** What places and their lists are worked out from, beside the files of places. */
const frameRow = 'frame of places';
const phonesRow = 'phones';

/** Parts that are worked out from what other pages may show of places: nothing else changes them. */
const derived =
  /^(city|county|state|cities of|counties of|place names of|featured places of|overview of|footer counties|nearby|map) (?!file )/;

export class PartPrints {
  readonly #site: Site;
  readonly #rows: RowFile;
  readonly #known = new Map<string, string>();
  readonly #frame: string;
  readonly #phones: string;
  readonly #hasSamePhones: boolean;
  /** All that is different in what other pages may show of places; undefined where that is not known. */
  readonly #changes: readonly PlaceChange[] | undefined;
  #points: string | undefined;

  /** `rows` hold the prints of the build before. */
  constructor(site: Site, rows: RowFile) {
    const { model } = site.ready;
    this.#site = site;
    this.#rows = rows;
    this.#frame = framePrint(model);
    this.#phones = print([...model.otherPhones()]);
    this.#hasSamePhones = rows.get(phonesRow) === this.#phones;
    this.#changes = rows.get(frameRow) === this.#frame ? site.files?.changes : undefined;
  }

  /** Whether the part says what it said when the pages that were kept were made. */
  isSame(part: string): boolean {
    if (this.#isSettled(part)) return this.#rows.has(rowOf(part));
    return this.#rows.get(rowOf(part)) === this.of(part);
  }

  /** The parts that pages read and that say something else now; undefined where each has to be asked for. */
  changed(): ReadonlySet<string> | undefined {
    if (!this.#changes) return undefined;
    const found = new Set<string>();
    for (const row of this.#asked(this.#changes)) {
      const part = partOf(row);
      if (this.#isSettled(part)) continue;
      const kept = this.#rows.get(row);
      if (kept !== undefined && kept !== this.of(part)) found.add(part);
    }
    return found;
  }

  /** The rows of parts that may be different, and of some that are not there. */
  *#asked(changes: readonly PlaceChange[]): Generator<string> {
    yield* this.#rows.names('part ');
    for (const { kind, slug } of this.#site.files?.edited ?? [])
      if (kind === 'city') yield* [rowOf(`city ${slug}`), rowOf(`city file ${slug}`)];
    if (changes.some((change) => mayTouch(change, 'nearby '))) yield* this.#rows.names('each nearby ');
    if (!this.#hasSamePhones) yield* this.#rows.names('each phone ');
  }

  /** `parts` are all that the pages of this build have read; of those that `changed` does not name, none. */
  save(parts: ReadonlySet<string>, { isComplete }: { isComplete: boolean }): void {
    for (const part of parts) if (!this.isSame(part)) this.#rows.set(rowOf(part), this.of(part));
    if (isComplete)
      for (const prefix of ['part ', 'each '])
        for (const row of this.#rows.names(prefix)) if (!parts.has(partOf(row))) this.#rows.delete(row);
    this.#rows.set(frameRow, this.#frame);
    this.#rows.set(phonesRow, this.#phones);
    if (this.#mayHaveMoved) this.#rows.set(pointsRow, this.#pointsPrint());
  }

  of(part: string): string {
    const known = this.#known.get(part);
    if (known !== undefined) return known;
    const [kind = '', ...words] = part.split(' ');
    const name = words.join(' ');
    const made = kind === 'nearby' ? this.#nearby(name) : prints[kind]?.(name, this.#site);
    // What nothing is known of counts as changed each time.
    const print = made ?? `${performance.now()}`;
    this.#known.set(part, print);
    return print;
  }

  /** Where what the part says cannot have changed, as it follows from places that say what they said, or from a file that was not edited. */
  #isSettled(part: string): boolean {
    if (!this.#changes) return false;
    if (part.startsWith('phone ')) return this.#hasSamePhones;
    if (derived.test(part)) return !this.#changes.some((change) => mayTouch(change, part));
    const [, kind, slug = ''] = /^(city|county) file (.+)$/.exec(part) ?? [];
    if (kind === undefined) return false;
    const { model } = this.#site.ready;
    const file = (kind === 'city' ? model.cities : model.counties).get(slug)?.file;
    return file !== undefined && this.#site.files?.isSame(file) === true;
  }

  get #mayHaveMoved(): boolean {
    return this.#changes?.some((change) => mayTouch(change, 'nearby ')) !== false;
  }

  /** Finding neighbours takes longer than all other prints: where no place has moved, they are as they were. */
  #nearby(slug: string): string {
    const { model } = this.#site.ready;
    const kept = this.#rows.get(rowOf(`nearby ${slug}`));
    if (kept !== undefined && this.#rows.get(pointsRow) === this.#pointsPrint()) return kept;
    const city = model.cities.get(slug);
    return print(city && model.nearby(city));
  }

  #pointsPrint(): string {
    this.#points ??= print(
      [...this.#site.ready.model.cities.values()].map(({ slug, rank: { geo, nearby } }) => [slug, geo, nearby]),
    );
    return this.#points;
  }
}

/** Addresses, the business's state, and the services: with their lists of places. */
function framePrint(model: SiteModel): string {
  const services = [...model.services.values()].map((service) => [service.slug, model.serviceFile(service)]);
  return print([model.site, services]);
}

/** By the first word of a part's name. */
const prints: Record<string, (name: string, site: Site) => string | undefined> = {
  site: (_, { ready }) => print(ready.model.site),
  ...Object.fromEntries(
    entityKinds.names.map((kind) => [
      kind,
      (name: string, site: Site) => entityPrint(site.ready.model[kinds[kind].records], name, site),
    ]),
  ),
  cities: (name, { ready }) => print(citiesOf(ready.model, name)),
  counties: (name, { ready }) => print(countiesOf(ready.model, name)),
  place: (name, { ready }) => print(ready.model.counties.get(slugIn(name))?.placeNames),
  featured: (name, { ready }) => print(ready.model.counties.get(slugIn(name))?.featured),
  state: (name, { ready }) => print(statesOf(ready.model, name).map(({ code, name, path }) => [code, name, path])),
  overview: (_, { ready }) => print(ready.model.overview),
  footer: (name, { ready }) => print(name === 'services' ? ready.model.footerServices : ready.model.footerCounties),
  custom: (kind, { ready }) => print(conversionsOf(ready.model.ownFields(kind as KindName) ?? {})),
  reviews: (_, { ready }) => print(ready.model.reviews),
  page: (name, { ready }) => print(ready.model.page(name as PageName)),
  phone: (path, { ready }) => print(ready.model.phoneOf(path as PagePath)),
  picture: (name, { ready }) => print(ready.bundled.assets.pictures.get(name)),
  later: (_, { ready }) => print(ready.bundled.assets.laterScripts),
  bundle: (kind, { ready }) => print(ready.bundled.assets.pages.get(kind)),
  map: (name, { ready }) => print(ready.bundled.assets.mapDrawing(name === 'all' ? undefined : name)),
  brand: (_, { ready }) => brandPrint(ready),
  year: (_, { ready, now }) => localTime(ready.model.site.business.timeZone, now).slice(0, 4),
  time: (name, { ready, now }) => {
    const [from = '', until = ''] = name.split(' to ');
    return String(isWithin(localTime(ready.model.site.business.timeZone, now), from, until));
  },
};

/** `*` is all of a kind in their order; `file x` the whole data file of x. */
function entityPrint(items: Collection<Entity<object>>, name: string, { ready, files }: Site): string | undefined {
  if (name === '*') return print([...items.values()].map(shown));
  if (!name.startsWith('file ')) return print(shown(items.get(name)));
  const item = items.get(name.slice('file '.length));
  return item && (files?.hashOf(item.file) ?? print(fileOf(ready.model, item)));
}

/** Without what is noted apart when it is read: see `cities`. */
function shown(item: Entity<object> | undefined) {
  if (!item) return undefined;
  const { slug, path, file, data } = item;
  const { state, services } = item as { state?: string; services?: string[] };
  return [slug, path, file, data, state, services];
}

function fileOf(model: SiteModel, { slug, file }: { slug: string; file: string }): object | undefined {
  const [service, city, county] = [model.services.get(slug), model.cities.get(slug), model.counties.get(slug)];
  if (service?.file === file) return model.serviceFile(service);
  if (city?.file === file) return model.cityFile(city);
  return county?.file === file ? model.countyFile(county) : undefined;
}

/** `of county x`, `of service x`, `of state x`: their places, and what is worked out from these. */
function citiesOf(model: SiteModel, name: string) {
  const [, kind, slug = ''] = name.split(' ');
  if (kind === 'service') return model.services.get(slug)?.cities;
  const state = kind === 'state' ? model.states.get(slug) : undefined;
  if (state) return [state.placeCount, state.averageResponse];
  const county = model.counties.get(slug);
  return county && [county.cities, county.averageResponse];
}

/** `of service x`, `of state x`. */
function countiesOf(model: SiteModel, name: string) {
  const [, kind, slug = ''] = name.split(' ');
  return kind === 'service' ? model.services.get(slug)?.counties : model.states.get(slug)?.counties;
}

/** `*` is all states. */
function statesOf({ states }: SiteModel, name: string) {
  return name === '*' ? [...states.values()] : [states.get(name)].flatMap((state) => state ?? []);
}

/** `names of county x`, `places of county x`: x. */
function slugIn(name: string): string {
  return name.slice(name.lastIndexOf(' ') + 1);
}

/** The looks that pages share; each of the three cards shows by its name which one a page gets. */
function brandPrint({ bundled }: Site['ready']): string {
  const { favicon, icon, touchIcon, manifest, themeColor, planCard } = bundled.assets;
  const card = (title: string) => ({ title, line: '' });
  const county = planCard({ page: card('page'), county: card('county'), site: card('site') });
  const general = planCard({ page: card('page'), county: undefined, site: card('site') });
  return print([favicon, icon, touchIcon, manifest, themeColor, county, general]);
}

/** Half of the hash: parts are compared with themselves only. */
function print(value: unknown): string {
  // Most pages have no phone number of their own, and are asked one after the other.
  if (value === undefined) return 'none';
  return contentHash(JSON.stringify(value)).slice(0, 16);
}
