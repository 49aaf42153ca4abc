/** Shingles of many pages → for each page, the most similar earlier page. Pure. */
import { numberRuns } from './number-runs.ts';
import { SharedCounts } from './shared-counts.ts';

export interface PagePair {
  /** The earlier page first. */
  pages: readonly [string, string];
  /** The share of the shorter page that is also on the other one: 0 to 1. */
  share: number;
}

/** Jaccard similarity above which a page counts as a copy: whatever is similar to one page is similar to the other. */
const sameText = 0.95;

/** The index lists all pages with a run of words if at most this many have it. */
const maxListed = 64;
/** Pages listed for a more frequent run: similar pages are then found by other runs that they share. */
const listedOfMany = 16;

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
  const runs = numberRuns(pages.map(({ shingles }) => shingles));
  const index = new RunIndex(runs.sizes);
  const pairs: PagePair[] = [];
  const shared = new SharedCounts(pages.map(({ shingles }) => shingles.length));
  /** For each run, the last page with it. */
  const marks = new Uint32Array(runs.sizes.length);
  for (const [number, { path, shingles }] of pages.entries()) {
    let [nearest, share] = [-1, 0];
    const own = runs.of(number);
    // Indexes, because iterators of typed arrays take several times as long.
    for (let at = 0; at < own.length; at++) {
      const run = own[at] ?? 0;
      const [start, end] = [index.start(run), index.end(run)];
      shared.add(index.pages, start, end);
      count(1 + end - start);
      marks[run] = number;
    }
    for (const earlier of shared.takeMost(shingles.length)) {
      const other = runs.of(earlier);
      let common = 0;
      for (let at = 0; at < other.length; at++) if (marks[other[at] ?? 0] === number) common += 1;
      count(other.length);
      const ofShorter = common / Math.min(shingles.length, pages[earlier]?.shingles.length ?? 0);
      if (ofShorter > share || (ofShorter === share && earlier < nearest)) [nearest, share] = [earlier, ofShorter];
    }
    const other = pages[nearest];
    if (other) pairs.push({ pages: [other.path, path], share });
    if (other && resemblance(share, shingles.length, other.shingles.length) >= sameText) continue;
    for (let at = 0; at < own.length; at++) index.add(own[at] ?? 0, number);
  }
  return pairs.sort((a, b) => b.share - a.share);
}

/** Lists of pages by run, all in one array: separate lists would take most of the memory. */
class RunIndex {
  readonly pages: Uint32Array;
  readonly #starts: Uint32Array;
  readonly #ends: Uint32Array;

  /** `sizes`: the number of pages with each run. */
  constructor(sizes: Uint32Array) {
    this.#starts = new Uint32Array(sizes.length + 1);
    let next = 0;
    for (let run = 0; run < sizes.length; run++) {
      const size = sizes[run] ?? 0;
      next += size > maxListed ? listedOfMany : size;
      this.#starts[run + 1] = next;
    }
    this.#ends = this.#starts.slice(0, -1);
    this.pages = new Uint32Array(next);
  }

  start(run: number): number {
    return this.#starts[run] ?? 0;
  }

  end(run: number): number {
    return this.#ends[run] ?? 0;
  }

  /** Does nothing if the run's list is full. */
  add(run: number, page: number): void {
    const end = this.end(run);
    if (end === this.start(run + 1)) return;
    this.pages[end] = page;
    this.#ends[run] = end + 1;
  }
}

/** The Jaccard similarity of two pages; `share` is relative to the shorter one. */
function resemblance(share: number, one: number, other: number): number {
  const count = share * Math.min(one, other);
  return count / (one + other - count);
}
