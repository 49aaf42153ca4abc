/** A text → hashes of its words, with all places' names and all numbers as blanks, so that pages which differ only in these become equal. Pure. */
import { addTo, type Grouped } from '../../domain/group-by.ts';
import type { SiteModel } from '../../model/site-model.ts';
import { hashOf, isNumber, maxWords, wordHashes, writeWordHashes } from './word-hashes.ts';

/** Stands for a name or a number; no word contains an underscore. */
const blank = hashOf('_');

/** The first `length` hashes are those of a text's words. */
export interface Words {
  readonly hashes: ArrayLike<number>;
  readonly length: number;
}

/** The result is valid until the next call: all calls share it, because even a view of an array takes longer than masking a label. */
export type MaskWords = (text: string) => Words;

/** Masks the names of all places of the site, because pages also name neighboring places. */
export function placeMask({ cities, counties, site }: SiteModel): MaskWords {
  const { address } = site.business;
  const names = [
    address.locality,
    address.region,
    address.regionName,
    ...[...cities.values()].flatMap((city) => [city.data.name, city.state]),
    ...[...counties.values()].flatMap((county) => [county.data.name, county.state, shortened(county.data.name)]),
  ];
  const byFirst = new Map<number, Grouped<number[]>>();
  for (const name of new Set(names)) {
    const words = wordHashes(name);
    const [first] = words;
    if (first !== undefined) addTo(byFirst, first, words);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.length - a.length);
  const mayBegin = new Uint8Array(beginnings);
  for (const first of byFirst.keys()) mayBegin[beginningOf(first)] = 1;
  const masked = { hashes: new Uint32Array(1024), length: 0 };
  return (text) => {
    if (masked.hashes.length < maxWords(text)) masked.hashes = new Uint32Array(2 * maxWords(text));
    masked.length = mask(masked.hashes, writeWordHashes(text, masked.hashes), { byFirst, mayBegin });
    return masked;
  };
}

/** Size of a small table of names' first words, which rules out most words before the lookup. */
const beginnings = 2 ** 16;

function beginningOf(word: number): number {
  return (word >>> 1) & (beginnings - 1);
}

interface NameIndex {
  byFirst: ReadonlyMap<number, number[][]>;
  mayBegin: Uint8Array;
}

/**
 * Masks the first `length` words in place, and returns the new length. The longest name wins: New Bern before New. Consecutive names become one
 * blank, so that "Bath, NC" equals "New Bern, NC 28560".
 */
function mask(words: Uint32Array, length: number, { byFirst, mayBegin }: NameIndex): number {
  let count = 0;
  for (let at = 0; at < length; ) {
    const word = words[at] ?? 0;
    const known = mayBegin[beginningOf(word)] === 1 ? byFirst.get(word) : undefined;
    const nameLength = known ? nameAt(words, { at, length }, known) : 0;
    at += nameLength || 1;
    if (nameLength === 0 && !isNumber(word)) words[count++] = word;
    else if (count === 0 || words[count - 1] !== blank) words[count++] = blank;
  }
  return count;
}

/** The number of words of the name at this position; 0 if there is none. */
function nameAt(
  words: Uint32Array,
  { at, length }: { at: number; length: number },
  names: readonly (readonly number[])[],
): number {
  for (const parts of names) {
    if (parts.length > length - at) continue;
    let same = 1;
    while (same < parts.length && words[at + same] === parts[same]) same += 1;
    if (same === parts.length) return same;
  }
  return 0;
}

/** The short form of a county's name: Pitt for "Pitt County". */
function shortened(county: string): string {
  return county.replace(/\s+\S+$/, '');
}
