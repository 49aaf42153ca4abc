/** A collection of entities by slug that tracks each read. */

import type { ReadTracker } from './read-tracker.ts';
import type { Collection } from './site-model.ts';
import type { SitePart } from './site-part.ts';

/** What a read of the whole collection counts as, and a read of one entity. */
export interface CollectionParts {
  all: SitePart;
  one: (slug: string) => SitePart;
}

export class TrackedCollection<Item> implements Collection<Item> {
  readonly #items: ReadonlyMap<string, Item>;
  readonly #parts: CollectionParts;
  readonly #reads: ReadTracker;

  constructor(items: ReadonlyMap<string, Item>, parts: CollectionParts, reads: ReadTracker) {
    this.#items = items;
    this.#parts = parts;
    this.#reads = reads;
  }

  get size(): number {
    this.#reads.track(this.#parts.all);
    return this.#items.size;
  }

  get(slug: string): Item | undefined {
    this.#reads.track(this.#parts.one(slug));
    return this.#items.get(slug);
  }

  values(): Iterable<Item> {
    this.#reads.track(this.#parts.all);
    return this.#items.values();
  }
}
