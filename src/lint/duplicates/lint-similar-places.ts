/** Reports places whose own texts are the same apart from names. Pure. */
import { type Diagnostic, diagnose, type Location, wholeFile } from '../../diagnostics/diagnostic.ts';
import { groupBy } from '../../domain/groups.ts';
import type { Annotation } from '../../schema/annotation.ts';
import type { DataRecord } from '../../schema/records.ts';
import { percent } from '../../text/strings.ts';
import { recordOf } from '../find-in-data.ts';
import type { LintedRoute, LintedSite } from '../linted-site.ts';
import { shingleFinder } from './shingles.ts';

/** Half of the shorter text: see why.md. */
const tooSimilar = 0.5;

/** Fields that are alike for good reason, or have their own lints. */
const otherFields = new Set<string | number | undefined>(['name', 'metaTitle', 'metaDescription', 'keywords']);

export function lintSimilarPlaces({ records, model, routes }: LintedSite): Diagnostic[] {
  const find = shingleFinder(model);
  const places = routes.filter(({ template }) => template === 'city' || template === 'county');
  // Further pages of a county's list are made from the same file.
  const firstPages = [...groupBy(places, ({ source }) => source).values()];
  const pages = groupBy(
    firstPages.map(([route]) => {
      const texts = textsOf(recordOf(records, route));
      return { route, shingles: find(texts.map(({ value }) => value)) };
    }),
    ({ route }) => route.language,
  );
  /** The text of a page that has most in common with the other. */
  const copied = ({ route }: Shingled & { route: LintedRoute }, other: Shingled): Location => {
    const record = recordOf(records, route);
    const texts = textsOf(record).map(({ path, value }) => ({ path, common: inCommon(find([value]), other.shingles) }));
    const [most] = texts.sort((a, b) => b.common - a.common);
    return record && most ? record.locate(most.path) : wholeFile(route.source);
  };
  // A page that has the texts of its original is reported as not translated.
  return [...pages.values()].flatMap(similarPages).flatMap(({ pages: [one, other], share }) => {
    if (share < tooSimilar) return [];
    const [earlier, later] = [one.route, other.route];
    const message = `${later.path} and ${earlier.path} have ${percent(share)} of their text in common, apart from names and numbers.`;
    return [
      diagnose('place/similar', copied(other, one), message, {
        hint: 'Write about this place: its streets, local rules, jobs you did there.',
        related: [{ message: `${earlier.path} is built from`, at: copied(one, other) }],
        pages: [earlier.path, later.path],
      }),
    ];
  });
}

function textsOf(record: DataRecord | undefined): Annotation[] {
  const marks = record?.annotations ?? [];
  return marks.filter(({ kind, path }) => /^(text|markdown)$/.test(kind) && !otherFields.has(path[0]));
}

interface Shingled {
  /** Ascending, each once. */
  shingles: Uint32Array;
}

interface PagePair<Page> {
  /** The earlier page first. */
  pages: readonly [Page, Page];
  /** The share of the shorter page that is also on the other one: 0 to 1. */
  share: number;
}

/** Shingles of a page that are looked up, so that the work grows with the pages only: the lowest, which pages with much text in common share. */
const maxLookedUp = 64;
/** Pages listed under a shingle: a paragraph that all pages have does not make all of them candidates. */
const maxListed = 4;

/** Candidates that are compared in full, those that share most of the looked-up shingles first. Of places with paragraphs in common, with 8 instead, up to two in five similar ones were not found. */
const maxCompared = 64;

/** Each page with the most similar earlier one, the most similar first; no pair for pages that share little. */
export function similarPages<Page extends Shingled>(pages: readonly Page[]): PagePair<Page>[] {
  const listed = new Map<number, Page[]>();
  const pairs = pages.flatMap((page) => {
    const shared = new Map<Page, number>();
    for (const shingle of page.shingles.subarray(0, maxLookedUp)) {
      const earlier = listed.get(shingle) ?? [];
      for (const other of earlier) shared.set(other, (shared.get(other) ?? 0) + 1);
      if (earlier.length < maxListed) listed.set(shingle, [...earlier, page]);
    }
    const candidates = [...shared].sort(([, one], [, other]) => other - one).slice(0, maxCompared);
    const found = candidates.map(([other]): PagePair<Page> => {
      return { pages: [other, page], share: shareOf(page.shingles, other.shingles) };
    });
    return found.sort((a, b) => b.share - a.share).slice(0, 1);
  });
  return pairs.sort((a, b) => b.share - a.share);
}

function shareOf(one: Uint32Array, other: Uint32Array): number {
  return inCommon(one, other) / Math.min(one.length, other.length);
}

function inCommon(one: Uint32Array, other: Uint32Array): number {
  let common = 0;
  for (let at = 0, beside = 0; at < one.length && beside < other.length; ) {
    const [own, its] = [one[at] ?? 0, other[beside] ?? 0];
    if (own === its) common += 1;
    if (own <= its) at += 1;
    if (its <= own) beside += 1;
  }
  return common;
}
