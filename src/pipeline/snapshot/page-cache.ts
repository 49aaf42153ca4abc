/** Decides for each page whether the one of the last build is used again, and collects what the next build needs to decide it. Pure. */
import { once } from '../../memo/memoize.ts';
import type { Reads } from '../../model/read-tracker.ts';
import { keyOf, type SitePart } from '../../model/site-part.ts';
import type { FileChanges } from '../data/cached-files.ts';
import type { ReadySite } from '../data/link-site.ts';
import type { SiteFrame } from '../make-site.ts';
import type { PageExports } from '../seen-pages.ts';
import { type FingerprintedSite, fingerprintOf, hashOf } from './part-fingerprints.ts';
import type { CachedPages } from './snapshot.ts';

interface PageCacheInput extends FingerprintedSite, SiteFrame {
  /** The last build's, if there is one. */
  previous: CachedPages | undefined;
}

export function pageCache({ previous, ...site }: PageCacheInput) {
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
  /** By number, whether a part of the last build is the same. */
  const isSame = parts.map(([, fingerprint], number) => fingerprint === usable?.parts[number]?.[1]);
  const partNumbers = once(() => new Map(parts.map(([part], number) => [keyOf(part), number])));
  const exportsNumbers = once(() => new Map(exports.map((one, number) => [JSON.stringify(one), number])));
  const current: CachedPages = { key, frame, targets, parts, exports, pages: {} };
  return {
    /** For the next build. Begins with the parts and exports of the last one, so that unchanged pages keep their numbers. */
    current,
    /** The exports of a page that is still in place, if nothing that it has read is different now. `isInPlace` gets the hash of its contents. */
    reuse(file: string, isInPlace: (hash: string) => boolean): PageExports | undefined {
      const page = usable?.pages[file];
      if (!page?.reads.every((number) => isSame[number]) || !isInPlace(page.hash)) return undefined;
      current.pages[file] = page;
      return exports[page.exports];
    },
    /** Adds a page that this build has made. */
    add(file: string, made: { hash: string; exports: PageExports; reads: Reads }): void {
      const reads = [...made.reads].map(([key, part]) =>
        numberOf(key, partNumbers(), () => parts.push([part, fingerprintOf(part, site)])),
      );
      const text = JSON.stringify(made.exports);
      // A deep copy: substrings of the page's HTML would keep all of it in memory.
      const number = numberOf(text, exportsNumbers(), () => exports.push(JSON.parse(text)));
      current.pages[file] = { hash: made.hash, exports: number, reads };
    },
  };
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
function isUnaffected(part: SitePart, { facts, ranks }: FileChanges, { ready }: FingerprintedSite): boolean {
  if (part[0] === 'list') return !ranks;
  const [, kind, slug] = part;
  if (kind !== 'city' && kind !== 'county') return false;
  if (part[0] === 'all') return facts.size === 0;
  const { cities, counties } = ready.model;
  const place = part[0] === 'shown' && (kind === 'city' ? cities : counties).get(slug ?? '');
  return place ? !facts.has(place.file) : false;
}
