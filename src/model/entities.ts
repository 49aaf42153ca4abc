/** Records → those that become pages, in the site's order; collections of them, whose reads are tracked; and the URLs that drafts will have. Pure. */
import { entityKinds } from '../domain/kind-lists.ts';
import { type EntityKind, kinds } from '../domain/kinds.ts';
import type { Urls } from '../domain/urls/urls.ts';
import type { SourceName } from '../load/source.ts';
import type { ValueRecord } from '../schema/records.ts';
import type { PostFile, Site } from '../schema/types.gen.ts';
import type { FileRecord, SiteRecords } from './file-facts.ts';
import { bySlug, nameOrder, sortByRank } from './ranked-places.ts';
import type { ReadTracker } from './read-tracker.ts';
import type { Collection, Collections, Entity, EntityOf, LinkedKind, Post } from './site-model.ts';
import type { SitePart } from './site-part.ts';
import { summarize } from './summary.ts';

export function withoutDrafts<Item extends FileRecord>(records: readonly Item[]): Item[] {
  return records.filter(({ facts }) => !facts.draft);
}

/** For kinds of which there are a few dozen files at most: reads their values. */
export function shownRecords<Item extends FileRecord & ValueRecord>(records: readonly Item[], site: Site): Item[] {
  const ranked = withoutDrafts(records).map((record) => {
    const { order, name, title } = record.value as { order?: number; name?: string; title?: string };
    return { record, data: { order, name: name ?? title ?? record.slug } };
  });
  return sortByRank(ranked, nameOrder(site)).map(({ record }) => record);
}

/** The files of pages that are not published yet, by href with base path. The list of posts appears with the first post. */
export function draftPages({ all }: SiteRecords, urls: Urls): Map<string, string> {
  const pages = all.flatMap(({ kind, slug, file, facts }) =>
    facts.draft && entityKinds.has(kind) ? [[urls.of(kind, slug), file] as const] : [],
  );
  const post = all.find(({ kind, facts }) => facts.draft && kind === 'post');
  const found = post ? [...pages, [urls.news, post.file] as const] : pages;
  return new Map(found.map(([path, file]) => [urls.href(path), file]));
}

/** The settings without links to the list of posts in menus, for a site whose posts all wait for their days, or are drafts. */
export function withoutNews(site: Site, { resolve, news }: Urls): Site {
  const isOther = ({ href }: { href: string }) => resolve(href)?.path !== news;
  const links = site.footer.links.filter(isOther);
  return { ...site, navigation: site.navigation.filter(isOther), footer: { ...site.footer, links } };
}

/** `parts`: what a read of the whole collection counts as, and a read of one item. */
export function trackedCollection<Item extends { slug: string }>(
  items: readonly Item[],
  parts: { all: SitePart; one: (slug: string) => SitePart },
  reads: ReadTracker,
): Collection<Item> {
  const found = bySlug(items);
  const all = () => reads.track(parts.all, found);
  return {
    get size() {
      return all().size;
    },
    get: (slug) => reads.track(parts.one(slug), found.get(slug)),
    values: () => all().values(),
  };
}

export function entityOf<Data>(
  kind: EntityKind,
  { slug, file }: SourceName,
  { data, urls }: { data: Data; urls: Urls },
): Entity<Data> {
  return { slug, path: urls.of(kind, slug), file, data };
}

/** `linked` are the entities with more than their data; those of other kinds hold only that. */
export function collectionsOf(
  linked: { readonly [Kind in LinkedKind]: readonly EntityOf<Kind>[] },
  records: SiteRecords,
  { urls, reads, site }: { urls: Urls; reads: ReadTracker; site: Site },
): Collections {
  const isLinked = (kind: EntityKind): kind is LinkedKind => Object.hasOwn(linked, kind);
  const plain = (kind: EntityKind) =>
    // Only places can be without contents, and they are linked.
    shownRecords(records[kinds[kind].records] as readonly (FileRecord & ValueRecord)[], site).map((record) =>
      entityOf(kind, record, { data: record.value, urls }),
    );
  const collections = entityKinds.names.map((kind) => {
    const items: readonly { slug: string }[] = isLinked(kind) ? linked[kind] : plain(kind);
    return [
      kinds[kind].records,
      trackedCollection(items, { all: ['all', kind], one: (slug) => ['shown', kind, slug] }, reads),
    ];
  });
  return Object.fromEntries(collections) as Collections;
}

/** Search results cut longer titles off. */
const maxTitle = 65;

export function postData(post: PostFile, { business }: Site): Post['data'] {
  const { title, date, metaTitle, updated = date } = post;
  const signed = `${title} | ${business.name}`;
  return {
    ...summarize('post', post),
    metaTitle: metaTitle ?? (signed.length > maxTitle ? title : signed),
    updated,
  };
}
