/** Decides for each page whether the one of the last build is kept, and collects what the next build needs to decide it. Pure. */
import { once } from '../../memo/memoize.ts';
import type { FileFacts } from '../../model/file-facts.ts';
import { keyOf, type Part } from '../../model/part.ts';
import type { Reads } from '../../model/read-tracker.ts';
import type { SiteModel } from '../../model/site-model.ts';
import { rankOfCity, rankOfCounty } from '../../model/summary.ts';
import type { KnownFiles } from '../data/known-files.ts';
import type { PageNote } from '../page-note.ts';
import { type FingerprintedSite, fingerprintOf, hashOf } from './part-fingerprints.ts';
import type { KeptPages, SnapshotBody } from './snapshot.ts';

interface KeeperInput extends FingerprintedSite {
  /** Names everything that all pages are made with besides parts: templates, icons. */
  key: string;
  /** The files besides pages that pages may link to. */
  targets: readonly string[];
  /** The last build's, if there is one. */
  before: SnapshotBody | undefined;
}

export class PageKeeper {
  readonly #site: FingerprintedSite;
  readonly #before: KeptPages | undefined;
  /** By number, whether a part of the last build is the same. */
  readonly #isSame: readonly boolean[];
  /** By number, whether the fingerprint of a part is that of this build. */
  readonly #isCurrent: boolean[];
  /** Begins with the parts and notes of the last build, so that kept pages keep their numbers. */
  readonly #now: KeptPages;
  readonly #partNumbers: () => Map<string, number>;
  readonly #noteNumbers: () => Map<string, number>;

  constructor({ key, before, targets, ...site }: KeeperInput) {
    const { model, known } = site.ready;
    const { site: settings, urls, services } = model.lists.places.frame;
    const frame = hashOf([settings, urls.base, urls.origin, services]);
    const files = new Set([...site.ready.pages.map(({ file }) => file), ...targets]);
    const usable = before?.pages.key === key && isEachServed(before.pages, files) ? before.pages : undefined;
    const changes = before && usable?.frame === frame ? changesOf(before.places, known.places) : undefined;
    const now = { parts: [...(usable?.parts ?? [])], notes: [...(usable?.notes ?? [])] };
    this.#site = site;
    this.#before = usable;
    this.#isSame = now.parts.map(
      ([part, fingerprint]) =>
        (changes && isUnaffected(part, changes, model)) || fingerprintOf(part, site) === fingerprint,
    );
    this.#isCurrent = [...this.#isSame];
    this.#now = { key, frame, targets: [...targets], ...now, pages: {} };
    this.#partNumbers = once(() => new Map(now.parts.map(([part], number) => [keyOf(part), number])));
    this.#noteNumbers = once(() => new Map(now.notes.map((note, number) => [JSON.stringify(note), number])));
  }

  /** The page of the last build, if nothing that it has read is different now. */
  find(file: string): { hash: string; note: PageNote } | undefined {
    const page = this.#before?.pages[file];
    const note = page && this.#before?.notes[page.note];
    if (!page || !note || !page.reads.every((number) => this.#isSame[number])) return undefined;
    return { hash: page.hash, note };
  }

  /** Keeps a page that `find` has found for the next build too. */
  keep(file: string): void {
    const page = this.#before?.pages[file];
    if (page) this.#now.pages[file] = page;
  }

  /** Adds a page that this build has made. */
  add(file: string, { hash, note, reads }: { hash: string; note: PageNote; reads: Reads }): void {
    const numbers = [...reads].map(([key, part]) => this.#partNumber(key, part));
    this.#now.pages[file] = { hash, note: this.#noteNumber(note), reads: numbers };
  }

  get pages(): KeptPages {
    return this.#now;
  }

  #partNumber(key: string, part: Part): number {
    const known = this.#partNumbers().get(key);
    if (known !== undefined && this.#isCurrent[known]) return known;
    const number = known ?? this.#now.parts.length;
    this.#now.parts[number] = [part, fingerprintOf(part, this.#site)];
    this.#isCurrent[number] = true;
    this.#partNumbers().set(key, number);
    return number;
  }

  #noteNumber(note: PageNote): number {
    const text = JSON.stringify(note);
    const known = this.#noteNumbers().get(text);
    if (known !== undefined) return known;
    // A deep copy: substrings of the page's HTML would keep all of it in memory.
    const number = this.#now.notes.push(JSON.parse(text)) - 1;
    this.#noteNumbers().set(text, number);
    return number;
  }
}

/** If a page or file is gone, any page may link to it, and is made again. */
function isEachServed({ pages, targets }: KeptPages, files: ReadonlySet<string>): boolean {
  return [...Object.keys(pages), ...targets].every((file) => files.has(file));
}

/** What is different about places since the last build. */
interface Changes {
  /** Paths of files whose facts are different, or that were added or deleted. */
  facts: ReadonlySet<string>;
  /** Whether lists of places can be different. */
  ranks: boolean;
}

function changesOf(before: KnownFiles, now: KnownFiles): Changes {
  const facts = new Set<string>();
  let ranks = false;
  for (const file of new Set([...Object.keys(before.files), ...Object.keys(now.files)])) {
    const [old, own] = [before.files[file]?.facts, now.files[file]?.facts];
    if (old === own) continue;
    facts.add(file);
    ranks ||= !old || !own || rankOf(old) !== rankOf(own);
  }
  return { facts, ranks };
}

function rankOf({ draft, city, county }: FileFacts): string {
  return JSON.stringify([draft, city && rankOfCity(city), county && rankOfCounty(county)]);
}

/** Most parts are of places that are the same, and of lists, which are the same while no rank is different: they need no fingerprint. */
function isUnaffected(part: Part, { facts, ranks }: Changes, { cities, counties }: SiteModel): boolean {
  if (part[0] === 'list') return !ranks;
  const [, kind, slug] = part;
  if (kind !== 'city' && kind !== 'county') return false;
  if (part[0] === 'all') return facts.size === 0;
  const place = part[0] === 'shown' && (kind === 'city' ? cities : counties).get(slug ?? '');
  return place ? !facts.has(place.file) : false;
}
