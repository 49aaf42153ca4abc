/** Texts of a page → words, with every place's name and every number as the same blank, so that pages which only differ by them become equal. Pure. */
import type { SiteModel } from '../../model/site-model.ts';

/** Stands for a name or a number. */
const blank = '_';

export type MaskWords = (text: string) => string[];

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
  return (text) => masked(wordsOf(text), byFirst);
}

/** The longest name wins: New Bern before New. Names in a row are one blank, so that "Bath, NC" equals "New Bern, NC 28560". */
function masked(words: readonly string[], names: ReadonlyMap<string, string[][]>): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const name = names.get(word)?.find((parts) => parts.every((part, index) => words[at + index] === part));
    const isBlank = name !== undefined || /\d/.test(word);
    if (!isBlank) result.push(word);
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
