/** Texts of a page → hashes of its words, with every place's name and every number as the same blank, so that pages which only differ by them become equal. Pure. */
import type { SiteModel } from '../../model/site-model.ts';
import { hashOf } from './shingles.ts';

/** Stands for a name or a number: no word has this sign. */
const blank = hashOf('_');

export type MaskWords = (text: string) => number[];

interface Word {
  hash: number;
  isNumber: boolean;
  /** The names that begin with it, word by word, the longest first. */
  names: readonly (readonly string[])[];
}

const noNames: Word['names'] = [];

/** So many words are remembered: more than a language's everyday ones. */
const maxWords = 50_000;

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
  const byFirst = new Map<string, string[][]>();
  for (const name of new Set(names)) {
    const words = wordsOf(name);
    const first = words[0];
    if (first === undefined) continue;
    const known = byFirst.get(first);
    if (known) known.push(words);
    else byFirst.set(first, [words]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.length - a.length);
  const known = new Map<string, Word>();
  const wordOf = (word: string): Word => {
    const found = known.get(word);
    if (found) return found;
    const made = { hash: hashOf(word), isNumber: /\d/.test(word), names: byFirst.get(word) ?? noNames };
    if (known.size >= maxWords) known.clear();
    known.set(word, made);
    return made;
  };
  return (text) => masked(wordsOf(text), wordOf);
}

/** The longest name wins: New Bern before New. Names in a row are one blank, so that "Bath, NC" equals "New Bern, NC 28560". */
function masked(words: readonly string[], wordOf: (word: string) => Word): number[] {
  const result: number[] = [];
  for (let at = 0; at < words.length; ) {
    const { hash, isNumber, names } = wordOf(words[at] ?? '');
    const name =
      names.length === 0
        ? undefined
        : names.find((parts) => parts.every((part, index) => words[at + index] === part));
    if (!name && !isNumber) result.push(hash);
    else if (result.at(-1) !== blank) result.push(blank);
    at += name?.length ?? 1;
  }
  return result;
}

/** "Pitt County" is called Pitt as well. */
function shortened(county: string): string {
  return county.replace(/\s+\S+$/, '');
}

/** Lower-case words; an apostrophe's ending goes, so that Bath's is Bath. */
function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’']s\b/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}
