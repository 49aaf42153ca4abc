/** Shingles of pages → consecutive numbers for those on more than one page, with which arrays can be indexed. Pure. */
import { ShingleTable } from './shingle-table.ts';

export interface NumberedRuns {
  /** The numbers of a page's shingles, without those that no other page has. */
  of: (page: number) => { frequent: Uint32Array; rare: Uint32Array };
  /** For each number, how many pages have it. Frequent shingles have the lowest numbers, then those with the same first page have consecutive ones. */
  sizes: Uint32Array;
  frequentCount: number;
}

/** `pages`: the distinct shingles of each page. A shingle is frequent if more than `maxRare` pages have it. */
export function numberRuns(pages: readonly Uint32Array[], maxRare: number): NumberedRuns {
  const { entries, ends, counts } = listEntries(pages);
  const { numbers, sizes, frequentCount } = numberEntries(counts, maxRare);
  const starts = new Uint32Array(pages.length + 1);
  const middles = new Uint32Array(pages.length);
  /** The rare numbers of one page. */
  const rare = new Uint32Array(Math.max(0, ...pages.map(({ length }) => length)));
  // In place, because the numbers of a page are never more than its entries.
  const all = entries;
  let next = 0;
  for (let page = 0, at = 0; page < pages.length; page++) {
    let rareCount = 0;
    for (const end = ends[page] ?? 0; at < end; at++) {
      const number = numbers[entries[at] ?? 0] ?? 0;
      if (number < frequentCount) all[next++] = number;
      else if (number !== none) rare[rareCount++] = number;
    }
    middles[page] = next;
    for (let index = 0; index < rareCount; index++) all[next++] = rare[index] ?? 0;
    starts[page + 1] = next;
  }
  return {
    of: (page) => ({
      frequent: all.subarray(starts[page], middles[page]),
      rare: all.subarray(middles[page], starts[page + 1]),
    }),
    sizes,
    frequentCount,
  };
}

/** For shingles that only one page has. */
const none = 2 ** 32 - 1;

/** The table's entries of each page's shingles, where they end, and for each entry how many pages have it. */
function listEntries(pages: readonly Uint32Array[]): { entries: Uint32Array; ends: Uint32Array; counts: Uint32Array } {
  const mayBeShared = sharedFilter(pages);
  const table = new ShingleTable();
  const entries = new Uint32Array(totalLength(pages));
  const ends = new Uint32Array(pages.length);
  let count = 0;
  for (const [page, shingles] of pages.entries()) {
    for (let at = 0; at < shingles.length; at++) {
      const shingle = shingles[at] ?? 0;
      if (mayBeShared(shingle)) entries[count++] = table.entryOf(shingle);
    }
    ends[page] = count;
  }
  const counts = new Uint32Array(table.size);
  for (let at = 0; at < count; at++) {
    const entry = entries[at] ?? 0;
    counts[entry] = (counts[entry] ?? 0) + 1;
  }
  return { entries, ends, counts };
}

/** The number of each entry. */
function numberEntries(
  counts: Uint32Array,
  maxRare: number,
): { numbers: Uint32Array; sizes: Uint32Array; frequentCount: number } {
  const numbers = new Uint32Array(counts.length).fill(none);
  const sizes = new Uint32Array(counts.length);
  let next = 0;
  const numberAll = (min: number, max: number) => {
    for (let entry = 0; entry < counts.length; entry++) {
      const count = counts[entry] ?? 0;
      if (count < min || count > max) continue;
      sizes[next] = count;
      numbers[entry] = next++;
    }
    return next;
  };
  const frequentCount = numberAll(maxRare + 1, Number.POSITIVE_INFINITY);
  return { numbers, sizes: sizes.slice(0, numberAll(2, maxRare)), frequentCount };
}

/** Rules out most shingles that occur once, which need no entry in the table: a Bloom filter with eight bits per shingle. */
function sharedFilter(pages: readonly Uint32Array[]): (shingle: number) => boolean {
  const bits = 2 ** Math.min(32, Math.max(8, Math.ceil(Math.log2(totalLength(pages) * 8))));
  /** For each of four shingles, the bits of a byte are: seen, seen again. */
  const seen = new Uint8Array(bits / 4);
  const byteOf = (shingle: number) => (shingle & (bits - 1)) >>> 2;
  for (const shingles of pages)
    for (let at = 0; at < shingles.length; at++) {
      const shingle = shingles[at] ?? 0;
      const [byte, bit] = [byteOf(shingle), 1 << (2 * (shingle & 3))];
      const known = seen[byte] ?? 0;
      seen[byte] = known | ((known & bit) === 0 ? bit : 2 * bit);
    }
  return (shingle) => ((seen[byteOf(shingle)] ?? 0) & (2 << (2 * (shingle & 3)))) !== 0;
}

function totalLength(pages: readonly Uint32Array[]): number {
  return pages.reduce((sum, { length }) => sum + length, 0);
}
