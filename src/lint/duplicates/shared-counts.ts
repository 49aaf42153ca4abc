/** Finds the pages that share the most runs of words with one page. Pure. */

/** How many of the most promising candidates are compared in full. */
const maxCompared = 8;

/** Counts the runs that each earlier page shares with one page. The counts are reset for each page. */
export class SharedCounts {
  readonly #counts: Uint32Array;
  readonly #sizes: readonly number[];
  /** The pages with a count: the first `#length` numbers. */
  readonly #counted: Uint32Array;
  #length = 0;

  constructor(sizes: readonly number[]) {
    this.#counts = new Uint32Array(sizes.length);
    this.#counted = new Uint32Array(sizes.length);
    this.#sizes = sizes;
  }

  /** Increments the counts of the pages in a part of the index. */
  add(pages: Uint32Array, start: number, end: number): void {
    const counts = this.#counts;
    const counted = this.#counted;
    let length = this.#length;
    for (let at = start; at < end; at++) {
      const page = pages[at] ?? 0;
      const count = counts[page] ?? 0;
      if (count === 0) counted[length++] = page;
      counts[page] = count + 1;
    }
    this.#length = length;
  }

  /** Returns the pages with the highest share of the shorter page, earlier pages first among equals, and resets the counts. */
  takeMost(size: number): number[] {
    const most: Share[] = [];
    /** Candidates with a lower share are not among the most. */
    let least = 0;
    for (let index = 0; index < this.#length; index++) {
      const page = this.#counted[index] ?? 0;
      const share = (this.#counts[page] ?? 0) / Math.min(size, this.#sizes[page] ?? size);
      this.#counts[page] = 0;
      if (share >= least) least = insert(most, { page, share });
    }
    this.#length = 0;
    return most.map(({ page }) => page);
  }
}

interface Share {
  page: number;
  share: number;
}

/** Returns the share that a further candidate needs. Not a part of the loop, in which it would cost an object per candidate. */
function insert(most: Share[], one: Share): number {
  const at = most.findIndex((other) => isBefore(one, other));
  most.splice(at === -1 ? most.length : at, 0, one);
  most.length = Math.min(most.length, maxCompared);
  return most.length < maxCompared ? 0 : (most.at(-1)?.share ?? 0);
}

function isBefore(one: Share, other: Share): boolean {
  return one.share > other.share || (one.share === other.share && one.page < other.page);
}
