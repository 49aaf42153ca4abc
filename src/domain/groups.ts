/** Groups: of fields, and of items by a key. Pure. */

/** `Group` is the type that the caller knows the fields to have. */
export function isGroup<Group extends object = Record<string, unknown>>(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Without the fields that are undefined. */
export function pick<Value extends object, Field extends keyof Value>(
  value: Value,
  ...fields: readonly Field[]
): Pick<Value, Field> {
  const picked: Partial<Pick<Value, Field>> = {};
  for (const field of fields) if (value[field] !== undefined) picked[field] = value[field];
  return picked as Pick<Value, Field>;
}

/** The value at a path in nested groups and lists; undefined if there is none. */
export function valueAt(from: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isGroup(value) ? value[step] : undefined;
  }, from);
}

/** Never empty. */
export type Grouped<Item> = [Item, ...Item[]];

/** The lists are in the order of their first items. */
export function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Grouped<Item>> {
  const groups = new Map<Key, Grouped<Item>>();
  for (const item of items) addTo(groups, keyOf(item), item);
  return groups;
}

/** For items with several keys or none. */
export function addTo<Key, Item>(groups: Map<Key, Grouped<Item>>, key: Key, item: Item): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

/** In the order of the first occurrences. */
export function countEach<Item>(items: Iterable<Item>): Map<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
