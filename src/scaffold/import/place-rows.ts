/** What rows describe → the file that each belongs to, and in a list of reviews the entry. Pure. */
import { parse } from 'yaml';
import { groupBy, valueAt } from '../../domain/groups.ts';
import { hasOtherLetters } from '../../text/alphabets.ts';
import { slugify } from '../../text/strings.ts';
import { fileOf, kinds } from '../new-kinds.ts';
import { reviewList } from '../review-list.ts';
import type { Entity, ImportRequest } from './import-request.ts';
import type { Part } from './plan-file.ts';

/** What a row describes, and the file that its values belong to. */
export interface PlacedRow extends Entity, Part {
  file: string;
  /** Whether the owner has deleted or renamed it since the last import. */
  isDeleted: boolean;
}

/** Each row in its file, or in the entry of the list with the same name: the second row with a name in the second such entry. */
export function placeRows(entities: readonly Entity[], { kind, facts, record, overwrite }: ImportRequest): PlacedRow[] {
  const list = kinds[kind].ending === undefined ? reviewList(facts) : undefined;
  const entries: unknown[] = parse(list?.text ?? '') ?? [];
  const indexes = groupBy(entries.keys(), (index) => customerKey(String(valueAt(entries[index], ['name']))));
  const counts = new Map<string, number>();
  let added = 0;
  return entities.map((entity) => {
    const { row, slug, name } = entity;
    const customer = customerKey(name);
    const number = (counts.get(customer) ?? 0) + 1;
    counts.set(customer, number);
    const key = list ? `${customer}-${number}` : slug;
    const file = list ? list.file : fileOf(slug, kind);
    const index = indexes.get(customer)?.[number - 1];
    const isNew = list ? index === undefined : !facts.texts.has(file);
    const isDeleted = isNew && record.has(key) && !overwrite;
    const placed = { ...entity, file, key, path: [], automatic: [], isNew, isDeleted };
    if (!list || isDeleted) return placed;
    if (!isNew) return { ...placed, path: [String(index)] };
    added += 1;
    const id = { path: ['id'], value: list.lastId + added, at: () => row.at() };
    return { ...placed, path: [String(entries.length + added - 1)], automatic: [id] };
  });
}

/** The same for names that differ only in case, accents and signs. Slugs have only Latin letters. */
function customerKey(name: string): string {
  return hasOtherLetters(name) ? name : slugify(name);
}
