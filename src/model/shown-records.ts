/** Records → those that become pages, in the site's order, by slug; and the URLs that drafts will have. Pure. */
import { entityKinds } from '../domain/kind-lists.ts';
import type { Urls } from '../domain/urls/urls.ts';
import type { DataRecord, NamedRecords, RecordName } from '../schema/records.ts';
import type { FactsByFile } from './file-facts.ts';

export function withoutDrafts<Item extends Pick<RecordName, 'file'>>(
  records: readonly Item[],
  facts: FactsByFile,
): Item[] {
  return records.filter(({ file }) => facts.get(file)?.draft !== true);
}

/** For kinds of which there are a few dozen files at most: reads their values. */
export function shownRecords<Value>(records: readonly DataRecord<Value>[], facts: FactsByFile): DataRecord<Value>[] {
  const ranked = withoutDrafts(records, facts).map((record) => {
    const { order, name, title } = record.value as { order?: number; name?: string; title?: string };
    return { record, rank: { order, name: name ?? title ?? record.slug } };
  });
  return sortByRank(ranked).map(({ record }) => record);
}

export interface DraftPage {
  file: string;
  /** The day on which it will be published, if it is a post that waits for it. */
  waitsFor?: string | undefined;
}

/** By href, with base path. */
export function draftPages({ all }: NamedRecords, facts: FactsByFile, urls: Urls): Map<string, DraftPage> {
  const drafts = all.filter(({ kind, file }) => entityKinds.has(kind) && facts.get(file)?.draft);
  return new Map(
    drafts.map(({ kind, slug, file }) => [
      urls.href(entityKinds.has(kind) ? urls.of(kind, slug) : slug),
      { file, waitsFor: facts.get(file)?.waitsFor },
    ]),
  );
}

/** By `order`, then by name. */
export function sortByRank<Item extends { readonly rank: { order?: number | undefined; name: string } }>(
  items: readonly Item[],
): Item[] {
  const last = Number.POSITIVE_INFINITY;
  return [...items].sort(({ rank: a }, { rank: b }) =>
    a.order === b.order ? (a.name < b.name ? -1 : 1) : (a.order ?? last) - (b.order ?? last),
  );
}

export function bySlug<Item extends { slug: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.slug, item]));
}
