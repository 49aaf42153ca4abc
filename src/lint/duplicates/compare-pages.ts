/** Shingles of many pages → for each page, the most similar earlier page. Pure. */
import { numberRuns } from './number-runs.ts';
import { maxListed, RunIndex } from './run-index.ts';
import { SharedCounts } from './shared-counts.ts';

export interface PagePair {
  /** The earlier page first. */
  pages: readonly [string, string];
  /** The share of the shorter page that is also on the other one: 0 to 1. */
  share: number;
}

/** Jaccard similarity above which a page counts as a copy: whatever is similar to one page is similar to the other. */
const sameText = 0.95;

/**
 * An index from runs of words (shingles) to pages counts the runs that a page shares with each earlier page, so that only
 * pages with common runs are compared. The index lists only the first pages of a very frequent run, and the best candidates
 * are then compared in full, so the time is linear in the number of pages. A copy of an earlier page is not added to the
 * index. `shingles` must be distinct; `count` receives the number of operations, for tests.
 */
export function comparePages(
  pages: readonly { path: string; shingles: Uint32Array }[],
  count: (looks: number) => void = () => undefined,
): PagePair[] {
  const runs = numberRuns(
    pages.map(({ shingles }) => shingles),
    maxListed,
  );
  const index = new RunIndex(runs.sizes);
  const pairs: PagePair[] = [];
  const shared = new SharedCounts(pages.map(({ shingles }) => shingles.length));
  /** For each frequent run, the last page with it. */
  const marks = new Uint32Array(runs.frequentCount);
  for (const [number, { path, shingles }] of pages.entries()) {
    let [nearest, share] = [-1, 0];
    const own = runs.of(number);
    const { frequent, rare } = own;
    count(shared.add(index, own));
    // Indexes, because iterators of typed arrays take several times as long.
    for (let at = 0; at < frequent.length; at++) marks[frequent[at] ?? 0] = number;
    for (const { page: earlier, rareCount } of shared.takeMost(shingles.length)) {
      const other = runs.of(earlier).frequent;
      let common = rareCount;
      for (let at = 0; at < other.length; at++) if (marks[other[at] ?? 0] === number) common += 1;
      count(other.length);
      const ofShorter = common / Math.min(shingles.length, pages[earlier]?.shingles.length ?? 0);
      if (ofShorter > share || (ofShorter === share && earlier < nearest)) [nearest, share] = [earlier, ofShorter];
    }
    const other = pages[nearest];
    if (other) pairs.push({ pages: [other.path, path], share });
    if (other && resemblance(share, shingles.length, other.shingles.length) >= sameText) continue;
    index.add(rare, number);
    index.add(frequent, number);
  }
  return pairs.sort((a, b) => b.share - a.share);
}

/** The Jaccard similarity of two pages; `share` is relative to the shorter one. */
function resemblance(share: number, one: number, other: number): number {
  const count = share * Math.min(one, other);
  return count / (one + other - count);
}
