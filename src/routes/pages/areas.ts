/** Plans the areas page, and the pages that list counties: of states, and further pages of the list of counties. Pure. */
import { pick } from '../../domain/groups.ts';
import {
  maxAllPlaces,
  maxCountyCards,
  maxPickedCards,
  maxPlaceCards,
  maxPlacesByEye,
} from '../../domain/list-limits.ts';
import { fill } from '../../domain/texts/tokens.ts';
import { placeIndexPath } from '../../domain/urls/urls.ts';
import { citiesOf, countiesOf, countyCard, countyRow, otherPlaces, placeCard, placeLink, stateRow } from '../cards.ts';
import { breadcrumbsToState, mainFrame } from '../frame/page-frame.ts';
import { planRoute } from '../frame/shell.ts';
import { itemsOnPage, type LongList, listPage, pagerOf } from '../long-list.ts';
import { heading, hero, planMap } from '../parts.ts';
import type { Planner } from '../planner.ts';
import type { AreasProps } from '../props/page-props.ts';
import type { PlanOf } from '../route.ts';
import { generalCardText } from '../share-card.ts';

export function planAreas(planner: Planner): PlanOf<'areas'> {
  const { model } = planner;
  const { site } = model;
  const data = model.page('areas');
  const { placeCount, featured } = model.lists.read('overview of cities');
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
    ...(placeCount > maxPlacesByEye ? { placeIndex: model.urls.href(placeIndexPath(model.urls)) } : {}),
    map: { ...heading(planner, data.map), map: planMap(planner, { of: site.business.name }) },
    tiers: tiers.filter((tier) => tier.cards.length > 0),
    counties: { ...heading(planner, data.counties), ...planCounties(planner) },
    places:
      placeCount > 0 && placeCount <= maxAllPlaces
        ? { ...heading(planner, data.places), links: placeLinks(planner) }
        : undefined,
    ...pick(data, 'emergency'),
    ...otherPlaces(planner, {}, maxAllPlaces),
  });
}

/** As cards; as rows if there are many; as rows of states if there are very many. */
function planCounties(planner: Planner): Omit<AreasProps['counties'], 'heading' | 'text'> {
  const { model } = planner;
  const { states, lists } = model;
  if (states.size > 0) return { cards: [], rows: [...states.values()].map((state) => stateRow(planner, state)) };
  const counties = lists.read('counties');
  if (counties.length <= maxCountyCards)
    return { cards: countiesOf(planner, counties).map((one) => countyCard(planner, one)), rows: [] };
  return countyRows(planner, countyList(planner, undefined), 1);
}

/** By county; by name if there are many, because a visitor then looks for the name. */
function placeLinks(planner: Planner): NonNullable<AreasProps['places']>['links'] {
  const { lists } = planner.model;
  const inCounties = lists.read('counties').flatMap((slug) => lists.read('cities of county', slug));
  const links = citiesOf(planner, [...inCounties, ...lists.read('cities without county')]).map((city) => ({
    ...placeLink(planner, city),
    county: planner.countyOf(city).name,
    eta: city.data.eta,
  }));
  const { compareNames } = lists.places;
  return links.length <= maxPlaceCards ? links : links.sort((a, b) => compareNames(a.label, b.label));
}

/** The slugs of the counties of a state, or of all counties if `code` is undefined. Call it while a page is planned, because its reads are noted. */
function countyList(planner: Planner, code: string | undefined): LongList<string> {
  const { model } = planner;
  const { wording } = model.site;
  const state = code === undefined ? undefined : model.states.get(code);
  const counties = state ? model.lists.read('counties of state', state.code) : model.lists.read('counties');
  return {
    path: state?.path ?? model.urls.areas,
    title: state ? fill(wording.stateHeading, { state: state.name }) : wording.countiesWeServe,
    trail: breadcrumbsToState(planner, code),
    items: counties,
    nameOf: (slug) => model.counties.get(slug)?.data.name ?? '',
  };
}

function countyRows(planner: Planner, list: LongList<string>, page: number) {
  const rows = countiesOf(planner, itemsOnPage(list, page)).map((county) => countyRow(planner, county));
  return { cards: [], rows, pager: pagerOf(planner, list, page) };
}

export function planCountyList(planner: Planner, code: string | undefined, page: number): PlanOf<'areas'> {
  const { model } = planner;
  const list = countyList(planner, code);
  const { frame, text } = listPage(planner, list, page);
  const card = generalCardText(planner, frame.title);
  return planRoute(
    planner,
    { kind: 'areas', card, ...frame },
    {
      hero: { title: frame.title, text, badges: [] },
      map: { heading: '' },
      tiers: [],
      counties: { heading: model.site.wording.counties, ...countyRows(planner, list, page) },
      places: undefined,
      ...pick(model.page('areas'), 'emergency'),
    },
  );
}
