/** The existing name nearest to a misspelled one. Pure. */
import { distance } from 'fastest-levenshtein';

/** Undefined when nothing is near enough to be meant. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  // What is left of a longer name: `piano` and `/services/piano/`.
  const beginning = `${name.replace(/[^\p{L}\p{N}]+$/u, '')}-`;
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    const between = candidate.startsWith(beginning) ? 1 : distance(wanted, candidate.toLowerCase());
    if (between < bestDistance && between <= mostSlips(wanted, candidate.toLowerCase()))
      [best, bestDistance] = [candidate, between];
  }
  return best;
}

/**
 * One slip in four letters of the words that differ, and two in a short one, as two letters that changed places are:
 * `orleans-parish-la` is not `allen-parish-la`, however much of the two is the same.
 */
function mostSlips(name: string, candidate: string): number {
  const [ours, theirs] = [wordsOf(name), wordsOf(candidate)];
  while (ours.length > 1 && theirs.length > 1 && ours.at(-1) === theirs.at(-1)) {
    ours.pop();
    theirs.pop();
  }
  while (ours.length > 1 && theirs.length > 1 && ours[0] === theirs[0]) {
    ours.shift();
    theirs.shift();
  }
  const { length } = ours.join('');
  return length < 4 ? 1 : Math.max(2, Math.ceil(length / 4));
}

function wordsOf(name: string): string[] {
  return name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

export function didYouMean(name: string): string {
  return `Did you mean ${name}?`;
}
