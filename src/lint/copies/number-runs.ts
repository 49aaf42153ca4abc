/** Gives the shingles that more than one page has small numbers in a row, so that arrays can be indexed by them. Pure. */

export interface NumberedRuns {
  /** Numbers of the shingles of a page, without those that no other page has. */
  of: (page: number) => Uint32Array;
  /** For each number, on how many pages it is. */
  sizes: Uint32Array;
}

/** `pages`: the distinct shingles of each. */
export function numberRuns(pages: readonly Uint32Array[]): NumberedRuns {
  const starts = new Uint32Array(pages.length + 1);
  for (const [page, { length }] of pages.entries()) starts[page + 1] = (starts[page] ?? 0) + length;
  const all = new Uint32Array(starts[pages.length] ?? 0);
  for (const [page, shingles] of pages.entries()) all.set(shingles, starts[page]);
  const sorted = sortedPlaces(all, placesOfSeveral(all));
  const sizes: number[] = [];
  const isShared = new Uint8Array(all.length);
  for (let at = 0; at < sorted.length; ) {
    const shingle = all[sorted[at] ?? 0];
    let end = at + 1;
    while (end < sorted.length && all[sorted[end] ?? 0] === shingle) end += 1;
    if (end - at > 1) {
      for (let one = at; one < end; one++) {
        const place = sorted[one] ?? 0;
        all[place] = sizes.length;
        isShared[place] = 1;
      }
      sizes.push(end - at);
    }
    at = end;
  }
  const lengths = pages.map(({ length }, page) => {
    const start = starts[page] ?? 0;
    let next = start;
    for (let at = start; at < start + length; at++) if (isShared[at]) all[next++] = all[at] ?? 0;
    return next - start;
  });
  const of = (page: number) => {
    const start = starts[page] ?? 0;
    return all.subarray(start, start + (lengths[page] ?? 0));
  };
  return { of, sizes: Uint32Array.from(sizes) };
}

/** Places of all numbers that may be there twice. Most are there once, and need not be sorted. */
function placesOfSeveral(numbers: Uint32Array): Uint32Array {
  // Eight bits for each number: few have one bit by chance.
  const bits = 2 ** Math.min(32, Math.max(8, Math.ceil(Math.log2(numbers.length * 8))));
  const [seen, again] = [new Uint8Array(bits / 8), new Uint8Array(bits / 8)];
  const byteOf = (number: number) => (number & (bits - 1)) >>> 3;
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? 0;
    const [byte, bit] = [byteOf(number), 1 << (number & 7)];
    if (((seen[byte] ?? 0) & bit) === 0) seen[byte] = (seen[byte] ?? 0) | bit;
    else again[byte] = (again[byte] ?? 0) | bit;
  }
  const places = new Uint32Array(numbers.length);
  let count = 0;
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? 0;
    if (((again[byteOf(number)] ?? 0) & (1 << (number & 7))) !== 0) places[count++] = at;
  }
  return places.subarray(0, count);
}

const digit = 2 ** 16;

/** The places in the order of their numbers: a radix sort, in two passes of 16 bits. */
function sortedPlaces(numbers: Uint32Array, places: Uint32Array): Uint32Array {
  return passOf(numbers, passOf(numbers, places, 0), 16);
}

function passOf(numbers: Uint32Array, places: Uint32Array, shift: number): Uint32Array {
  const next = new Uint32Array(digit + 1);
  const digitAt = (place: number) => ((numbers[place] ?? 0) >>> shift) & (digit - 1);
  for (let at = 0; at < places.length; at++) {
    const value = digitAt(places[at] ?? 0) + 1;
    next[value] = (next[value] ?? 0) + 1;
  }
  for (let at = 1; at <= digit; at++) next[at] = (next[at] ?? 0) + (next[at - 1] ?? 0);
  const sorted = new Uint32Array(places.length);
  for (let index = 0; index < places.length; index++) {
    const place = places[index] ?? 0;
    const value = digitAt(place);
    const at = next[value] ?? 0;
    next[value] = at + 1;
    sorted[at] = place;
  }
  return sorted;
}
