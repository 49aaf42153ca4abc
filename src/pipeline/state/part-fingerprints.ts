/**
 * Fingerprints of the parts of a site that pages read: while a part's fingerprint is unchanged, so is what is made from it. Parts
 * have the names that the model and the planner track. Pure.
 */
import { entityKinds } from '../../domain/kind-rows.ts';
import { type KindName, kinds, type PageName } from '../../domain/kinds.ts';
import { isNowWithin, localYear } from '../../domain/local-time-fast-path.ts';
import type { PagePath } from '../../domain/urls/urls.ts';
import { fileHash } from '../../emit/publication/file-hash.ts';
import { listOfPart } from '../../model/place-lists.ts';
import type { Collection, Entity, SiteModel } from '../../model/site-model.ts';
import { conversionsOf } from '../../routes/custom-fields.ts';
import type { ReadySite } from '../data/link-site.ts';
import { derivedPrefix, formatList, frameRow, KeptLists, readsRow } from './kept-lists.ts';
import type { PlaceChange } from './place-changes.ts';
import type { RowFile } from './row-file.ts';
import type { SavedFiles } from './saved-files.ts';

interface Site {
  ready: Pick<ReadySite, 'model' | 'bundled'>;
  now: Date;
  /** The cached facts about files of places. */
  files?: Pick<SavedFiles, 'hashOf' | 'isSame' | 'edited' | 'changes'>;
}

/** `each` marks parts of which there are as many as places, which are compared only if they may have changed. */
const rowOf = (part: string) => `${isOfPlaces(part) ? 'each' : 'part'} ${part}`;
const partOf = (row: string) => row.slice('part '.length);
const phonesRow = 'phones';

/** A part for the summaries of all places or of all counties. */
const ofAllPlaces = /^(city|county) \*$/;
/** A part for a place's summary or for its whole file. */
const ofOnePlace = /^(city|county) (file )?(?!\*$)(.+)$/;

export class PartFingerprints {
  readonly #site: Site;
  readonly #rows: RowFile;
  readonly #known = new Map<string, string>();
  /** Memoized, because where each page is compared, most parts are those of thousands of pages. */
  readonly #same = new Map<string, boolean>();
  readonly #lists: KeptLists;
  readonly #phones: string;
  readonly #hasSamePhones: boolean;
  readonly #found = new Set<string>();

  /** `rows` contains the previous build's fingerprints. */
  constructor(site: Site, rows: RowFile) {
    const { model } = site.ready;
    this.#site = site;
    this.#rows = rows;
    this.#lists = new KeptLists(rows, { frame: model.lists.frame, changes: site.files?.changes });
    this.#phones = fingerprint([...model.otherPhones()]);
    this.#hasSamePhones = rows.get(phonesRow) === this.#phones;
  }

  /** Whether the part is the same as when the cached pages were made. */
  isSame(part: string): boolean {
    const known = this.#same.get(part);
    if (known !== undefined) return known;
    const row = rowOf(part);
    const isSame = this.#isUnaffected(part) ? this.#rows.has(row) : this.#rows.get(row) === this.of(part);
    this.#same.set(part, isSame);
    return isSame;
  }

