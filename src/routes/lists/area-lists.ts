/** Plans the pages that list counties: pages of states, and further pages of a list of counties. Pure. */
import { furtherPages, pageCount } from '../../domain/list-limits.ts';
import { fill } from '../../domain/texts/tokens.ts';
import type { PagePath } from '../../domain/urls/urls.ts';
import type { County, State } from '../../model/site-model.ts';
import { breadcrumbsTo } from '../frame/breadcrumbs.ts';
import type { PageFrame } from '../frame/page-frame.ts';
import { planRoute } from '../frame/shell.ts';
import type { Planner } from '../planner.ts';
import type { RouteOf } from '../route.ts';
import { generalCardText } from '../share-card.ts';
import { countyRow, itemsOnPage, type LongList, listPage, pagerOf } from './place-list.ts';

/** The counties of a state, or all counties if they are one list. */
interface CountyList extends LongList {
  state?: State | undefined;
  counties: readonly string[];
}

/** `code` is a state's; undefined for all counties. Call it while a page is planned, because its reads are noted. */
export function countyList({ model }: Planner, code: string | undefined): CountyList {
  const state = code === undefined ? undefined : model.states.get(code);
  const counties = state ? state.counties : [...model.counties.values()].map(({ slug }) => slug);
  const names = counties.map((slug) => model.counties.get(slug)?.data.name ?? slug);
  return { state, path: state?.path ?? model.urls.areas, counties, names };
}

/** The pages that list counties, besides the areas page. */
export function countyListPages({ model }: Planner): CountyListPage[] {
  const { states, counties, urls } = model;
  if (states.size === 0)
    return furtherPages(pageCount(counties.size)).map((page) => ({ path: urls.areas, code: undefined, page }));
  return [...states.values()].flatMap(({ path, code, counties: inside }) =>
    [1, ...furtherPages(pageCount(inside.length))].map((page) => ({ path, code, page })),
  );
}

/** `path` is the list's first page; `code` is the state's, if the list is a state's. */
interface CountyListPage {
  path: PagePath;
  code: string | undefined;
  page: number;
}

/** The path, title and texts of such a page. */
export function aboutCountyList(planner: Planner, { code, page }: CountyListPage): ReturnType<typeof listPage> {
  const list = countyList(planner, code);
  const { urls, site } = planner.model;
  const { wording } = site;
  const trail = [
    ...breadcrumbsTo(planner, 'areas'),
    ...(list.state ? [{ text: list.state.name, href: urls.href(list.state.path) }] : []),
  ];
  const title = list.state ? fill(wording.stateHeading, { state: list.state.name }) : wording.countiesWeServe;
  return listPage(planner, list, { title, trail, page });
}

export function planCountyList(planner: Planner, listed: CountyListPage): RouteOf<'areas'> {
  const { page } = listed;
  const list = countyList(planner, listed.code);
  const { model } = planner;
  const { wording } = model.site;
  const { title, text, description, breadcrumbs, path } = aboutCountyList(planner, listed);
  const frame: PageFrame<'areas'> = {
    kind: 'areas',
    path,
    source: model.pageFile('areas'),
    title,
    description,
    keywords: [],
    breadcrumbs,
    card: generalCardText(planner, title),
    contactBand: true,
  };
  const shown = itemsOnPage(list.counties, page).flatMap((slug): County[] => {
    const county = model.counties.get(slug);
    return county ? [county] : [];
  });
  return planRoute(planner, frame, {
    breadcrumbs,
    hero: { title, text, badges: [] },
    map: { heading: '' },
    tiers: [],
    counties: {
      heading: wording.counties,
      cards: [],
      rows: shown.map((county) => countyRow(planner, county)),
      pager: pagerOf(planner, list, page),
    },
    places: undefined,
    emergency: model.page('areas').emergency,
  });
}
