/** Finds the pages that share the most runs of words with one page. Pure. */
import type { RunIndex } from './run-index.ts';

/** How many of the most promising candidates are compared in full. */
const maxCompared = 8;

interface Candidate {
  page: number;
  /** How many rare runs it shares: exact, because the index lists all earlier pages with a rare run. */
  rareCount: number;
}

/** Counts the runs that each earlier page shares with one page. The counts are reset for each page. */
export class SharedCounts {
  /** For each page, its rare runs and its listed frequent runs. */
  readonly #counts: Uint32Array;
  readonly #sizes: Uint32Array;
  /** The pages with a count: the first `#length` numbers. */
  readonly #counted: Uint32Array;
  #length = 0;

  constructor(sizes: readonly number[]) {
    this.#counts = new Uint32Array(2 * sizes.length);
    this.#counted = new Uint32Array(sizes.length);
    this.#sizes = Uint32Array.from(sizes);
  }

  /** Counts the pages in the index with these runs. Returns the number of operations. */
  add(index: RunIndex, { rare, frequent }: { rare: Uint32Array; frequent: Uint32Array }): number {
    return this.#add(index, rare, 0) + this.#add(index, frequent, 1);
  }

  #add({ pages, starts, ends }: RunIndex, runs: Uint32Array, kind: 0 | 1): number {
    const counts = this.#counts;
    const counted = this.#counted;
    let length = this.#length;
    let operations = runs.length;
    for (let at = 0; at < runs.length; at++) {
      const run = runs[at] ?? 0;
      const [start = 0, end = 0] = [starts[run], ends[run]];
      operations += end - start;
      for (let place = start; place < end; place++) {
        const page = pages[place] ?? 0;
        if (counts[2 * page] === 0 && counts[2 * page + 1] === 0) counted[length++] = page;
        counts[2 * page + kind] = (counts[2 * page + kind] ?? 0) + 1;
      }
    }
    this.#length = length;
    return operations;
  }

  /** Returns the pages with the highest share of the shorter page, earlier pages first among equals, and resets the counts. */
  takeMost(size: number): Candidate[] {
    const [counts, counted, sizes] = [this.#counts, this.#counted, this.#sizes];
    const most: Share[] = [];
    /** Candidates with a lower share are not among the most. */
    let least = 0;
    for (let index = 0; index < this.#length; index++) {
      const page = counted[index] ?? 0;
      const [rareCount = 0, frequentCount = 0] = [counts[2 * page], counts[2 * page + 1]];
      counts[2 * page] = 0;
      counts[2 * page + 1] = 0;
      const shorter = Math.min(size, sizes[page] ?? size);
      // Not a division, which takes most of the time.
      if (rareCount + frequentCount < least * shorter) continue;
      const share = (rareCount + frequentCount) / shorter;
      least = insert(most, { page, rareCount, share }) * justBelow;
    }
    this.#length = 0;
    return most;
  }
}

/** So that rounding rejects no share that is equal. */
const justBelow = 1 - 1e-9;

interface Share extends Candidate {
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
