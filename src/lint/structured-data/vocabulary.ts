/** What schema.org knows: takes its table of names, answers questions about types and properties. Pure. */

/** As vocabulary.gen.json has it: names apart by spaces. */
export interface VocabularyTable {
  /** The package and version it is from. */
  from: string;
  /** Each type with the types it is a kind of. */
  types: Readonly<Record<string, string>>;
  /** The fixed values of an enumeration. */
  members: Readonly<Record<string, string>>;
  /** `types that have it: types it takes` */
  properties: Readonly<Record<string, string>>;
}

export interface Vocabulary {
  types: ReadonlySet<string>;
  properties: ReadonlySet<string>;
  isKindOf: (type: string, ancestor: string) => boolean;
  /** Undefined for a property that there is not. */
  property: (name: string) => Property | undefined;
  membersOf: (type: string) => readonly string[];
}

export interface Property {
  /** Types that have it, and with them all their kinds. */
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
