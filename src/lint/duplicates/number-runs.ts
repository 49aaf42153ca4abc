/** Shingles of pages → consecutive numbers for those on more than one page, with which arrays can be indexed. Pure. */

export interface NumberedRuns {
  /** The numbers of a page's shingles, without those that no other page has. Shingles with the same first page have consecutive numbers. */
  of: (page: number) => Uint32Array;
  /** For each number, how many pages have it. */
  sizes: Uint32Array;
}

/** `pages`: the distinct shingles of each page. */
export function numberRuns(pages: readonly Uint32Array[]): NumberedRuns {
  const mayBeShared = sharedFilter(pages);
  const table = new ShingleTable();
  let count = 0;
  for (const shingles of pages)
    for (let at = 0; at < shingles.length; at++) {
      const shingle = shingles[at] ?? 0;
      if (!mayBeShared(shingle)) continue;
      table.add(shingle);
      count += 1;
    }
  const starts = new Uint32Array(pages.length + 1);
  const numbers = new Uint32Array(count);
  let next = 0;
  for (const [page, shingles] of pages.entries()) {
    for (let at = 0; at < shingles.length; at++) {
      const shingle = shingles[at] ?? 0;
      const number = mayBeShared(shingle) ? table.numberOf(shingle) : none;
      if (number !== none) numbers[next++] = number;
    }
    starts[page + 1] = next;
  }
  return { of: (page) => numbers.subarray(starts[page], starts[page + 1]), sizes: table.sizes() };
}

const none = -1;

/** Rules out most shingles that occur once, which need no entry in the table: a Bloom filter with eight bits per shingle. */
function sharedFilter(pages: readonly Uint32Array[]): (shingle: number) => boolean {
  const length = pages.reduce((sum, shingles) => sum + shingles.length, 0);
  const bits = 2 ** Math.min(32, Math.max(8, Math.ceil(Math.log2(length * 8))));
  const [seen, again] = [new Uint8Array(bits / 8), new Uint8Array(bits / 8)];
  const byteOf = (shingle: number) => (shingle & (bits - 1)) >>> 3;
  for (const shingles of pages)
    for (let at = 0; at < shingles.length; at++) {
      const shingle = shingles[at] ?? 0;
      const [byte, bit] = [byteOf(shingle), 1 << (shingle & 7)];
      if (((seen[byte] ?? 0) & bit) === 0) seen[byte] = (seen[byte] ?? 0) | bit;
      else again[byte] = (again[byte] ?? 0) | bit;
    }
  return (shingle) => ((again[byteOf(shingle)] ?? 0) & (1 << (shingle & 7))) !== 0;
}

/** Counts shingles and numbers those that occur twice: a hash table with open addressing in typed arrays. */
class ShingleTable {
  #mask = 2 ** 10 - 1;
  #used = 0;
  #shingles = new Uint32Array(this.#mask + 1);
  /** The count of each slot; 0 for a free slot. */
  #counts = new Uint32Array(this.#mask + 1);
  /** The number of each slot plus one; 0 for none yet. */
  #numbers = new Uint32Array(0);
  readonly #sizes: number[] = [];

  add(shingle: number): void {
    const place = this.#placeOf(shingle);
    const count = this.#counts[place] ?? 0;
    this.#counts[place] = count + 1;
    if (count > 0) return;
    this.#shingles[place] = shingle;
    this.#used += 1;
    if (this.#used * 2 > this.#mask) this.#grow();
  }

  /** To be called after all shingles were added. */
  numberOf(shingle: number): number {
    if (this.#numbers.length === 0) this.#numbers = new Uint32Array(this.#mask + 1);
    const place = this.#placeOf(shingle);
    const count = this.#counts[place] ?? 0;
    if (count < 2) return none;
    if (this.#numbers[place] === 0) this.#numbers[place] = this.#sizes.push(count);
    return (this.#numbers[place] ?? 0) - 1;
  }

  sizes(): Uint32Array {
    return Uint32Array.from(this.#sizes);
  }

  #placeOf(shingle: number): number {
    let place = (shingle >>> 3) & this.#mask;
    while (this.#counts[place] !== 0 && this.#shingles[place] !== shingle) place = (place + 1) & this.#mask;
    return place;
  }

  #grow(): void {
    const [shingles, counts] = [this.#shingles, this.#counts];
    this.#mask = this.#mask * 2 + 1;
    this.#shingles = new Uint32Array(this.#mask + 1);
    this.#counts = new Uint32Array(this.#mask + 1);
    for (let at = 0; at < shingles.length; at++) {
      const [shingle = 0, count = 0] = [shingles[at], counts[at]];
      if (count === 0) continue;
      const place = this.#placeOf(shingle);
      this.#shingles[place] = shingle;
      this.#counts[place] = count;
    }
  }
}
