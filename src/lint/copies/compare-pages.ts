/** Shingles of many pages → for each page the earlier page it is most like. Pure. */

export interface PagePair {
  /** The earlier page first. */
  pages: readonly [string, string];
  /** How much of the shorter page stands on the other one too: 0 to 1. */
  share: number;
}

/** So much of both pages together that whatever is like the one is like the other too. */
const sameText = 0.95;

/**
 * Pages share few runs of words, so each page meets only those with which it shares one: an index from run to pages
 * counts the common runs of all pairs at once. A page that is the copy of an earlier one stays out of the index, so that
 * a thousand copies cost no more than a thousand different pages.
 */
export function comparePages(pages: readonly { path: string; shingles: ReadonlySet<number> }[]): PagePair[] {
  const index = new Map<number, number[]>();
  const common = new Uint32Array(pages.length);
  const pairs: PagePair[] = [];
  for (const [number, { path, shingles }] of pages.entries()) {
    countCommon(shingles, { index, common });
    let [nearest, share] = [-1, 0];
    for (let earlier = 0; earlier < number; earlier++) {
      const count = common[earlier] ?? 0;
      if (count === 0) continue;
      const ofShorter = count / Math.min(shingles.size, pages[earlier]?.shingles.size ?? count);
      if (ofShorter > share) [nearest, share] = [earlier, ofShorter];
      common[earlier] = 0;
    }
    const other = pages[nearest];
    if (other) pairs.push({ pages: [other.path, path], share });
    if (other && resemblance(share, shingles.size, other.shingles.size) >= sameText) continue;
    for (const shingle of shingles) {
      const known = index.get(shingle);
      if (known) known.push(number);
      else index.set(shingle, [number]);
    }
  }
  return pairs.sort((a, b) => b.share - a.share);
}

interface Counting {
  index: ReadonlyMap<number, readonly number[]>;
  /** By the page's number: how many shingles it has in common. */
  common: Uint32Array;
}

function countCommon(shingles: ReadonlySet<number>, { index, common }: Counting): void {
  for (const shingle of shingles) {
    const earlier = index.get(shingle);
    if (earlier === undefined) continue;
    for (let at = 0; at < earlier.length; at++) {
      const page = earlier[at] ?? 0;
      common[page] = (common[page] ?? 0) + 1;
    }
  }
}

/** What two pages have in common, as a part of what they have together; `share` is of the shorter one. */
function resemblance(share: number, one: number, other: number): number {
  const count = share * Math.min(one, other);
  return count / (one + other - count);
}
