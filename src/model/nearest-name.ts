/** A missing name → the most similar name of a set. Pure. */
import { adviseOnce } from '../diagnostics/advise-once.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { memoize } from '../memo/memoize.ts';
import type { NameSet } from './name-set.ts';

const guesses = memoize((names: NameSet) => adviseOnce((name) => nearest(name, names.names())));

/** Undefined if no name is similar enough. */
export function nearestName(name: string, names: NameSet): string | undefined {
  return guesses(names)(name);
}
