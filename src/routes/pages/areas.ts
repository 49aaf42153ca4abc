/** Plans the areas page. Pure. */
import {
  maxAllPlaces,
  maxCountyCards,
  maxPickedCards,
  maxPlaceCards,
  maxPlacesByEye,
} from '../../domain/list-limits.ts';
import { placeIndexPath } from '../../domain/urls/urls.ts';
import { citiesOf, countyCard, countyRow, placeCard, placeLink, stateRow } from '../cards.ts';
import { mainFrame } from '../frame/general-frame.ts';
import { planRoute } from '../frame/shell.ts';
import { countyList } from '../lists/county-lists.ts';
import { itemsOnPage, pagerOf } from '../lists/long-list.ts';
import { heading, hero, planMap } from '../parts.ts';
import type { Planner } from '../planner.ts';
import type { AreasProps } from '../props/page-props.ts';
import type { RouteOf } from '../route.ts';

export function planAreas(planner: Planner): RouteOf<'areas'> {
  const { model } = planner;
  const { site } = model;
  const data = model.page('areas');
  const { placeCount, featured } = model.overview;
  // If there are many places, only featured ones have cards; the others are listed on their county's page.
  const cities =
    placeCount <= maxPlaceCards ? [...model.cities.values()] : citiesOf(planner, featured.slice(0, maxPickedCards));
  const frame = mainFrame(planner, 'areas', data);
  const tiers = Object.entries(site.tiers).map(([key, tier]) => ({
    name: tier.name,
    label: tier.label,
    text: tier.text,
    featured: tier.featured,
    cards: cities
      .filter((city) => String(city.data.tier) === key)
      .map((city) => placeCard(planner, city, { featured: city.data.featured })),
  }));
  return planRoute(planner, frame, {
    hero: hero(planner, data.hero),
    ...(placeCount > maxPlacesByEye ? { placeIndex: model.urls.href(placeIndexPath) } : {}),
    map: { ...heading(planner, data.map), map: planMap(planner, { of: site.business.name }) },
    tiers: tiers.filter((tier) => tier.cards.length > 0),
    counties: { ...heading(planner, data.counties), ...planCounties(planner) },
    places: placeCount <= maxAllPlaces ? { ...heading(planner, data.places), links: placeLinks(planner) } : undefined,
    emergency: data.emergency,
  });
}

/** As cards; as rows if there are many; as rows of states if there are very many. */
function planCounties(planner: Planner): Omit<AreasProps['counties'], 'heading' | 'text'> {
  const { model } = planner;
  const { states } = model;
  if (states.size > 0) return { cards: [], rows: [...states.values()].map((state) => stateRow(planner, state)) };
  const counties = [...model.counties.values()];
  if (counties.length <= maxCountyCards) return { cards: counties.map((one) => countyCard(planner, one)), rows: [] };
  return {
    cards: [],
    rows: itemsOnPage(counties, 1).map((county) => countyRow(planner, county)),
    pager: pagerOf(planner, countyList(planner, undefined), 1),
  };
}

/** By county; by name if there are many, because a visitor then looks for the name. */
function placeLinks(planner: Planner): NonNullable<AreasProps['places']>['links'] {
  const { counties, site } = planner.model;
  const links = [...counties.values()].flatMap((county) =>
    citiesOf(planner, county.cities).map((city) => ({
      ...placeLink(planner, city),
      county: county.data.name,
      eta: city.data.eta,
    })),
  );
  const { compare } = new Intl.Collator(site.language);
  return links.length <= maxPlaceCards ? links : links.sort((a, b) => compare(a.label, b.label));
}
