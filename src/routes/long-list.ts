/** Plans the pagination of long lists: the pager, and what further pages have in common. Pure. */
import { furtherPages, pageCount, rowsPerPage } from '../domain/list-limits.ts';
import type { RichText } from '../domain/texts/rich-text.ts';
import { fill } from '../domain/texts/tokens.ts';
import type { PagePath } from '../domain/urls/urls.ts';
import type { Planner } from './planner.ts';
import type { Breadcrumb, Pager } from './props/part-props.ts';
import type { PageFrame, PageWording, WordingKey } from './route.ts';

/** A list that may have several pages. */
export interface LongList<Item> {
  /** Of its first page. */
  path: PagePath;
  /** Of its first page, with tokens. */
  title: string;
  /** The breadcrumbs of its first page, all with links. */
  trail: readonly Breadcrumb[];
  items: readonly Item[];
  /** A page is named after its first and its last entry, which is clear only if they are in the order of names. */
  nameOf: (item: Item) => string;
  /** Default: rowsPerPage. */
  perPage?: number;
}

type Items<Item> = Pick<LongList<Item>, 'items' | 'perPage'>;

/** The entries of one page; pages count from 1. */
export function itemsOnPage<Item>({ items, perPage = rowsPerPage }: Items<Item>, page: number): readonly Item[] {
  return items.slice((page - 1) * perPage, page * perPage);
}

/** Undefined for a list on one page. Pages are labeled by their first and last entry. */
export function pagerOf<Item>({ model }: Planner, list: LongList<Item>, page: number): Pager | undefined {
  const { urls, site } = model;
  const { wording } = site;
  const pages = pageCount(list.items.length, list.perPage);
  if (pages === 1) return undefined;
  const hrefOf = (number: number) => urls.href(urls.further(list.path, number));
  return {
    heading: wording.listPages,
    pages: [1, ...furtherPages(pages)].map((number) => ({
      label: fill(wording.pageRange, rangeOf(list, number)),
      number: fill(wording.pageNumber, { page: number }),
      href: hrefOf(number),
      isCurrent: number === page,
    })),
    previous: page > 1 ? { label: wording.previousPage, href: hrefOf(page - 1) } : undefined,
    next: page < pages ? { label: wording.nextPage, href: hrefOf(page + 1) } : undefined,
  };
}

type ListPage = Pick<PageFrame, 'path' | 'title' | 'description' | 'keywords' | 'breadcrumbs'>;

/** What the frame of a page needs that shows the list only, and the text below its title. */
export function listPage<Item>(
  planner: Planner,
  list: LongList<Item>,
  page: number,
): { frame: ListPage; text: RichText } {
  const { urls, site } = planner.model;
  const { wording } = site;
  const range = rangeOf(list, page);
  const pages = pageCount(list.items.length, list.perPage);
  const title = page === 1 ? list.title : fill(wording.pageOf, { title: list.title, page, pages });
  const last = list.trail.at(-1)?.text ?? '';
  const frame = {
    path: urls.further(list.path, page),
    title,
    description: fill(wording.listDescription, { title, ...range }),
    keywords: [title],
    breadcrumbs:
      page === 1
        ? [...list.trail.slice(0, -1), { text: last }]
        : [...list.trail, { text: fill(wording.pageNumber, { page }) }],
  };
  return { frame, text: [paragraph(fill(wording.pageRange, range))] };
}

/** What `listPage` makes the title and the description of a page of, if the title of its first page is `heading`. */
export function listWording(heading: WordingKey, page: number): PageWording {
  const title: WordingKey[] = page === 1 ? [heading] : ['pageOf', heading];
  return { title, description: ['listDescription', ...title] };
}

export function paragraph(text: string): RichText[number] {
  return { type: 'paragraph', children: [{ type: 'text', text }] };
}

/** The first and the last entry on a page. */
export function rangeOf<Item>(
  { nameOf, ...list }: Items<Item> & Pick<LongList<Item>, 'nameOf'>,
  page: number,
): { from: string; to: string } {
  const names = itemsOnPage(list, page);
  const [from = '', to = from] = [...names.slice(0, 1), ...names.slice(-1)].map(nameOf);
  return { from, to };
}
