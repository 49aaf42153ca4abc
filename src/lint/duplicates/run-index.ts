/** Lists of pages by run, all in one array: separate lists would take most of the memory. */

/** The list of a run has all pages if at most this many have the run. */
export const maxListed = 64;
/** Pages listed for a more frequent run: similar pages are then found by other runs that they share. */
const listedOfMany = 16;

export class RunIndex {
  readonly pages: Uint32Array;
  /** Where the list of each run begins in `pages`, and where it ends so far. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;

  /** `sizes`: the number of pages with each run. */
  constructor(sizes: Uint32Array) {
    this.starts = new Uint32Array(sizes.length + 1);
    let next = 0;
    for (let run = 0; run < sizes.length; run++) {
      const size = sizes[run] ?? 0;
      next += size > maxListed ? listedOfMany : size;
      this.starts[run + 1] = next;
    }
    this.ends = this.starts.slice(0, -1);
    this.pages = new Uint32Array(next);
  }

  /** Adds a page to the lists of its runs, except to those that are full. */
  add(runs: Uint32Array, page: number): void {
    const { pages, starts, ends } = this;
    for (let at = 0; at < runs.length; at++) {
      const run = runs[at] ?? 0;
      const end = ends[run] ?? 0;
      if (end === starts[run + 1]) continue;
      pages[end] = page;
      ends[run] = end + 1;
    }
  }
}
