/** A list that names its items by their numbers: what thousands of others refer to is written once. Pure. */
import { once } from '../../memo/memoize.ts';

/** `keyOf`: equal for equal items. */
export function numbered<Item>(items: Item[], keyOf: (item: Item) => string) {
  const numbers = once(() => new Map(items.map((item, number) => [keyOf(item), number])));
  return {
    items,
    at: (number: number) => items[number] as Item,
    /** Adds the item if it is new. */
    numberOf(key: string, make: () => Item): number {
      const known = numbers().get(key);
      if (known !== undefined) return known;
      const number = items.length;
      items.push(make());
      numbers().set(key, number);
      return number;
    },
  };
}
