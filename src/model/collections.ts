/** The entities of every kind, by slug. Pure. */
import { entityKinds } from '../domain/kind-lists.ts';
import { type EntityKind, kinds } from '../domain/kinds.ts';
import type { Urls } from '../domain/urls/urls.ts';
import type { DataRecord, NamedRecords } from '../schema/records.ts';
import type { FactsByFile } from './file-facts.ts';
import type { ReadTracker } from './read-tracker.ts';
import { shownRecords } from './shown-records.ts';
import type { Collections, Entity, EntityOf, LinkedKind } from './site-model.ts';
import { bySlug } from './sort-by-order.ts';
import { type CollectionParts, TrackedCollection } from './tracked-collection.ts';

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
