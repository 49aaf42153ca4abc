/** Plans the pages that list counties: pages of states, and further pages of a list of counties. Pure. */
import { furtherPages, pageCount } from '../../domain/list-limits.ts';
import { fill } from '../../domain/texts/tokens.ts';
import type { PagePath } from '../../domain/urls/urls.ts';
import { countyRow } from '../cards.ts';
import { breadcrumbsToState } from '../frame/breadcrumbs.ts';
import { planRoute } from '../frame/shell.ts';
import type { Planner } from '../planner.ts';
import type { RouteOf } from '../route.ts';
import { generalCardText } from '../share-card.ts';
import { itemsOnPage, type LongList, listPage, pagerOf } from './long-list.ts';

/** The counties of a state, or all counties if they are one list. */
interface CountyList extends LongList {
  counties: readonly string[];
}

/** `path` is the list's first page; `code` is the state's, if the list is a state's. */
interface CountyListPage {
  path: PagePath;
  code: string | undefined;
  page: number;
}

/** `code` is a state's; undefined for all counties. Call it while a page is planned, because its reads are noted. */
export function countyList(planner: Planner, code: string | undefined): CountyList {
  const { model } = planner;
  const { wording } = model.site;
  const state = code === undefined ? undefined : model.states.get(code);
  const counties = state ? state.counties : [...model.counties.values()].map(({ slug }) => slug);
  return {
    path: state?.path ?? model.urls.areas,
    title: state ? fill(wording.stateHeading, { state: state.name }) : wording.countiesWeServe,
    trail: breadcrumbsToState(planner, code),
    names: counties.map((slug) => model.counties.get(slug)?.data.name ?? slug),
    counties,
  };
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

export function planCountyList(planner: Planner, { code, page }: CountyListPage): RouteOf<'areas'> {
  const { model } = planner;
  const list = countyList(planner, code);
  const { frame, text } = listPage(planner, list, page);
  const card = generalCardText(planner, frame.title);
  const shown = itemsOnPage(list.counties, page).flatMap((slug) => model.counties.get(slug) ?? []);
  return planRoute(
    planner,
    { kind: 'areas', source: model.pageFile('areas'), card, ...frame },
    {
      hero: { title: frame.title, text, badges: [] },
      map: { heading: '' },
      tiers: [],
      counties: {
        heading: model.site.wording.counties,
        cards: [],
        rows: shown.map((county) => countyRow(planner, county)),
        pager: pagerOf(planner, list, page),
      },
      places: undefined,
      emergency: model.page('areas').emergency,
    },
  );
}