  /** The parts that pages read and that have changed; undefined if each part must be compared. */
  changed(): ReadonlySet<string> | undefined {
    const { changes } = this.#lists;
    if (!changes) return undefined;
    const found = this.#found;
    for (const row of this.#asked(changes)) {
      const part = partOf(row);
      if (this.#isUnaffected(part)) continue;
      const kept = this.#rows.get(row);
      if (kept !== undefined && kept !== this.of(part)) found.add(part);
    }
    return found;
  }

  /** Rows of parts that may have changed; some may not exist. */
  *#asked(changes: readonly PlaceChange[]): Generator<string> {
    yield* this.#rows.names('part ');
    for (const { kind, slug } of this.#site.files?.edited ?? []) yield rowOf(`${kind} file ${slug}`);
    for (const { kind, slug } of changes) yield rowOf(`${kind} ${slug}`);
    for (const part of this.#lists.reached.parts) yield rowOf(part);
    for (const name of this.#lists.reached.names) yield* this.#rows.names(`each ${name}`);
    if (!this.#hasSamePhones) yield* this.#rows.names('each phone ');
  }

  /** `parts`: all parts that this build's pages have read. If `changed` returned a set, only new pages' parts are needed. */
  save(parts: ReadonlySet<string>, { isComplete }: { isComplete: boolean }): void {
    const { lists } = this.#site.ready.model;
    // Includes parts that no page of this build has read, because cached pages may depend on them.
    for (const part of this.#found) this.#rows.set(rowOf(part), this.of(part));
    const used = lists.readAlways.size === 0 ? parts : new Set([...parts, ...lists.readAlways]);
    const isFirst = this.#rows.isEmpty;
    for (const part of used) if (isFirst || !this.isSame(part)) this.#rows.set(rowOf(part), this.of(part));
    if (isComplete)
      for (const prefix of ['part ', 'each '])
        for (const row of this.#rows.names(prefix)) if (!used.has(partOf(row))) this.#rows.delete(row);
    for (const row of this.#rows.names(derivedPrefix)) {
      const name = row.slice(derivedPrefix.length);
      if (!lists.derived.has(name) && !this.#lists.find(name, '')) this.#rows.delete(row);
    }
    const { frame, reads } = this.#lists;
    for (const [name, fields] of lists.reads) reads.add(name, fields);
    const texts: [row: string, text: string][] = [
      [frameRow, frame],
      [phonesRow, this.#phones],
      [readsRow, reads.text],
      ...[...lists.derived].map(([name, text]): [string, string] => [derivedPrefix + name, text]),
    ];
    for (const [row, text] of texts) if (this.#rows.get(row) !== text) this.#rows.set(row, text);
  }

  of(part: string): string {
    const known = this.#known.get(part);
    if (known !== undefined) return known;
    // Unknown parts count as changed each time.
    const made = this.#make(part) ?? `${performance.now()}`;
    this.#known.set(part, made);
    return made;
  }

  #make(part: string): string | undefined {
    const list = listOfPart(part);
    if (list) return formatList(this.#site.ready.model.lists.find(list.name, list.slug));
    const space = `${part} `.indexOf(' ');
    return fingerprints[part.slice(0, space)]?.(part.slice(space + 1), this.#site);
  }

  /** Whether the part cannot have changed, because it depends only on unchanged places or on an unedited file. */
  #isUnaffected(part: string): boolean {
    const { changes, reached } = this.#lists;
    if (!changes) return false;
    if (part.startsWith('phone ')) return this.#hasSamePhones;
    const list = isMap(part) ? { name: 'map', slug: part.slice('map '.length) } : listOfPart(part);
    if (list) return !reached.has(list.name, list.slug);
    const all = ofAllPlaces.exec(part)?.[1];
    if (all !== undefined) return !changes.some((change) => change.kind === all);
    const [, kind, file, slug = ''] = ofOnePlace.exec(part) ?? [];
    if (kind === undefined) return false;
    if (file === undefined) return !changes.some((change) => change.kind === kind && change.slug === slug);
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

/** The fingerprints of parts that are not lists, by the first word of their names. */
const fingerprints: Record<string, (name: string, site: Site) => string | undefined> = {
  site: (_, { ready }) => fingerprint(ready.model.site),
  ...Object.fromEntries(
    entityKinds.names.map((kind) => [
      kind,
      (name: string, site: Site) => entityFingerprint(site.ready.model[kinds[kind].records], name, site),
    ]),
  ),
  footer: (name, { ready }) => (name === 'services' ? fingerprint(ready.model.footerServices) : undefined),
  custom: (kind, { ready }) => fingerprint(conversionsOf(ready.model.ownFields(kind as KindName) ?? {})),
  reviews: (_, { ready }) => fingerprint(ready.model.reviews),
  page: (name, { ready }) => fingerprint(ready.model.page(name as PageName)),
  phone: (path, { ready }) => fingerprint(ready.model.phoneOf(path as PagePath)),
  picture: (name, { ready }) => fingerprint(ready.bundled.assets.pictures.get(name)),
  script: (_, { ready }) => fingerprint(ready.bundled.assets.scriptLoader),
  bundle: (kind, { ready }) => fingerprint(ready.bundled.assets.pages.get(kind)),
  map: (name, { ready }) => fingerprint(ready.bundled.assets.mapDrawing(name === 'all' ? undefined : name)),
  brand: (_, { ready }) => brandFingerprint(ready),
  year: (_, { ready, now }) => localYear({ timeZone: ready.model.site.business.timeZone, now }),
  time: (name, { ready, now }) => {
    const [from = '', until = ''] = name.split(' to ');
    return String(isNowWithin({ from, until }, { timeZone: ready.model.site.business.timeZone, now }));
  },
};

/** `*` is all entities of a kind in order; `file x` is the whole data file of x. */
function entityFingerprint(
  items: Collection<Entity<object>>,
  name: string,
  { ready, files }: Site,
): string | undefined {
  if (name === '*') return fingerprint([...items.values()].map(withoutLists));
  if (!name.startsWith('file ')) return fingerprint(withoutLists(items.get(name)));
  const item = items.get(name.slice('file '.length));
  return item && (files?.hashOf(item.file) ?? fingerprint(entityFile(ready.model, item)));
}

/** An entity without its lists, each of which is a part of its own. */
function withoutLists(item: Entity<object> | undefined) {
  if (!item) return undefined;
  const { slug, path, file, data } = item;
  const { state, services } = item as { state?: string; services?: string[] };
  return [slug, path, file, data, state, services];
}

function entityFile(model: SiteModel, { slug, file }: { slug: string; file: string }): object | undefined {
  const [service, city, county] = [model.services.get(slug), model.cities.get(slug), model.counties.get(slug)];
  if (service?.file === file) return model.serviceFile(service);
  if (city?.file === file) return model.cityFile(city);
  return county?.file === file ? model.countyFile(county) : undefined;
}

/** Icons, manifest, colors and the card policy, which pages share. The words of the three cards show which one a page gets. */
function brandFingerprint({ bundled }: Site['ready']): string {
  const { favicon, icon, touchIcon, manifest, themeColor, planCard } = bundled.assets;
  const card = (title: string) => ({ title, line: '' });
  const county = planCard({ page: card('page'), county: card('county'), site: card('site') });
  const general = planCard({ page: card('page'), county: undefined, site: card('site') });
  return fingerprint([favicon, icon, touchIcon, manifest, themeColor, county, general]);
}

/** Half of a hash is enough, because parts are compared only with themselves. */
function fingerprint(value: unknown): string {
  // A shortcut: most pages have no phone number of their own.
  if (value === undefined) return 'none';
  return fileHash(JSON.stringify(value)).slice(0, 16);
}
