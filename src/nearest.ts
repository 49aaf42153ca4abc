/** The existing name nearest to a misspelled one. Pure. */
import { distance } from 'fastest-levenshtein';

/** Undefined when nothing is near enough to be meant. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.ceil(name.length / 3)) + 1;
  for (const candidate of known) {
    const between = candidate.startsWith(`${name}-`) ? 1 : distance(name.toLowerCase(), candidate.toLowerCase());
    if (between < bestDistance) [best, bestDistance] = [candidate, between];
  }
  return best;
}

export function didYouMean(name: string): string {
  return `Did you mean ${name}?`;
}
