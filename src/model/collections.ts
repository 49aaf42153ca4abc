/** The entities of every kind, by slug; each read is tracked. Pure. */
import { entityKinds } from '../domain/kind-lists.ts';
import { type EntityKind, kinds } from '../domain/kinds.ts';
import type { Urls } from '../domain/urls/urls.ts';
import type { DataRecord, NamedRecords } from '../schema/records.ts';
import type { FactsByFile } from './file-facts.ts';
import type { ReadTracker } from './read-tracker.ts';
import { bySlug, shownRecords } from './shown-records.ts';
import type { Collection, Collections, Entity, EntityOf, LinkedKind } from './site-model.ts';
import type { SitePart } from './site-part.ts';

/** `linked` are the entities with links to others; those of other kinds hold only their data. */
export function collectionsOf(
  linked: { readonly [Kind in LinkedKind]: ReadonlyMap<string, EntityOf<Kind>> },
  records: NamedRecords,
  { urls, facts, reads }: { urls: Urls; facts: FactsByFile; reads: ReadTracker },
): Collections {
  const plain = (kind: EntityKind): Entity<unknown>[] => {
    // Only places can be without contents, and they are linked.
    const list = records[kinds[kind].records] as readonly DataRecord<unknown>[];
    return shownRecords(list, facts).map(({ slug, file, value }) => {
      return { slug, path: urls.of(kind, slug), file, data: value };
    });
  };
  const collections = entityKinds.names.map((kind): [string, TrackedCollection<unknown>] => {
    const isLinked = (name: EntityKind): name is LinkedKind => Object.hasOwn(linked, name);
    const items: ReadonlyMap<string, unknown> = isLinked(kind) ? linked[kind] : bySlug(plain(kind));
    const parts: CollectionParts = { all: ['all', kind], one: (slug) => ['shown', kind, slug] };
    return [kinds[kind].records, new TrackedCollection<unknown>(items, parts, reads)];
  });
  return Object.fromEntries(collections) as unknown as Collections;
}

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
