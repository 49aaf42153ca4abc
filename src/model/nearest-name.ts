/** Which name of a set a missing one may mean. Comparing with every name takes a while: it is done once per missing name. */
import { nearest } from '../diagnostics/nearest.ts';
import type { NameSet } from './name-set.ts';

/** So many different names that are missing have a guess: past a hundred, a file or a folder is missing, not a letter. */
const maxAsked = 100;

const guesses = new WeakMap<NameSet, Map<string, string | undefined>>();

/** Undefined when nothing is near enough to be meant. A county renamed under ten thousand places is looked for once. */
export function nearestName(name: string, names: NameSet): string | undefined {
  const known = guesses.get(names) ?? new Map<string, string | undefined>();
  guesses.set(names, known);
  if (!known.has(name) && known.size < maxAsked) known.set(name, nearest(name, names.names()));
  return known.get(name);
}
