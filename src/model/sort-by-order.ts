/** Sorts the lists of the site, and finds items of them by slug. Pure. */

/** By `order`, then by name. */
export function sortByOrder<Item>(
  items: readonly Item[],
  rankOf: (item: Item) => { order?: number | undefined; name: string },
): Item[] {
  return items
    .map((item) => {
      const { order = Number.POSITIVE_INFINITY, name } = rankOf(item);
      return { item, order, name };
    })
    .sort((a, b) => (a.order === b.order ? (a.name < b.name ? -1 : 1) : a.order - b.order))
    .map(({ item }) => item);
}

/** The same for thousands of items whose ranks are at hand. */
export function sortByRank<Item extends { readonly rank: { order?: number | undefined; name: string } }>(
  items: readonly Item[],
): Item[] {
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
