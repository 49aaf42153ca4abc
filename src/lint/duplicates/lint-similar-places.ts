/** Reports places whose own texts are the same apart from names. Pure. */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import { percent } from '../../text/strings.ts';
import { fieldOf, recordOf } from '../find-in-data.ts';
import type { LintedSite } from '../linted-site.ts';
import { shingleFinder } from './shingles.ts';
import { type PagePair, similarPages } from './similar-pages.ts';

/** Half of the shorter text: see why.md. */
const tooSimilar = 0.5;

/** Fields that are alike for good reason, or have their own lints. */
const otherFields = new Set<string | number | undefined>(['name', 'metaTitle', 'metaDescription', 'keywords']);

/** Each page of a place with the most similar earlier one, the most similar first; no pair for pages that share little. */
function similarPlaces({ records, model, routes }: LintedSite): PagePair[] {
  const find = shingleFinder(model);
  const places = routes.filter(({ template }) => template === 'city' || template === 'county');
  return similarPages(
    places.map((route) => {
      const marks = recordOf(records, route)?.annotations ?? [];
      const texts = marks.filter(({ kind, path }) => /^(text|markdown)$/.test(kind) && !otherFields.has(path[0]));
      return { path: route.path, shingles: find(texts.map(({ value }) => value)) };
    }),
  );
}

export function lintSimilarPlaces(site: LintedSite): Diagnostic[] {
  const { records, routes } = site;
  const byPath = new Map(routes.map((route) => [route.path, route]));
  return similarPlaces(site).flatMap(({ pages: [earlier, later], share }) => {
    const [first, second] = [byPath.get(earlier), byPath.get(later)];
    if (share < tooSimilar || !first || !second) return [];
    const message = `${later} and ${earlier} have ${percent(share)} of their text in common, apart from names and numbers.`;
    return [
      diagnose('place/similar', fieldOf(records, second, [['intro']]), message, {
        hint: 'Write about this place: its streets, local rules, jobs you did there.',
        related: [{ message: `${earlier} is built from`, at: fieldOf(records, first, [['intro']]) }],
        pages: [earlier, later],
      }),
    ];
  });
}
