/** Plans the places of a county: cards, or rows that continue on further pages. Pure. */
import { maxPickedCards, maxPlaceCards } from '../../domain/list-limits.ts';
import { fill } from '../../domain/texts/tokens.ts';
import type { City, County } from '../../model/site-model.ts';
import { citiesOf, placeCard } from '../cards.ts';
import { breadcrumbsTo } from '../frame/breadcrumbs.ts';
import type { PageFrame } from '../frame/page-frame.ts';
import { planRoute } from '../frame/shell.ts';
import type { Planner } from '../planner.ts';
import type { CountyProps } from '../props/page-props.ts';
import type { Breadcrumb } from '../props/part-props.ts';
import type { RouteOf } from '../route.ts';
import { countyCardText } from '../share-card.ts';
import { cityRow, itemsOnPage, type LongList, listPage, pagerOf } from './place-list.ts';

/** The breadcrumbs above the county's own. */
export function breadcrumbsToCounty(planner: Planner, county: County): Breadcrumb[] {
  const { urls, states } = planner.model;
  const state = states.get(county.state);
  return [...breadcrumbsTo(planner, 'areas'), ...(state ? [{ text: state.name, href: urls.href(state.path) }] : [])];
}

/** All places as cards, featured ones first; if there are many, featured places as cards, and all as rows sorted by name. */
export function planPlaces(planner: Planner, county: County): Pick<CountyProps, 'cards' | 'list'> {
  const card = (city: City) => placeCard(planner, city, { featured: city.data.featuredInCounty });
  const { placeNames } = county;
  if (placeNames.length <= maxPlaceCards) {
    const cards = citiesOf(planner, county.cities).map(card);
    return { cards: [...cards.filter(({ featured }) => featured), ...cards.filter(({ featured }) => !featured)] };
  }
  const cards = citiesOf(planner, county.featured.slice(0, maxPickedCards)).map(card);
  return { cards, list: placeRows(planner, county, 1) };
}

function placeRows(planner: Planner, county: County, page: number): CountyProps['list'] {
  const { wording } = planner.model.site;
  const { placeNames } = county;
  const shown = itemsOnPage(placeNames, page).map(({ slug }) => slug);
  return {
    heading: fill(wording.allPlaces, { count: placeNames.length }),
    times: wording.eta,
    rows: citiesOf(planner, shown).map((city) => cityRow(planner, city)),
    pager: pagerOf(planner, placesOf(county), page),
  };
}

function placesOf({ path, placeNames }: County): LongList {
  return { path, names: placeNames.map(({ name }) => name) };
}

/** The path, title and texts of a further page of the county's list. */
export function aboutCountyPage(planner: Planner, county: County, page: number): ReturnType<typeof listPage> {
  const { urls, site } = planner.model;
  const title = fill(site.wording.countyHeading, { state: county.state });
  const trail = [...breadcrumbsToCounty(planner, county), { text: county.data.name, href: urls.href(county.path) }];
  return listPage(planner, placesOf(county), { title, trail, page });
}

/** A further page of the county's places, with the list only. */
export function planCountyPage(planner: Planner, county: County, page: number): RouteOf<'county'> {
  const { path, title, text, description, breadcrumbs } = aboutCountyPage(planner, county, page);
  const frame: PageFrame<'county'> = {
    kind: 'county',
    path,
    continues: county.path,
    source: county.file,
    title,
    description,
    keywords: [],
    breadcrumbs,
    card: countyCardText(planner, county),
    county,
    contactBand: true,
  };
  return planRoute(planner, frame, {
    breadcrumbs,
    name: county.data.name,
    hero: { title, text, badges: [] },
    summary: [],
    cards: [],
    list: placeRows(planner, county, page),
    sections: [],
    specialties: [],
    faqs: [],
  });
}
