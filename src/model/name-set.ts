/** The interface to the names that a reference may use: a real set, or one that only records which names are needed. */

export interface NameSet {
  has: (name: string) => boolean;
  /** All names, for "Did you mean"; only used if a name is missing. */
  names: () => Iterable<string>;
}

export function nameSet(names: Iterable<string>): NameSet {
  const known = names instanceof Set ? (names as ReadonlySet<string>) : new Set(names);
  return { has: (name) => known.has(name), names: () => known };
}

/** The icons that a site may name, which are too many to list. */
export interface IconNames {
  has: (name: string) => boolean;
  /** A hint for a name that no icon has. */
  hintFor: (name: string) => string;
}
