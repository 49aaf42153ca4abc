/** A collection of entities by slug that tracks each read. */
import type { ReadTracker } from '../memo/read-tracker.ts';
import type { Collection } from './site-model.ts';

/** Entities by slug: a map, or what makes them on demand. */
export type Items<Item> = Pick<ReadonlyMap<string, Item>, 'get' | 'values' | 'size'>;

export class TrackedCollection<Item> implements Collection<Item> {
  readonly #kind: string;
  readonly #items: Items<Item>;
  readonly #reads: ReadTracker;

  constructor(kind: string, items: Items<Item>, reads: ReadTracker) {
    this.#kind = kind;
    this.#items = items;
    this.#reads = reads;
  }

  get size(): number {
    this.#reads.track(`${this.#kind} *`);
    return this.#items.size;
  }

  get(slug: string): Item | undefined {
    this.#reads.track(`${this.#kind} ${slug}`);
    return this.#items.get(slug);
  }

  values(): Iterable<Item> {
    this.#reads.track(`${this.#kind} *`);
    return this.#items.values();
  }
}
