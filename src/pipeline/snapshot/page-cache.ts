/**
 * Decides for each page in one language whether the one of the last build is used again, and collects what the next build needs to
 * decide it. A page depends on what all pages are made with (the key), on the files that its links may lead to, and on the parts
 * of the site that it has read. Pure.
 */
import { localTime } from '../../domain/local-time.ts';
import { hasMetaPolicy } from '../../domain/policies/content-policy.ts';
import { urlPathOf } from '../../domain/urls/file-urls.ts';
import { fileHash } from '../../files/content-hash.ts';
import { slugOf } from '../../load/classify.ts';
import { listInputValues } from '../../model/ranked-places.ts';
import type { Reads } from '../../model/read-tracker.ts';
import { keyOf, type SitePart } from '../../model/site-part.ts';
import type { Outputs, PageExports } from '../outputs.ts';
import type { LanguageSite, ReadySite } from '../ready-site.ts';
import type { SiteOptions } from '../site-options.ts';
import { numbered } from './numbered.ts';
import { fingerprintOf, hashOf } from './part-fingerprints.ts';

/** What a build caches of the pages in one language. Plain JSON. Thousands of pages share parts and exports, so each is listed once, and pages have its number. */
export interface CachedPages {
  /** A hash of all that each page is made with besides parts: templates, icons. */
  key: string;
  /** A hash of what lists of places depend on besides the places. */
  listInputs: string;
  /** The URLs, without the base path, that pages may link to besides the pages in their language. */
  targets: readonly string[];
  /** All parts that pages have read, each with its fingerprint. */
  parts: (readonly [SitePart, fingerprint: string])[];
  exports: PageExports[];
  /** By file. */
  pages: Record<string, CachedPage>;
}

interface CachedPage {
  /** Of its contents. */
  hash: string;
  /** The number of what it exports. */
  exports: number;
  /** The numbers of the parts that it has read. */
  reads: number[];
}

interface PageCacheInput {
  ready: ReadySite;
  options: SiteOptions;
  outputs: Outputs;
  /** The last build's, if there is one. */
  previous: CachedPages | undefined;
}

export function pageCache(site: LanguageSite, { ready, options, outputs, previous }: PageCacheInput) {
  const current = { ready, site, time: localTime(site.model.site.business.timeZone, options.now) };
  const key = pagesKey(site, ready, options);
  const targets = targetsOf(site, ready, outputs);
  const served = new Set([...urlsOf(site.pages), ...targets]);
  const gone = previous ? goneUrls(previous, served) : [];
  const last = previous?.key === key && gone ? previous : undefined;
  const listInputs = hashOf(listInputValues(site.model.lists.places.inputs));
  const withFingerprint = (part: SitePart) => [part, fingerprintOf(part, current)] as const;
  const isUnaffected = last ? unaffectedParts(site, last.listInputs === listInputs) : () => false;
  // These begin with those of the last build, so that unchanged pages keep their numbers.
  const parts = numbered<CachedPages['parts'][number]>(
    (last?.parts ?? []).map((known) => (isUnaffected(known[0]) ? known : withFingerprint(known[0]))),
    ([part]) => keyOf(part),
  );
  const exports = numbered<PageExports>([...(last?.exports ?? [])], (one) => JSON.stringify(one));
  /** By number, whether a part of the last build is the same. */
  const isSame = parts.items.map(([, fingerprint], number) => fingerprint === last?.parts[number]?.[1]);
  const pages: CachedPages['pages'] = {};
  return {
    /** The exports of a page that is still in place, if nothing that it has read is different now, and it links to nothing that is gone. */
    reuse(file: string, { isInPlace, contents }: PageInPlace): PageExports | undefined {
      const page = last?.pages[file];
      if (!page?.reads.every((number) => isSame[number]) || !isInPlace(page.hash)) return undefined;
      if (gone && gone.length > 0 && mayLinkTo(gone, contents())) return undefined;
      pages[file] = page;
      return exports.items[page.exports];
    },
    /** Adds a page that this build has made. */
    add(file: string, made: { hash: string; exports: PageExports; reads: Reads }): void {
      const text = JSON.stringify(made.exports);
      // Nearly always what it read in the last build, whose numbers are known without a map of all parts.
      const before = new Map(last?.pages[file]?.reads.map((number) => [keyOf(parts.at(number)[0]), number]));
      pages[file] = {
        hash: made.hash,
        // A deep copy: substrings of the page's HTML would keep all of it in memory.
        exports: exports.numberOf(text, () => JSON.parse(text)),
        reads: [...made.reads].map(
          ([key, part]) => before.get(key) ?? parts.numberOf(key, () => withFingerprint(part)),
        ),
      };
    },
    /** For the next build, once each page is used again or added. */
    finish: (): CachedPages => ({ key, targets, listInputs, parts: parts.items, exports: exports.items, pages }),
  };
}

