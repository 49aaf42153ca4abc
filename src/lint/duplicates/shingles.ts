/** Texts → a hash for each run of five of their words (a shingle), with names of places and numbers as blanks. Pure. */
import { addTo, type Grouped } from '../../domain/groups.ts';
import type { SiteModel } from '../../model/build-model.ts';

/** Long enough that two writers rarely write the same run, short enough that a changed word affects only a few. */
export const shingleLength = 5;

const blank = '_';

/** Of texts; none of a text of fewer than five words, such as a label. Ascending, each once. */
export type FindShingles = (texts: readonly string[]) => Uint32Array;

/** Blanks the names of all places of the site, because pages also name neighboring places. */
export function shingleFinder({ cities, counties, site }: SiteModel): FindShingles {
  const { address } = site.business;
  const names = [
    address.locality,
    address.region,
    address.regionName,
    ...[...cities.values()].flatMap(({ data: { name, state } }) => [name, state]),
    ...[...counties.values()].flatMap(({ data: { name, state } }) => [name, state, name.replace(/\s+\S+$/, '')]),
  ];
  const byFirst = new Map<string, Grouped<string[]>>();
  for (const words of [...new Set(names)].map(wordsOf)) if (words[0] !== undefined) addTo(byFirst, words[0], words);
  // The longest name wins: New Bern before New.
  for (const list of byFirst.values()) list.sort((a, b) => b.length - a.length);
  return (texts) => {
    const hashes = new Set<number>();
    for (const text of texts) {
      const words = masked(wordsOf(text), byFirst);
      for (let at = 0; at + shingleLength <= words.length; at++)
        hashes.add(hashOf(words.slice(at, at + shingleLength).join(' ')));
    }
    return Uint32Array.from(hashes).sort();
  };
}

/** Without possessive endings: Bath's counts as Bath. A {token} counts as a number, which becomes a blank. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/\{\w+\}/g, '0')
    .replace(/[’']s\b/g, '');
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Consecutive names and numbers become one blank, so that "Bath, NC" equals "New Bern, NC 28560". */
function masked(words: readonly string[], byFirst: ReadonlyMap<string, readonly string[][]>): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const name = byFirst.get(word)?.find((parts) => parts.every((part, index) => words[at + index] === part));
    at += name?.length ?? 1;
    const isBlank = name !== undefined || /\d/.test(word);
    if (!isBlank) result.push(word);
    else if (result.at(-1) !== blank) result.push(blank);
  }
  return result;
}

/** FNV-1a. Collisions are too rare to change a percentage. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
