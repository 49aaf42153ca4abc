/** Place pages that say the same with another name. Pure. */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import { percent } from '../../text/percent.ts';
import type { LintedPages, LintedRoute } from '../linted-site.ts';
import { fieldOf } from '../records/find-in-data.ts';
import { comparePages, type PagePair } from './compare-pages.ts';
import { placeMask } from './mask-places.ts';
import { shinglesOf } from './shingles.ts';

/** Half of the shorter page: see why.md. */
export const tooSimilar = 0.5;

/** Each place page with the one before it that it is most like, the most alike first; pages that share nothing have no pair. */
export function similarPlaces({ model, routes, reads }: LintedPages): PagePair[] {
  const mask = placeMask(model);
  const blocksOf = (path: string) => (reads.get(path)?.content.blocks ?? []).map(mask);
  const [places, others] = [routes.filter(isPlace), routes.filter((route) => !isPlace(route))];
  // What other kinds of pages say as well is the site's furniture: labels, hours, the cards of services.
  const furniture = new Set(others.flatMap(({ path }) => blocksOf(path).map(asKey)));
  const ownOf = (path: string) => blocksOf(path).filter((words) => !furniture.has(asKey(words)));
  return comparePages(places.map(({ path }) => ({ path, shingles: shinglesOf(ownOf(path)) })));
}

/** Pairs as similarPlaces gives them. */
export function lintSimilarPlaces(site: LintedPages, pairs: readonly PagePair[]): Diagnostic[] {
  const routes = new Map<string, LintedRoute>(site.routes.map((route) => [route.path, route]));
  return pairs
    .filter(({ share }) => share >= tooSimilar)
    .flatMap(({ pages: [earlier, later], share }) => {
      const [first, second] = [routes.get(earlier), routes.get(later)];
      if (!first || !second) return [];
      const message = `${later} and ${earlier} are ${percent(share)} alike: this share of the shorter page, apart from names and numbers, is also on the other page.`;
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

function asKey(words: readonly string[]): string {
  return words.join(' ');
}
