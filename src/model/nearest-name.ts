/** A missing name → the most similar name of a set, memoized because it compares with every name. */
import { nearest } from '../diagnostics/nearest.ts';
import type { NameSet } from './name-set.ts';

/** How many missing names get a guess: with more than a hundred, the cause is a missing file or folder, not a typo. */
const maxAsked = 100;

const guesses = new WeakMap<NameSet, Map<string, string | undefined>>();

/** Undefined if no name is similar enough. A county that ten thousand places name is looked up once. */
export function nearestName(name: string, names: NameSet): string | undefined {
  const known = guesses.get(names) ?? new Map<string, string | undefined>();
  guesses.set(names, known);
  if (!known.has(name) && known.size < maxAsked) known.set(name, nearest(name, names.names()));
  return known.get(name);
}
