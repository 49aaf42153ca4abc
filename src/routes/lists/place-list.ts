/** Plans rows of places, counties or states, and the pagination of long lists. Pure. */
import { furtherPages, pageCount, rowsPerPage } from '../../domain/list-limits.ts';
import type { RichText } from '../../domain/texts/rich-text.ts';
import { fill } from '../../domain/texts/tokens.ts';
import type { PagePath } from '../../domain/urls/urls.ts';
import type { City, County, State } from '../../model/site-model.ts';
import { countText, placeLink } from '../cards.ts';
import type { Planner } from '../planner.ts';
import type { Breadcrumb, Pager, PlaceRow } from '../props/part-props.ts';

/** A list that may have several pages: the path of its first page, and the names of all its entries in order. */
export interface LongList {
  path: PagePath;
  names: readonly string[];
}

export function cityRow(planner: Planner, city: City): PlaceRow {
  return { time: city.data.eta ?? '', ...placeLink(planner, city) };
}

export function countyRow(planner: Planner, county: County): PlaceRow {
  const note = countText(planner, county.cities.length);
  return { note, time: county.averageResponse, ...placeLink(planner, county) };
}

export function stateRow(planner: Planner, { name, path, placeCount, averageResponse }: State): PlaceRow {
  const note = countText(planner, placeCount);
  return { label: name, href: planner.model.urls.href(path), note, time: averageResponse };
}

/** The entries of one page; pages count from 1. */
export function itemsOnPage<Item>(items: readonly Item[], page: number): readonly Item[] {
  return items.slice((page - 1) * rowsPerPage, page * rowsPerPage);
}

/** Undefined for a list on one page. Pages are labeled by their first and last entry. */
export function pagerOf({ model }: Planner, { path, names }: LongList, page: number): Pager | undefined {
  const { urls, site } = model;
  const { wording } = site;
  const pages = pageCount(names.length);
  if (pages === 1) return undefined;
  const hrefOf = (number: number) => urls.href(urls.further(path, number));
  return {
    heading: wording.listPages,
    pages: [1, ...furtherPages(pages)].map((number) => ({
      label: fill(wording.pageRange, rangeOf(names, number)),
      number: fill(wording.pageNumber, { page: number }),
      href: hrefOf(number),
      isCurrent: number === page,
    })),
    previous: page > 1 ? { label: wording.previousPage, href: hrefOf(page - 1) } : undefined,
    next: page < pages ? { label: wording.nextPage, href: hrefOf(page + 1) } : undefined,
  };
}

interface ContinuedPage {
  path: PagePath;
  title: string;
  description: string;
  /** The text below the title. */
  text: RichText;
  breadcrumbs: Breadcrumb[];
}

/** The path, title and texts of a further page of a list. `title` is the first page's; `trail` is its breadcrumbs, all with links. */
export function listPage(
  { model }: Planner,
  list: LongList,
  about: { title: string; trail: readonly Breadcrumb[]; page: number },
): ContinuedPage {
  const { urls, site } = model;
  const { wording } = site;
  const { page, trail } = about;
  const pages = pageCount(list.names.length);
  const range = rangeOf(list.names, page);
  const isFirst = page === 1;
  const title = isFirst ? about.title : fill(wording.pageOf, { title: about.title, page, pages });
  const last = trail.at(-1)?.text ?? '';
  return {
    path: urls.further(list.path, page),
    title,
    description: fill(wording.listDescription, { title, ...range }),
    text: [{ type: 'paragraph', children: [{ type: 'text', text: fill(wording.pageRange, range) }] }],
    breadcrumbs: isFirst
      ? [...trail.slice(0, -1), { text: last }]
      : [...trail, { text: fill(wording.pageNumber, { page }) }],
  };
}

function rangeOf(names: readonly string[], page: number): { from: string; to: string } {
  const shown = itemsOnPage(names, page);
  return { from: shown[0] ?? '', to: shown.at(-1) ?? '' };
}
