/**
 * What the parts of a site that pages read say, each as a short text: while that stays the same, so does what is made from
 * the part. The names are those that the model and the planner note. Pure.
 */

import type { PagePath } from '../../domain/addresses/urls.ts';
import { entityKinds } from '../../domain/kind-rows.ts';
import { type KindName, kinds, type PageName } from '../../domain/kinds.ts';
import { isWithin, localTime } from '../../domain/local-time.ts';
import { contentHash } from '../../emit/publication/content-hash.ts';
import { listNames, listOfPart } from '../../model/place-lists.ts';
import type { Collection, Entity, SiteModel } from '../../model/site-model.ts';
import { conversionsOf } from '../../routes/pages/custom.ts';
import type { ReadySite } from '../data/link-site.ts';
import { PartReads, type ReachedLists } from './part-reads.ts';
import type { PlaceChange } from './place-changes.ts';
import type { RowFile } from './row-file.ts';
import type { SavedFiles } from './saved-files.ts';

interface Site {
  ready: Pick<ReadySite, 'model' | 'bundled'>;
  now: Date;
  /** What is known of the files of places. */
  files?: Pick<SavedFiles, 'hashOf' | 'isSame' | 'edited' | 'changes'>;
}

/** Parts of which there are as many as places: they are looked at only where something they say may have changed. */
const rowOf = (part: string) => `${isOfPlaces(part) ? 'each' : 'part'} ${part}`;
const partOf = (row: string) => row.slice('part '.length);
/** What places and their lists are worked out from, beside the files of places. */
const frameRow = 'frame of places';
const readsRow = 'reads of lists';
const phonesRow = 'phones';

/** What other pages may show of one place, and all of its file. */
const ofOnePlace = /^(city|county) (file )?(?!\*$)(.+)$/;

export class PartPrints {
  readonly #site: Site;
  readonly #rows: RowFile;
  readonly #known = new Map<string, string>();
  readonly #frame: string;
  readonly #phones: string;
  readonly #hasSamePhones: boolean;
  /** All that is different in what other pages may show of places; undefined where that is not known. */
  readonly #changes: readonly PlaceChange[] | undefined;
  readonly #reads: PartReads;
  readonly #reached: ReachedLists;
  readonly #found = new Set<string>();

  /** `rows` hold the prints of the build before. */
  constructor(site: Site, rows: RowFile) {
    const { model } = site.ready;
    this.#site = site;
    this.#rows = rows;
    this.#frame = print(model.lists.frame);
    this.#phones = print([...model.otherPhones()]);
    this.#hasSamePhones = rows.get(phonesRow) === this.#phones;
    this.#changes = rows.get(frameRow) === this.#frame ? site.files?.changes : undefined;
    this.#reads = new PartReads(rows.get(readsRow));
    this.#reached = this.#reads.reached(this.#changes ?? [], [...listNames, 'map']);
  }

  /** Whether the part says what it said when the pages that were kept were made. */
  isSame(part: string): boolean {
    if (this.#isSettled(part)) return this.#rows.has(rowOf(part));
    return this.#rows.get(rowOf(part)) === this.of(part);
  }

  /** The parts that pages read and that say something else now; undefined where each has to be asked for. */
  changed(): ReadonlySet<string> | undefined {
    if (!this.#changes) return undefined;
    const found = this.#found;
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
    for (const { kind, slug } of this.#site.files?.edited ?? []) yield rowOf(`${kind} file ${slug}`);
    for (const { kind, slug } of changes) yield rowOf(`${kind} ${slug}`);
    for (const part of this.#reached.parts) yield rowOf(part);
    for (const name of this.#reached.names) yield* this.#rows.names(`each ${name}`);
    if (!this.#hasSamePhones) yield* this.#rows.names('each phone ');
  }

  /** `parts` are all that the pages of this build have read; of those that `changed` does not name, none. */
  save(parts: ReadonlySet<string>, { isComplete }: { isComplete: boolean }): void {
    // Also of those that no page of this build has read: a later one may.
    for (const part of this.#found) this.#rows.set(rowOf(part), this.of(part));
    for (const part of parts) if (!this.isSame(part)) this.#rows.set(rowOf(part), this.of(part));
    if (isComplete)
      for (const prefix of ['part ', 'each '])
        for (const row of this.#rows.names(prefix)) if (!parts.has(partOf(row))) this.#rows.delete(row);
    const { model, bundled } = this.#site.ready;
    for (const name of listNames) this.#reads.add(name, model.lists.readsOf(name));
    this.#reads.add('map', bundled.mapReads);
    for (const [row, text] of [
      [frameRow, this.#frame],
      [phonesRow, this.#phones],
      [readsRow, this.#reads.text],
    ] as const)
      if (this.#rows.get(row) !== text) this.#rows.set(row, text);
  }

  of(part: string): string {
    const known = this.#known.get(part);
    if (known !== undefined) return known;
    // What nothing is known of counts as changed each time.
    const made = this.#print(part) ?? `${performance.now()}`;
    this.#known.set(part, made);
    return made;
  }

  #print(part: string): string | undefined {
    const list = listOfPart(part);
    if (list) return print(this.#site.ready.model.lists.find(list.name, list.slug));
    const [kind = '', ...words] = part.split(' ');
    return prints[kind]?.(words.join(' '), this.#site);
  }

  /** Where what the part says cannot have changed, as it follows from places that say what they said, or from a file that was not edited. */
  #isSettled(part: string): boolean {
    if (!this.#changes) return false;
    if (part.startsWith('phone ')) return this.#hasSamePhones;
    const list = isMap(part) ? { name: 'map', slug: part.slice('map '.length) } : listOfPart(part);
    if (list) return !this.#reached.has(list.name, list.slug);
    const [, kind, file, slug = ''] = ofOnePlace.exec(part) ?? [];
    if (kind === undefined) return false;
    if (file === undefined) return !this.#changes.some((change) => change.kind === kind && change.slug === slug);
    const { model } = this.#site.ready;
    const place = (kind === 'city' ? model.cities : model.counties).get(slug);
    return place !== undefined && this.#site.files?.isSame(place.file) === true;
  }
}

function isMap(part: string): boolean {
  return part.startsWith('map ');
}

function isOfPlaces(part: string): boolean {
  return part.startsWith('phone ') || isMap(part) || ofOnePlace.test(part) || listOfPart(part) !== undefined;
}

/** Of parts that are no lists, by the first word of their names. */
const prints: Record<string, (name: string, site: Site) => string | undefined> = {
  site: (_, { ready }) => print(ready.model.site),
  ...Object.fromEntries(
    entityKinds.names.map((kind) => [
      kind,
      (name: string, site: Site) => entityPrint(site.ready.model[kinds[kind].records], name, site),
    ]),
  ),
  footer: (name, { ready }) => (name === 'services' ? print(ready.model.footerServices) : undefined),
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

/** Without the lists of it, each of which is a part of its own. */
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