/** Of all that each page is made with besides parts. */
function pagesKey(site: LanguageSite, { main, bundled, iconSprite, policy }: ReadySite, options: SiteOptions): string {
  const { urls, redirects } = main.model;
  const { file, names } = iconSprite;
  // In a language other than the main one, a link leads to the page in that language, if there is one: also a link by an alias.
  const links = site === main ? [] : [site.pages.map(({ original, path }) => [original, path]), redirects];
  return hashOf([
    [fileHash(bundled.templates.code), file.path, [...names].sort()],
    [options.minify, options.development, urls.base, urls.origin],
    links,
    hasMetaPolicy(main.model.site) && [...policy],
  ]);
}

/** The URLs that pages may link to besides pages in their language. */
function targetsOf(site: LanguageSite, { languages }: ReadySite, outputs: Outputs): string[] {
  const others = languages.filter((one) => one !== site);
  return [...outputs.linkTargets(), ...others.flatMap(({ pages }) => urlsOf(pages))];
}

function urlsOf(pages: LanguageSite['pages']): string[] {
  return pages.map(({ file }) => urlPathOf(file));
}

/** The page of the last build in the output folder. */
interface PageInPlace {
  /** Gets the hash of its contents. */
  isInPlace: (hash: string) => boolean;
  contents: () => Buffer;
}

/** To search a page for so many costs as much as to make it. */
const maxGone = 100;

/** The URLs that are no longer served, to which any page may link. Undefined if a search for them would be slow, or could miss a form of one. */
function goneUrls({ pages, targets }: CachedPages, served: ReadonlySet<string>): string[] | undefined {
  const gone = [...Object.keys(pages).map(urlPathOf), ...targets].filter((url) => !served.has(url));
  return gone.length <= maxGone && gone.every((url) => /^[\w/.~-]+$/.test(url)) ? gone : undefined;
}

function mayLinkTo(urls: readonly string[], contents: Buffer): boolean {
  return urls.some((url) => contents.includes(url));
}

/**
 * Most parts need no fingerprint: those of places whose text or facts are the same. Lists are made from the ranks of places and other
 * inputs; a place's label, from the names of all.
 */
function unaffectedParts({ changes }: LanguageSite, hasSameInputs: boolean): (part: SitePart) => boolean {
  if (!changes) return () => false;
  const isSameOrder = hasSameInputs && !changes.hasOtherRanks;
  const slugsOf = (files: ReadonlySet<string>) => new Set([...files].map(slugOf));
  const [texts, facts] = [slugsOf(changes.texts), slugsOf(changes.facts)];
  return (part) => {
    if (part[0] === 'list') return isSameOrder;
    const [name, kind, slug = ''] = part;
    if (kind !== 'city' && kind !== 'county') return false;
    if (name === 'file') return !texts.has(slug);
    if (name === 'shown') return isSameOrder && !facts.has(slug);
    return name === 'all' && isSameOrder && facts.size === 0;
  };
}
