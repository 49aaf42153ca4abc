/** Reports pages of places with the same text apart from names. Pure. */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import type { ContentRun } from '../../html/content-runs.ts';
import { SharedResults } from '../../memo/memoize.ts';
import { percent } from '../../text/percent.ts';
import type { LintedPage, LintedRoute, LintedSite } from '../linted-site.ts';
import { NumberList } from '../number-list.ts';
import { fieldOf } from '../records/find-in-data.ts';
import { comparePages, type PagePair } from './compare-pages.ts';
import { type MaskWords, placeMask } from './mask-places.ts';
import { addShingles, blockKey, distinct, joinedKey, shingleLength } from './shingles.ts';

/** Half of the shorter page: see why.md. */
export const tooSimilar = 0.5;

/** Collects the shingles of each place's page. */
export class SimilarPlaces {
  readonly #mask: MaskWords;
  /** Blocks that other kinds of pages have too, such as labels, hours and service cards, which do not count. */
  readonly #boilerplate = new Set<number>();
  readonly #places: { path: string; blocks: Uint32Array }[] = [];
  /** Memoized for what pages share. */
  readonly #runs = new SharedResults<ContentRun, Uint32Array>();
  /** The shingles of the current run or page. */
  readonly #numbers = new NumberList();

  constructor({ model }: LintedSite) {
    this.#mask = placeMask(model);
  }

  see({ route, read }: Pick<LintedPage, 'route' | 'read'>): void {
    const runs = this.#runs.of(new Set(read.content.runs), this.#blocksOf);
    if (isPlace(route)) this.#places.push({ path: route.path, blocks: joined(runs) });
    else for (const blocks of runs) for (const { key } of eachBlock(blocks)) this.#boilerplate.add(key);
  }

  /** For each block with shingles: its key, their number, and themselves. */
  #blocksOf = ({ blocks }: ContentRun): Uint32Array => {
    const kept = this.#numbers;
    kept.clear();
    for (const text of blocks) {
      const hashes = this.#mask(text);
      if (hashes.length < shingleLength) continue;
      const { high, low } = blockKey(hashes);
      for (const number of [high, low, hashes.length + 1 - shingleLength]) kept.push(number);
      addShingles(hashes, kept);
    }
    return kept.toArray();
  };

  /** Each page of a place with the most similar earlier one, the most similar first; no pair for pages that share nothing. */
  pairs(): PagePair[] {
    return comparePages(this.#places.map(({ path, blocks }) => ({ path, shingles: this.#ownOf(blocks) })));
  }

  #ownOf(blocks: Uint32Array): Uint32Array {
    const own = this.#numbers;
    own.clear();
    for (const { key, shingles } of eachBlock(blocks)) if (!this.#boilerplate.has(key)) own.append(shingles);
    return distinct(own.toArray());
  }
}

function joined(arrays: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const array of arrays) {
    all.set(array, end);
    end += array.length;
  }
  return all;
}

/** The blocks in the result of `#blocksOf`. */
function* eachBlock(blocks: Uint32Array): Generator<{ key: number; shingles: Uint32Array }> {
  for (let at = 0; at < blocks.length; ) {
    const [high = 0, low = 0, count = 0] = [blocks[at], blocks[at + 1], blocks[at + 2]];
    at += 3 + count;
    yield { key: joinedKey(high, low), shingles: blocks.subarray(at - count, at) };
  }
}

/** `pairs` is the result of SimilarPlaces. */
export function lintSimilarPlaces(
  site: Pick<LintedSite, 'records' | 'routes'>,
  pairs: readonly PagePair[],
): Diagnostic[] {
  const similar = pairs.filter(({ share }) => share >= tooSimilar);
  if (similar.length === 0) return [];
  const routes = new Map<string, LintedRoute>(site.routes.map((route) => [route.path, route]));
  return similar.flatMap(({ pages: [earlier, later], share }) => {
    const [first, second] = [routes.get(earlier), routes.get(later)];
    if (!first || !second) return [];
    const message = `${later} and ${earlier} have ${percent(share)} of their text in common, apart from names and numbers.`;
    return [
      diagnose('place/similar', fieldOf(site.records, second, [['intro']]), message, {
        hint: 'Write about this place: its streets, local rules, jobs you did there.',
        related: [{ message: `${earlier} is built from`, at: fieldOf(site.records, first, [['intro']]) }],
        pages: [earlier, later],
      }),
    ];
  });
}

function isPlace({ template }: LintedRoute): boolean {
  return template === 'city' || template === 'county';
}
