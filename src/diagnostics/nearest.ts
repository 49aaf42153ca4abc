/** A misspelled name → the most similar existing one. Pure. */
import { distance } from 'fastest-levenshtein';
import { truncateList } from '../text/strings.ts';

/** No real name is longer, and the time of a comparison grows with the product of the lengths. */
const maxLength = 200;

/** Undefined if no name is similar enough. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  if (name.length > maxLength) return undefined;
  const wanted = name.toLowerCase();
  // A name that stops at a hyphen of the candidate, as `piano` does for `piano-tuning`, is one slip away.
  const beginning = `${name.replace(/[^\p{L}\p{N}]+$/u, '')}-`;
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    const lower = candidate.toLowerCase();
    const between = candidate.startsWith(beginning) ? 1 : distance(wanted, lower);
    if (between > bestDistance || between > maxDistance(wanted, lower)) continue;
    // Of names that are equally near, the one with the same letters.
    const slips = lettersOf(wanted) === lettersOf(lower) ? between - 0.5 : between;
    if (slips < bestDistance) [best, bestDistance] = [candidate, slips];
  }
  return best;
}

/**
 * One slip per four letters of the words that differ. In a short word two wrong letters are too many: `facts` is not `focus`. But
 * letters may have changed places, and one may be missing too. Shared words do not count: `orleans-parish-la` is not similar to `allen-parish-la`.
 */
function maxDistance(name: string, candidate: string): number {
  const [ours, theirs] = [wordsOf(name), wordsOf(candidate)];
  while (ours.length > 1 && theirs.length > 1 && ours.at(-1) === theirs.at(-1)) {
    ours.pop();
    theirs.pop();
  }
  while (ours.length > 1 && theirs.length > 1 && ours[0] === theirs[0]) {
    ours.shift();
    theirs.shift();
  }
  const [word, other] = [ours.join(''), theirs.join('')];
  if (word.length > 7) return Math.ceil(word.length / 4);
  const isSwapped = word.length > 2 && lettersOf(word) === lettersOf(other);
  return isSwapped || (word.length > 4 && word.length !== other.length) ? 2 : 1;
}

/** Whether one letter is wrong, missing or too many, or two have changed places. */
export function isOneSlip(name: string, candidate: string): boolean {
  const between = distance(name, candidate);
  return between === 1 || (between === 2 && lettersOf(name) === lettersOf(candidate));
}

function lettersOf(word: string): string {
  return [...word].sort().join('');
}

function wordsOf(name: string): string[] {
  return name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** The names that have a word in common: more different than a typo, but perhaps what was meant. */
export function withSameWord(name: string, known: readonly string[]): string[] {
  const words = new Set(partsOf(name));
  return known.filter((candidate) => partsOf(candidate).some((word) => words.has(word)));
}

/** The words of a name, also of a camelCase one, in lower case and without a plural s. */
function partsOf(name: string): string[] {
  return wordsOf(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')).map((word) => word.toLowerCase().replace(/s$/, ''));
}

/** A hint that names the possible values, of which there is at least one. */
export function choicesHint(names: readonly string[], maxNamed = names.length): string {
  return names.length === 1 ? `Use ${names[0]}.` : `Use one of: ${truncateList(names, maxNamed)}.`;
}

export function didYouMean(name: string): string {
  return `Did you mean ${name}?`;
}

/** For YAML, quotes of word processors are part of the value. */
export function straightQuotes(value: string): string | undefined {
  return /^[“”„‘’].*[“”‘’]$/.test(value) ? `Use straight quotes: "${value.slice(1, -1)}"` : undefined;
}

/** With more different mistakes than a hundred, the cause is a missing file or folder, not typos. */
const maxAdvised = 100;

/** A function that works out advice for a value, once per value. The result is undefined for the values after the first hundred. A mistake in ten thousand files costs as much as in one. */
export function adviseOnce<Advice>(advise: (value: string) => Advice): (value: string) => Advice | undefined {
  const known = new Map<string, Advice>();
  return (value) => {
    if (!known.has(value) && known.size < maxAdvised) known.set(value, advise(value));
    return known.get(value);
  };
}
