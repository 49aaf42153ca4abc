/** A collection of entities by slug that notes each read. */
import type { ReadNotes } from '../memo/read-notes.ts';
import type { Collection } from './site-model.ts';

export class NotedCollection<Item> implements Collection<Item> {
  readonly #kind: string;
  readonly #items: ReadonlyMap<string, Item>;
  readonly #notes: ReadNotes;

  constructor(kind: string, items: ReadonlyMap<string, Item>, notes: ReadNotes) {
    this.#kind = kind;
    this.#items = items;
    this.#notes = notes;
  }

  get size(): number {
    this.#notes.note(`${this.#kind} *`);
    return this.#items.size;
  }

  get(slug: string): Item | undefined {
    this.#notes.note(`${this.#kind} ${slug}`);
    return this.#items.get(slug);
  }

  values(): Iterable<Item> {
    this.#notes.note(`${this.#kind} *`);
    return this.#items.values();
  }
}
