/** Decides for each page whether the one of the last build is used again, and collects what the next build needs to decide it. Pure. */
import { once } from '../../memo/memoize.ts';
import type { Reads } from '../../model/read-tracker.ts';
import { keyOf, type SitePart } from '../../model/site-part.ts';
import type { PlaceChanges } from '../data/cached-places.ts';
import type { ReadySite } from '../data/link-site.ts';
import type { PageExports } from '../seen-pages.ts';
import { type FingerprintedSite, fingerprintOf, hashOf } from './part-fingerprints.ts';
import type { CachedPages } from './snapshot.ts';

interface PageCacheInput extends FingerprintedSite {
  /** Names everything that all pages are made with besides parts: templates, icons. */
  key: string;
  /** The files besides pages that pages may link to. */
  targets: readonly string[];
  /** The last build's, if there is one. */
  previous: CachedPages | undefined;
}

export class PageCache {
  /** For the next build. Begins with the parts and exports of the last one, so that unchanged pages keep their numbers. */
  readonly current: CachedPages;
  readonly #site: FingerprintedSite;
  readonly #previous: CachedPages | undefined;
  /** By number, whether a part of the last build is the same. */
  readonly #isSame: readonly boolean[];
  readonly #partNumbers: () => Map<string, number>;
  readonly #exportsNumbers: () => Map<string, number>;

  constructor({ previous, ...site }: PageCacheInput) {
    const { model, pages, ownPages, changes } = site.ready;
    const key = site.key + linksKey(site.ready);
    // If a page of another language is gone, any page may link to it.
    const own = new Set(ownPages);
    const targets = [...site.targets, ...pages.filter((page) => !own.has(page)).map(({ file }) => file)];
    const { site: settings, urls, services } = model.lists.places.frame;
    const frame = hashOf([settings, urls.base, urls.origin, services]);
    const files = new Set([...pages.map(({ file }) => file), ...targets]);
    const usable = previous?.key === key && isEachServed(previous, files) ? previous : undefined;
    const parts = (usable?.parts ?? []).map(([part, fingerprint]): CachedPages['parts'][number] => {
      const isSame = changes && usable?.frame === frame && isUnaffected(part, changes, site);
      return [part, isSame ? fingerprint : fingerprintOf(part, site)];
    });
    const exports = [...(usable?.exports ?? [])];
    this.current = { key, frame, targets, parts, exports, pages: {} };
    this.#site = site;
    this.#previous = usable;
    this.#isSame = parts.map(([, fingerprint], number) => fingerprint === usable?.parts[number]?.[1]);
    this.#partNumbers = once(() => new Map(parts.map(([part], number) => [keyOf(part), number])));
    this.#exportsNumbers = once(() => new Map(exports.map((one, number) => [JSON.stringify(one), number])));
  }

  /** The exports of a page that is still in place, if nothing that it has read is different now. `isInPlace` gets the hash of its contents. */
  reuse(file: string, isInPlace: (hash: string) => boolean): PageExports | undefined {
    const page = this.#previous?.pages[file];
    if (!page?.reads.every((number) => this.#isSame[number]) || !isInPlace(page.hash)) return undefined;
    this.current.pages[file] = page;
    return this.current.exports[page.exports];
  }

  /** Adds a page that this build has made. */
  add(file: string, { hash, exports, reads }: { hash: string; exports: PageExports; reads: Reads }): void {
    const numbers = [...reads].map(([key, part]) =>
      numberOf(key, this.#partNumbers(), () => this.current.parts.push([part, fingerprintOf(part, this.#site)])),
    );
    const text = JSON.stringify(exports);
    // A deep copy: substrings of the page's HTML would keep all of it in memory.
    const number = numberOf(text, this.#exportsNumbers(), () => this.current.exports.push(JSON.parse(text)));
    this.current.pages[file] = { hash, exports: number, reads: numbers };
  }
}

/** In a language other than the main one, a link leads to the page in that language, if there is one: also a link by an alias. */
function linksKey({ main, twins }: ReadySite): string {
  if (!main) return '';
  const translated = [...twins].flatMap(([path, paths]) => (paths.size > 1 ? [[path, ...paths]] : []));
  return hashOf([translated, main.redirects]);
}

/** `push` adds what has no number yet to its list, and returns the new length. */
function numberOf(key: string, numbers: Map<string, number>, push: () => number): number {
  const number = numbers.get(key) ?? push() - 1;
  numbers.set(key, number);
  return number;
}

/** If a page or file is gone, any page may link to it, and is made again. */
function isEachServed({ pages, targets }: CachedPages, files: ReadonlySet<string>): boolean {
  return [...Object.keys(pages), ...targets].every((file) => files.has(file));
}

/** Most parts are of places that are the same, and of lists, which are the same while no rank is different: they need no fingerprint. */
function isUnaffected(part: SitePart, { facts, ranks }: PlaceChanges, { ready }: FingerprintedSite): boolean {
  if (part[0] === 'list') return !ranks;
  const [, kind, slug] = part;
  if (kind !== 'city' && kind !== 'county') return false;
  if (part[0] === 'all') return facts.size === 0;
  const { cities, counties } = ready.model;
  const place = part[0] === 'shown' && (kind === 'city' ? cities : counties).get(slug ?? '');
  return place ? !facts.has(place.file) : false;
}
