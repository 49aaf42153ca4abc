/** Lists of items by key, in insertion order. */

export class Groups<Item> {
  readonly #lists = new Map<string, Item[]>();

  add(key: string, item: Item): void {
    const list = this.#lists.get(key);
    if (list) list.push(item);
    else this.#lists.set(key, [item]);
  }

  keys(): Iterable<string> {
    return this.#lists.keys();
  }

  of(key: string): readonly Item[] {
    return this.#lists.get(key) ?? [];
  }
}
