/** Reports pages of places with the same text apart from names. Pure. */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import type { ContentRun } from '../../html/content-runs.ts';
import { SharedResults } from '../../memo/memoize.ts';
import { percent } from '../../text/percent.ts';
import type { LintedPage, LintedRoute, LintedSite } from '../linted-site.ts';
import { NumberList } from '../number-list.ts';
import { fieldOf } from '../records/find-in-data.ts';
import { BlockList, type BlockRange } from './block-list.ts';
import { comparePages, type PagePair } from './compare-pages.ts';
import { type MaskWords, placeMask } from './mask-places.ts';
import { distinctFinder, shingleLength } from './shingles.ts';

/** Half of the shorter page: see why.md. */
export const tooSimilar = 0.5;

/** Collects the shingles of each place's page. */
export class SimilarPlaces {
  readonly #mask: MaskWords;
  /** Blocks that other kinds of pages have too, such as labels, hours and service cards, which do not count. */
  readonly #boilerplate = new Set<number>();
  readonly #places: { path: string; ranges: readonly BlockRange[] }[] = [];
  readonly #blocks = new BlockList();
  /** Memoized for what pages share. */
  readonly #runs = new SharedResults<ContentRun, BlockRange>();

  constructor({ model }: LintedSite) {
    this.#mask = placeMask(model);
  }

  see({ route, read }: Pick<LintedPage, 'route' | 'read'>): void {
    const ranges = this.#runs.of(new Set(read.content.runs), this.#add).filter(({ start, end }) => start < end);
    if (isPlace(route)) this.#places.push({ path: route.path, ranges });
    else for (const block of numbersIn(ranges)) this.#boilerplate.add(this.#blocks.keyOf(block));
  }

  /** Adds the blocks with shingles. */
  #add = ({ blocks }: ContentRun): BlockRange => {
    const start = this.#blocks.length;
    for (const text of blocks) {
      const words = this.#mask(text);
      if (words.length >= shingleLength) this.#blocks.add(words);
    }
    return { start, end: this.#blocks.length };
  };

  /** Each page of a place with the most similar earlier one, the most similar first; no pair for pages that share nothing. */
  pairs(): PagePair[] {
    const own = new NumberList();
    const distinct = distinctFinder();
    const pages = this.#places.map(({ path, ranges }) => {
      own.clear();
      for (const block of numbersIn(ranges))
        if (!this.#boilerplate.has(this.#blocks.keyOf(block))) own.append(this.#blocks.shinglesOf(block));
      return { path, shingles: distinct(own.view()) };
    });
    return comparePages(pages);
  }
}

function* numbersIn(ranges: readonly BlockRange[]): Generator<number> {
  for (const { start, end } of ranges) for (let block = start; block < end; block++) yield block;
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
