/** Sorts the lists of the site, and finds items of them by slug. Pure. */

interface Rank {
  order?: number | undefined;
  name: string;
}

/** By `order`, then by name. */
export function sortByOrder<Item>(items: readonly Item[], rankOf: (item: Item) => Rank): Item[] {
  return sortByRank(items.map((item) => ({ item, rank: rankOf(item) }))).map(({ item }) => item);
}

/** The same, without an object more for each of thousands of items. */
export function sortByRank<Item extends { readonly rank: Rank }>(items: readonly Item[]): Item[] {
  const last = Number.POSITIVE_INFINITY;
  return [...items].sort(({ rank: a }, { rank: b }) =>
    a.order === b.order ? (a.name < b.name ? -1 : 1) : (a.order ?? last) - (b.order ?? last),
  );
}

export function bySlug<Item extends { slug: string }>(items: readonly Item[]): Map<string, Item> {
  const found = new Map<string, Item>();
  // Without an array for each of thousands.
  for (const item of items) found.set(item.slug, item);
  return found;
}
