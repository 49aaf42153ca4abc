/** Texts of a page → hashes of its words, with every place's name and every number as the same blank, so that pages which only differ by them become equal. Pure. */
import type { SiteModel } from '../../model/site-model.ts';
import { hashOf, isNumber, wordHashes } from './word-hashes.ts';

/** Stands for a name or a number: no word has this sign. */
const blank = hashOf('_');

export type MaskWords = (text: string) => number[];

/** Knows the names of all places of the site: a copy's neighbours are named as often as the place itself. */
export function placeMask({ cities, counties, site }: SiteModel): MaskWords {
  const { address } = site.business;
  const names = [
    address.locality,
    address.region,
    address.regionName,
    ...[...cities.values()].flatMap((city) => [city.data.name, city.state]),
    ...[...counties.values()].flatMap((county) => [county.data.name, county.state, shortened(county.data.name)]),
  ];
  const byFirst = new Map<number, number[][]>();
  for (const name of new Set(names)) {
    const words = wordHashes(name);
    const first = words[0];
    if (first === undefined) continue;
    const known = byFirst.get(first);
    if (known) known.push(words);
    else byFirst.set(first, [words]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.length - a.length);
  return (text) => masked(wordHashes(text), byFirst);
}

/** The longest name wins: New Bern before New. Names in a row are one blank, so that "Bath, NC" equals "New Bern, NC 28560". */
function masked(words: readonly number[], names: ReadonlyMap<number, number[][]>): number[] {
  const result: number[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? 0;
    const name = names.get(word)?.find((parts) => parts.every((part, index) => words[at + index] === part));
    if (!name && !isNumber(word)) result.push(word);
    else if (result.at(-1) !== blank) result.push(blank);
    at += name?.length ?? 1;
  }
  return result;
}

/** "Pitt County" is called Pitt as well. */
function shortened(county: string): string {
  return county.replace(/\s+\S+$/, '');
}
