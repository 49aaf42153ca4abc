/** Shingles of many pages → for each page the earlier page it is most like. Pure. */

export interface PagePair {
  /** The earlier page first. */
  pages: readonly [string, string];
  /** How much of the shorter page is on the other one too: 0 to 1. */
  share: number;
}

/** So much of both pages together that whatever is like the one is like the other too. */
const sameText = 0.95;

/** So many pages are listed for a run of words: what more pages have in common is found by what else two of them share. */
const maxListed = 64;
/** So many of the pages that seem most alike are compared in full. */
const maxCompared = 8;

/**
 * Pages share few runs of words, so each page meets only those with which it shares one: an index from run to pages
 * counts the common runs of all pairs at once. A run that very many pages have is listed for the first of them alone, and the
 * pages that a count finds are then compared in full: so the work grows with the pages, not with their square. A page
 * that is the copy of an earlier one stays out of the index.
 */
export function comparePages(pages: readonly { path: string; shingles: ReadonlySet<number> }[]): PagePair[] {
  // Most runs are on one page only: a list for each would take most of the memory.
  const index = new Map<number, number | number[]>();
  const pairs: PagePair[] = [];
  const counts = new SharedCounts(pages.map(({ shingles }) => shingles.size));
  for (const [number, { path, shingles }] of pages.entries()) {
    let [nearest, share] = [-1, 0];
    for (const shingle of shingles) {
      const listed = index.get(shingle);
      if (typeof listed === 'number') counts.add(listed);
      else if (listed) for (const page of listed) counts.add(page);
    }
    for (const earlier of counts.takeMost(shingles.size)) {
      const other = pages[earlier]?.shingles ?? shingles;
      const ofShorter = commonOf(shingles, other) / Math.min(shingles.size, other.size);
      if (ofShorter > share || (ofShorter === share && earlier < nearest)) [nearest, share] = [earlier, ofShorter];
    }
    const other = pages[nearest];
    if (other) pairs.push({ pages: [other.path, path], share });
    if (other && resemblance(share, shingles.size, other.shingles.size) >= sameText) continue;
    for (const shingle of shingles) {
      const known = index.get(shingle);
      if (known === undefined) index.set(shingle, number);
      else if (typeof known === 'number') index.set(shingle, [known, number]);
      else if (known.length < maxListed) known.push(number);
    }
  }
  return pairs.sort((a, b) => b.share - a.share);
}

/** Counts what each earlier page shares with one page: a number for every page of the site, all zero between two counts. */
class SharedCounts {
  readonly #counts: Uint32Array;
  readonly #sizes: readonly number[];
  #counted: number[] = [];

  constructor(sizes: readonly number[]) {
    this.#counts = new Uint32Array(sizes.length);
    this.#sizes = sizes;
  }

  add(page: number): void {
    const count = this.#counts[page] ?? 0;
    if (count === 0) this.#counted.push(page);
    this.#counts[page] = count + 1;
  }

  /** Numbers of the pages that share most, as a part of the shorter page; the first of those that share as much. Begins again. */
  takeMost(size: number): number[] {
    const most: Share[] = [];
    for (const page of this.#counted) {
      const share = (this.#counts[page] ?? 0) / Math.min(size, this.#sizes[page] ?? size);
      this.#counts[page] = 0;
      const last = most.at(-1);
      if (most.length === maxCompared && last && !isBefore({ page, share }, last)) continue;
      const at = most.findIndex((other) => isBefore({ page, share }, other));
      most.splice(at === -1 ? most.length : at, 0, { page, share });
      most.length = Math.min(most.length, maxCompared);
    }
    this.#counted = [];
    return most.map(({ page }) => page);
  }
}

interface Share {
  page: number;
  share: number;
}

function isBefore(one: Share, other: Share): boolean {
  return one.share > other.share || (one.share === other.share && one.page < other.page);
}

function commonOf(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let count = 0;
  for (const shingle of small) if (large.has(shingle)) count += 1;
  return count;
}

/** What two pages have in common, as a part of what they have together; `share` is of the shorter one. */
function resemblance(share: number, one: number, other: number): number {
  const count = share * Math.min(one, other);
  return count / (one + other - count);
}
