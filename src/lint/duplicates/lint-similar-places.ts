/** Reports pages of places with the same text apart from names. Pure. */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import { recentResults } from '../../memo/memoize.ts';
import { percent } from '../../text/strings.ts';
import { fieldOf } from '../find-in-data.ts';
import type { LintedPage, LintedRoute, LintedSite } from '../linted-site.ts';
import { type FindShingles, shingleFinder } from './shingles.ts';
import { type PagePair, similarPages } from './similar-pages.ts';

/** Half of the shorter page: see why.md. */
export const tooSimilar = 0.5;

/** Texts whose shingles are looked up, because other pages have them too. */
const recentBlocks = 5_000;

/** Collects the shingles of each place's page. */
export class SimilarPlaces {
  readonly #find: FindShingles;
  /** Those of other kinds of pages, such as labels, hours and service cards, which do not count. */
  readonly #boilerplate = new Set<number>();
  readonly #places: { path: string; blocks: readonly Uint32Array[] }[] = [];

  constructor({ model }: LintedSite) {
    this.#find = recentResults(recentBlocks, shingleFinder(model));
  }

  see({ route, read }: Pick<LintedPage, 'route' | 'read'>): void {
    const blocks = read.blocks.map(this.#find);
    if (isPlace(route)) this.#places.push({ path: route.path, blocks });
    else for (const block of blocks) for (const shingle of block) this.#boilerplate.add(shingle);
  }

  /** Each page of a place with the most similar earlier one, the most similar first; no pair for pages that share little. */
  pairs(): PagePair[] {
    const isOwn = (shingle: number) => !this.#boilerplate.has(shingle);
    return similarPages(
      this.#places.map(({ path, blocks }) => ({
        path,
        shingles: new Set(blocks.flatMap((block) => [...block].filter(isOwn))),
      })),
    );
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
