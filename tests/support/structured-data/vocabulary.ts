/** schema.org's table of names → lookups of types and properties. Pure. */

/** The form of vocabulary.gen.json, with space-separated names. */
export interface VocabularyTable {
  /** The source's package and version. */
  from: string;
  /** Type → its supertypes. */
  types: Readonly<Record<string, string>>;
  /** Enumeration → its values. */
  members: Readonly<Record<string, string>>;
  /** Property → `types with it: types of its values`. */
  properties: Readonly<Record<string, string>>;
}

export interface Vocabulary {
  types: ReadonlySet<string>;
  properties: ReadonlySet<string>;
  isKindOf: (type: string, ancestor: string) => boolean;
  /** Undefined for an unknown property. */
  property: (name: string) => Property | undefined;
  membersOf: (type: string) => readonly string[];
}

export interface Property {
  /** Types with it; their subtypes have it too. */
  on: readonly string[];
  takes: readonly string[];
}

export function createVocabulary(table: VocabularyTable): Vocabulary {
  const parents = new Map(Object.entries(table.types).map(([type, names]) => [type, words(names)]));
  const members = new Map(Object.entries(table.members).map(([type, names]) => [type, words(names)]));
  const properties = new Map(
    Object.entries(table.properties).map(([name, text]): [string, Property] => {
      const [on = '', takes = ''] = text.split(':');
      return [name, { on: words(on), takes: words(takes) }];
    }),
  );
  const ancestors = new Map<string, ReadonlySet<string>>();
  const ancestorsOf = (type: string): ReadonlySet<string> => {
    const known =
      ancestors.get(type) ?? new Set([type, ...(parents.get(type) ?? []).flatMap((one) => [...ancestorsOf(one)])]);
    ancestors.set(type, known);
    return known;
  };
  return {
    types: new Set(parents.keys()),
    properties: new Set(properties.keys()),
    isKindOf: (type, ancestor) => ancestorsOf(type).has(ancestor),
    property: (name) => properties.get(name),
    membersOf: (type) => members.get(type) ?? [],
  };
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}
