/** Shingles of many pages → for each page, the most similar earlier page. Pure. */

export interface PagePair {
  /** The earlier page first. */
  pages: readonly [string, string];
  /** The share of the shorter page that is also on the other one: 0 to 1. */
  share: number;
}

export interface ShingledPage {
  path: string;
  shingles: ReadonlySet<number>;
}

/** Shingles of a page that are looked up, so that the work grows with the pages only: the lowest, which pages with much text in common share. */
const maxLookedUp = 64;
/** Pages listed under a shingle: a paragraph that all pages have does not make all of them candidates. */
const maxListed = 4;

/** The most similar first. */
export function similarPages(pages: readonly ShingledPage[]): PagePair[] {
  const listed = new Map<number, ShingledPage[]>();
  const pairs = pages.flatMap((page): PagePair[] => {
    const candidates = new Set<ShingledPage>();
    for (const shingle of [...page.shingles].sort((a, b) => a - b).slice(0, maxLookedUp)) {
      const earlier = listed.get(shingle) ?? [];
      for (const other of earlier) candidates.add(other);
      if (earlier.length < maxListed) listed.set(shingle, [...earlier, page]);
    }
    const found = [...candidates].map((other): PagePair => {
      return { pages: [other.path, page.path], share: shareOf(page.shingles, other.shingles) };
    });
    return found.sort((a, b) => b.share - a.share).slice(0, 1);
  });
  return pairs.sort((a, b) => b.share - a.share);
}

function shareOf(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];
  let common = 0;
  for (const shingle of shorter) if (longer.has(shingle)) common += 1;
  return common / shorter.size;
}
