/** Shingles of many pages → for each page, the most similar earlier page. Pure. */

export interface PagePair {
  /** The earlier page first. */
  pages: readonly [string, string];
  /** The share of the shorter page that is also on the other one: 0 to 1. */
  share: number;
}

export interface ShingledPage {
  path: string;
  /** Ascending, each once. */
  shingles: Uint32Array;
}

/** Shingles of a page that are looked up, so that the work grows with the pages only: the lowest, which pages with much text in common share. */
const maxLookedUp = 64;
/** Pages listed under a shingle: a paragraph that all pages have does not make all of them candidates. */
const maxListed = 4;

/** Candidates that are compared in full: those that share most of the shingles that were looked up. */
const maxCompared = 8;

/** The most similar first. */
export function similarPages(pages: readonly ShingledPage[]): PagePair[] {
  const listed = new Map<number, ShingledPage[]>();
  const pairs = pages.flatMap((page): PagePair[] => {
    const shared = new Map<ShingledPage, number>();
    for (const shingle of page.shingles.subarray(0, maxLookedUp)) {
      const earlier = listed.get(shingle) ?? [];
      for (const other of earlier) shared.set(other, (shared.get(other) ?? 0) + 1);
      if (earlier.length < maxListed) listed.set(shingle, [...earlier, page]);
    }
    const candidates = [...shared].sort(([, one], [, other]) => other - one).slice(0, maxCompared);
    const found = candidates.map(([other]): PagePair => {
      return { pages: [other.path, page.path], share: shareOf(page.shingles, other.shingles) };
    });
    return found.sort((a, b) => b.share - a.share).slice(0, 1);
  });
  return pairs.sort((a, b) => b.share - a.share);
}

function shareOf(one: Uint32Array, other: Uint32Array): number {
  let common = 0;
  for (let at = 0, beside = 0; at < one.length && beside < other.length; ) {
    const [own, its] = [one[at] ?? 0, other[beside] ?? 0];
    if (own === its) common += 1;
    if (own <= its) at += 1;
    if (its <= own) beside += 1;
  }
  return common / Math.min(one.length, other.length);
}
