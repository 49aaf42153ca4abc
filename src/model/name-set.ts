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
