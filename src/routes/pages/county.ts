/** Plans the page of a county, and the pages that continue its list of places. Pure. */
import { pick } from '../../domain/groups.ts';
import { maxAllPlaces, maxPickedCards, maxPlaceCards } from '../../domain/list-limits.ts';
import { fill } from '../../domain/texts/tokens.ts';
import type { County } from '../../model/site-model.ts';
import type { CountyFile } from '../../schema/types.gen.ts';
import { citiesOf, cityRow, driveTimes, numberText, otherPlaces, placeCard, placesIn } from '../cards.ts';
import { breadcrumbsToState, ownFrame } from '../frame/page-frame.ts';
import { planRoute } from '../frame/shell.ts';
import { itemsOnPage, type LongList, listPage, pagerOf } from '../long-list.ts';
import { claimBadges, facts, faqs, picture, planMap, rich, sections } from '../parts.ts';
import type { Planner } from '../planner.ts';
import type { CountyProps } from '../props/page-props.ts';
import type { Fact } from '../props/part-props.ts';
import type { PageFrame, PlanOf } from '../route.ts';
import { countyCardText } from '../share-card.ts';

export function planCounty(planner: Planner, county: County): PlanOf<'county'> {
  const { site } = planner.model;
  const data = planner.model.fileOf('county', county);
  const heading = fill(site.wording.countyHeading, { state: county.data.state });
  const frame: PageFrame<'county'> = {
    ...ownFrame('county', county, {
      data,
      trail: breadcrumbsToState(planner, county.data.state),
      name: data.name,
      card: countyCardText(planner, county),
    }),
    county,
  };
  return planRoute(planner, frame, {
    ...pick(data, 'name', 'specialties'),
    hero: {
      title: heading,
      text: rich(planner, data.intro),
      badges: claimBadges(planner, { county: county.slug }),
      image: picture(planner, data, 'hero'),
    },
    summary: summaryOf(planner, county, data),
    ...planPlaces(planner, county),
    ...otherPlaces(planner, { county: county.slug }, maxAllPlaces),
    sections: sections(planner, data.sections),
    extendedAreas: data.extendedAreas && { ...data.extendedAreas, text: rich(planner, data.extendedAreas.text) },
    faqs: faqs(planner, data.faqs),
    map: planMap(planner, { of: data.name, county: county.slug }),
  });
}

function summaryOf(planner: Planner, county: County, data: CountyFile): Fact[] {
  const { wording } = planner.model.site;
  const { population, populationNote, responseTime, seat, zipCodes, nearbyAreas } = data;
  return facts([
    { label: wording.population, value: population, note: populationNote },
    { label: wording.responseTime, value: responseTime },
    { label: wording.averageResponse, value: driveTimes(planner, county), note: wording.averageResponseNote },
    { label: wording.totalCities, value: String(placesIn(planner, county) || '') },
    { label: wording.countySeat, value: seat },
    { label: wording.zipCodes, value: zipCodes.join(', ') },
    { label: wording.nearbyAreas, value: nearbyAreas.join(', ') },
  ]);
}

/** All places as cards; if there are many, featured places as cards, and all as rows sorted by name. */
function planPlaces(planner: Planner, county: County): Pick<CountyProps, 'cards' | 'list'> {
  const cards = (slugs: readonly string[]) =>
    citiesOf(planner, slugs).map((city) => placeCard(planner, city, { featured: city.data.featuredInCounty }));
  const { lists } = planner.model;
  if (lists.read('number of cities of county', county.slug) <= maxPlaceCards)
    return { cards: cards(lists.read('place cards of county', county.slug)) };
  const featured = lists.read('featured places of county', county.slug).slice(0, maxPickedCards);
  return { cards: cards(featured), list: placeRows(planner, county, 1) };
}

function placeRows(planner: Planner, county: County, page: number): CountyProps['list'] {
  const { wording } = planner.model.site;
  const list = placeList(planner, county);
  const shown = itemsOnPage(list, page).map(({ slug }) => slug);
  return {
    heading: fill(wording.allPlaces, { count: numberText(planner, list.items.length) }),
    times: wording.eta,
    rows: citiesOf(planner, shown).map((city) => cityRow(planner, city)),
    pager: pagerOf(planner, list, page),
  };
}

function placeList(planner: Planner, { slug, path, data }: County): LongList<{ slug: string; name: string }> {
  const { lists, urls, site } = planner.model;
  return {
    path,
    title: fill(site.wording.countyHeading, { state: data.state }),
    trail: [...breadcrumbsToState(planner, data.state), { text: data.name, href: urls.href(path) }],
    items: lists.read('place names of county', slug),
    nameOf: ({ name }) => name,
  };
}

/** A further page of the county's places, with the list only. */
export function planCountyPage(planner: Planner, slug = '', page: number): PlanOf<'county'> {
  const county = planner.model.counties.get(slug);
  if (!county) throw new Error(`${slug} is not a county of this site.`);
  const { frame, text } = listPage(planner, placeList(planner, county), page);
  const card = countyCardText(planner, county);
  return planRoute(
    planner,
    { kind: 'county', continues: county.path, card, county, ...frame },
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
