/** Plans the page of a county. Pure. */
import { fill } from '../../domain/texts/tokens.ts';
import type { County } from '../../model/site-model.ts';
import type { CountyFile } from '../../schema/types.gen.ts';
import { breadcrumbsToState } from '../frame/breadcrumbs.ts';
import { metaOf, type PageFrame } from '../frame/page-frame.ts';
import { planRoute } from '../frame/shell.ts';
import { planPlaces } from '../lists/county-places.ts';
import { claimBadges, faqs, pictureOrNone, planMap, rich, sections } from '../parts.ts';
import type { Planner } from '../planner.ts';
import type { Fact } from '../props/part-props.ts';
import type { RouteOf } from '../route.ts';
import { countyCardText } from '../share-card.ts';

export function planCounty(planner: Planner, county: County): RouteOf<'county'> {
  const { site } = planner.model;
  const data = planner.model.countyFile(county);
  const heading = fill(site.wording.countyHeading, { state: county.state });
  const frame: PageFrame<'county'> = {
    kind: 'county',
    path: county.path,
    source: county.file,
    ...metaOf(data),
    breadcrumbs: [...breadcrumbsToState(planner, county.state), { text: data.name }],
    card: countyCardText(planner, county),
    county,
    contactBand: true,
  };
  return planRoute(planner, frame, {
    name: data.name,
    hero: {
      title: heading,
      text: rich(planner, data.intro),
      badges: claimBadges(planner, { county: county.slug }),
      image: pictureOrNone(planner, data, 'hero'),
    },
    summary: summaryOf(planner, county, data),
    ...planPlaces(planner, county),
    sections: sections(planner, data.sections),
    specialties: data.specialties,
    extendedAreas: data.extendedAreas && { ...data.extendedAreas, text: rich(planner, data.extendedAreas.text) },
    faqs: faqs(planner, data.faqs),
    map: planMap(planner, { of: data.name, county: county.slug }),
  });
}

function summaryOf({ model }: Planner, county: County, data: CountyFile): Fact[] {
  const { wording } = model.site;
  const { population, populationNote, responseTime, seat, zipCodes, nearbyAreas } = data;
  const facts: (Omit<Fact, 'value'> & { value: string | undefined })[] = [
    { label: wording.population, value: population, note: populationNote },
    { label: wording.responseTime, value: responseTime },
    { label: wording.averageResponse, value: county.averageResponse, note: wording.averageResponseNote },
    { label: wording.totalCities, value: String(county.cities.length) },
    { label: wording.countySeat, value: seat },
    { label: wording.zipCodes, value: zipCodes.join(', ') },
    { label: wording.nearbyAreas, value: nearbyAreas.join(', ') },
  ];
  return facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));
}
