/** The names that a reference may use, and the nearest name to a missing one. Pure. */
import { adviseOnce, nearest } from '../diagnostics/nearest.ts';
import type { ReferableKind } from '../domain/kinds.ts';
import { memoize } from '../memo/memoize.ts';

export interface NameSet {
  has: (name: string) => boolean;
  /** All names, for "Did you mean"; only used if a name is missing. */
  names: () => Iterable<string>;
}

export function nameSet(known: ReadonlySet<string>): NameSet {
  return { has: (name) => known.has(name), names: () => known };
}

/** The icons that a site may name, which are too many to list. */
export interface IconNames {
  has: (name: string) => boolean;
  /** A hint for a name that no icon has. */
  hintFor: (name: string) => string;
}

/** All names that files may use: paths of pages, slugs of all files of a kind, including invalid files, pictures and icons. */
export type Names = Readonly<Record<ReferableKind | 'page' | 'image', NameSet>> & { readonly icon: IconNames };

const guesses = memoize((names: NameSet) => adviseOnce((name) => nearest(name, names.names())));

/** Undefined if no name is similar enough. */
export function nearestName(name: string, names: NameSet): string | undefined {
  return guesses(names)(name);
}
