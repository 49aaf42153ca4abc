/** Plans the places of a county: cards, or rows that continue on further pages. Pure. */
import { maxPickedCards, maxPlaceCards } from '../../domain/list-limits.ts';
import { fill } from '../../domain/texts/tokens.ts';
import type { City, County } from '../../model/site-model.ts';
import { citiesOf, cityRow, placeCard } from '../cards.ts';
import { breadcrumbsToState } from '../frame/breadcrumbs.ts';
import { planRoute } from '../frame/shell.ts';
import type { Planner } from '../planner.ts';
import type { CountyProps } from '../props/page-props.ts';
import type { RouteOf } from '../route.ts';
import { countyCardText } from '../share-card.ts';
import { itemsOnPage, type LongList, listPage, pagerOf } from './long-list.ts';

/** All places as cards, featured ones first; if there are many, featured places as cards, and all as rows sorted by name. */
export function planPlaces(planner: Planner, county: County): Pick<CountyProps, 'cards' | 'list'> {
  const card = (city: City) => placeCard(planner, city, { featured: city.data.featuredInCounty });
  if (county.placeNames.length <= maxPlaceCards) {
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
    pager: pagerOf(planner, placeList(planner, county), page),
  };
}

export function placeList(planner: Planner, { path, placeNames, state, data }: County): LongList {
  const { urls, site } = planner.model;
  return {
    path,
    title: fill(site.wording.countyHeading, { state }),
    trail: [...breadcrumbsToState(planner, state), { text: data.name, href: urls.href(path) }],
    names: placeNames.map(({ name }) => name),
  };
}

/** A further page of the county's places, with the list only. */
export function planCountyPage(planner: Planner, county: County, page: number): RouteOf<'county'> {
  const { frame, text } = listPage(planner, placeList(planner, county), page);
  const card = countyCardText(planner, county);
  return planRoute(
    planner,
    { kind: 'county', continues: county.path, source: county.file, card, county, ...frame },
    {
      name: county.data.name,
      hero: { title: frame.title, text, badges: [] },
      summary: [],
      cards: [],
      list: placeRows(planner, county, page),
      sections: [],
      specialties: [],
      faqs: [],
    },
  );
}
