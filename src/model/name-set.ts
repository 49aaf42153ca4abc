/** The names that a reference may use, whether they are kept as a set or only noted. */

export interface NameSet {
  has: (name: string) => boolean;
  /** For "did you mean"; asked only when a name is missing. */
  names: () => Iterable<string>;
}

export function nameSet(names: Iterable<string>): NameSet {
  const known = names instanceof Set ? (names as ReadonlySet<string>) : new Set(names);
  return { has: (name) => known.has(name), names: () => known };
}

/** The icons that a site may name: too many to list. */
export interface IconNames {
  has: (name: string) => boolean;
  /** What may have been meant by a name that no icon has. */
  hintFor: (name: string) => string;
}
