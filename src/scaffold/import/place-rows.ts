/** What rows describe → the file that each belongs to, and in a list of reviews the entry. Pure. */
import { parse } from 'yaml';
import { groupBy } from '../../domain/groups.ts';
import { slugify } from '../../text/strings.ts';
import { fileOf, kinds, type NewKind } from '../new-kinds.ts';
import { reviewList } from '../review-list.ts';
import type { SiteFacts } from '../site-facts.ts';
import { valueAt } from '../value-at.ts';
import type { Entity, ImportRequest } from './import-request.ts';
import type { Part } from './plan-file.ts';

/** A row's values, and the file that they belong to. */
export interface PlacedRow extends Part {
  entity: Entity;
  file: string;
  /** Whether the file or the entry of the list does not exist. */
  isNew: boolean;
  /** Whether the owner has deleted or renamed it since the last import. */
  isDeleted: boolean;
}

/** Each row in its file, or in the entry of the list with the same name: the second row with a name in the second such entry. */
export function placeRows(entities: readonly Entity[], { kind, facts, record, overwrite }: ImportRequest): PlacedRow[] {
  const place = kinds[kind].ending === undefined ? placeInList(facts) : placeInFile(kind, facts);
  return entities.map((entity) => {
    const isDeleted = (key: string) => record.has(key) && !overwrite;
    return { entity, row: entity.row, cells: entity.cells, ...place(entity, isDeleted) };
  });
}

type Place = (
  entity: Entity,
  isDeleted: (key: string) => boolean,
) => Pick<PlacedRow, 'file' | 'key' | 'path' | 'automatic' | 'isNew' | 'isDeleted'>;

function placeInFile(kind: NewKind, { texts }: SiteFacts): Place {
  return ({ slug }, isDeleted) => {
    const file = fileOf(slug, kind);
    const isNew = !texts.has(file);
    return { file, key: slug, path: [], automatic: [], isNew, isDeleted: isNew && isDeleted(slug) };
  };
}

function placeInList(facts: SiteFacts): Place {
  const { file, text = '', lastId } = reviewList(facts);
  const entries: unknown[] = parse(text) ?? [];
  const indexes = groupBy(entries.keys(), (index) => slugify(String(valueAt(entries[index], ['name']))));
  const counts = new Map<string, number>();
  let added = 0;
  return ({ row, slug }, isDeleted) => {
    const number = (counts.get(slug) ?? 0) + 1;
    counts.set(slug, number);
    const key = `${slug}-${number}`;
    const index = indexes.get(slug)?.[number - 1];
    if (index !== undefined) return { file, key, path: [String(index)], automatic: [], isNew: false, isDeleted: false };
    if (isDeleted(key)) return { file, key, path: [], automatic: [], isNew: true, isDeleted: true };
    added += 1;
    const id = { path: ['id'], value: lastId + added, at: () => row.at() };
    return { file, key, path: [String(entries.length + added - 1)], automatic: [id], isNew: true, isDeleted: false };
  };
}
