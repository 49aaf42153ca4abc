/**
 * The names that a reference may use, and the nearest name to a missing one. A file is checked once by itself, as if every name
 * existed, and the names that it needs are noted; and again only if one of these is missing. Pure.
 */
import { adviseOnce, nearest } from '../diagnostics/nearest.ts';
import { byReferableKind } from '../domain/kind-lists.ts';
import type { ReferableKind } from '../domain/kinds.ts';
import { memoize } from '../memo/memoize.ts';

/** A set, or what can answer like one. */
export interface NameSet {
  has: (name: string) => boolean;
  /** All names, for "Did you mean"; only used if a name is missing. */
  keys: () => Iterable<string>;
}

/** The icons that a site may name, which are too many to list. */
export interface IconNames {
  has: (name: string) => boolean;
  /** A hint for a name that no icon has. */
  hintFor: (name: string) => string;
}

/** All names that files may use: paths of pages, slugs of all files of a kind, including invalid files, pictures and icons. */
export type Names = Readonly<Record<ReferableKind | 'page' | 'image', NameSet>> & { readonly icon: IconNames };

/** The names that a file needs to be valid. Plain JSON. */
export type NeededNames = { [Kind in keyof Names]?: readonly string[] };

/** Contains every name that is asked for, and notes it. */
export function anyNames(): { names: Names; needs: NeededNames } {
  const needs: { -readonly [Kind in keyof Names]?: string[] } = {};
  const any = (kind: keyof Names): NameSet => ({
    has(name) {
      needs[kind] ??= [];
      if (!needs[kind].includes(name)) needs[kind].push(name);
      return true;
    },
    keys: () => [],
  });
  const icon = { ...any('icon'), hintFor: () => '' };
  return { names: { ...byReferableKind(any), page: any('page'), image: any('image'), icon }, needs };
}

export function areThere(needs: NeededNames, names: Names): boolean {
  const kinds = Object.keys(needs) as (keyof Names)[];
  return kinds.every((kind) => needs[kind]?.every((name) => names[kind].has(name)));
}

const guesses = memoize((names: NameSet) => adviseOnce((name) => nearest(name, names.keys())));

/** Undefined if no name is similar enough. */
export function nearestName(name: string, names: NameSet): string | undefined {
  return guesses(names)(name);
}
