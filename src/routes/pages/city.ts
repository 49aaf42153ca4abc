/** Plans the page of a place. Pure. */
import { formatAddress } from '../../domain/geography/conventions.ts';
import { kilometersPerMile } from '../../domain/geography/distance.ts';
import { localityOf } from '../../domain/geography/place-names.ts';
import { regionName } from '../../domain/geography/regions.ts';
import { pick } from '../../domain/groups.ts';
import { decimalFormat } from '../../domain/texts/languages.ts';
import { fill } from '../../domain/texts/tokens.ts';
import type { City, County } from '../../model/site-model.ts';
import type { CityFile } from '../../schema/types.gen.ts';
import { placeLink, serviceLink, servicesOf } from '../cards.ts';
import { breadcrumbsTo, ownFrame } from '../frame/page-frame.ts';
import { planRoute } from '../frame/shell.ts';
import {
  claimBadges,
  facts,
  faqs,
  ownReviews,
  picture,
  planMap,
  reasons,
  rich,
  sections,
  shownReview,
} from '../parts.ts';
import type { Planner } from '../planner.ts';
import type { CityProps } from '../props/page-props.ts';
import type { Fact } from '../props/part-props.ts';
import type { Badge, NavLink } from '../props/shell-props.ts';
import type { PageFrame, PlanOf } from '../route.ts';
import { ownPosts } from './news.ts';

export function planCity(planner: Planner, city: City): PlanOf<'city'> {
  const { urls, site } = planner.model;
  const data = planner.model.fileOf('city', city);
  const county = planner.model.counties.get(data.county);
  const named = planner.countyOf(city);
  const title = fill(site.wording.cityHeading, { state: city.data.state });
  const card = { title, line: `${named.name}, ${regionName(city.data.state, site.business.address)}` };
  const frame: PageFrame<'city'> = {
    city,
    contactBand: data.contactBand,
    ...ownFrame('city', city, { data, trail: breadcrumbsTo(planner, 'areas'), name: data.name, card }),
  };
  return planRoute(planner, frame, {
    county: county ? placeLink(planner, county) : { label: named.name, href: urls.href(named.path) },
    hero: {
      title,
      text: rich(planner, data.intro),
      badges: [
        ...(data.badges.length > 0 ? data.badges : ownBadges(planner, data, county)),
        ...claimBadges(planner, { county: data.county }),
      ],
      image: picture(planner, data, 'hero'),
    },
    serviceCards: serviceCards(planner, city, data),
    sections: sections(planner, data.sections),
    jobs: data.jobs.map((job) => jobOf(planner, job)),
    whyChoose: data.whyChoose && reasons(planner, data.whyChoose),
    pricesNote: rich(planner, data.pricesNote),
    permits: data.permits.map((permit) => rich(planner, permit)),
    permitsNote: rich(planner, data.permitsNote),
    // Without a coverage list, the sidebar names the neighborhoods instead.
    neighborhoods: data.coverage.length > 0 ? data.neighborhoods : [],
    emergency: data.emergency && { heading: data.emergency.heading, text: rich(planner, data.emergency.text) },
    reviews: [
      ...data.reviews.map((review) => shownReview(planner, { ...review, location: review.neighborhood })),
      ...ownReviews(planner, city.path),
    ],
    news: ownPosts(planner, city.path),
    faqs: faqs(planner, data.faqs),
    map: data.map ? planMap(planner, { of: data.name, county: data.county, place: city.path }) : undefined,
    sidebar: planSidebar(planner, city, { data, county }),
    ...pick(data, 'name', 'emergencyBanner', 'responses', 'specialists', 'prices', 'closing'),
  });
}

function jobOf(planner: Planner, job: CityFile['jobs'][number]): CityProps['jobs'][number] {
  return {
    before: picture(planner, { image: job.beforeImage, alt: job.beforeAlt }, 'job'),
    after: picture(planner, { image: job.afterImage, alt: job.afterAlt }, 'job'),
    service: serviceRef(planner, job.service),
    ...pick(job, 'title', 'location', 'description'),
  };
}

const cardCount = 4;

/** The place's own cards, or its first services with their general texts. */
function serviceCards(planner: Planner, city: City, data: CityFile): CityProps['serviceCards'] {
  const { model } = planner;
  if (data.serviceCards.length > 0) {
    return data.serviceCards.map(({ name, description, link, icon, priority }) => ({
      name,
      description,
      href: model.urls.link(link),
      icon,
      badge: priority !== undefined && model.site.cardPriorities[priority]?.marked ? data.highPriorityLabel : undefined,
    }));
  }
  return servicesOf(planner, city, cardCount).map(({ data: { title: name, description, icon }, path }) => {
    return { name, description, href: model.urls.href(path), icon, isGeneral: true };
  });
}

/** A number gets a label; a text such as "Unincorporated community" does not. */
function populationText(data: CityFile, label: string): string | undefined {
  if (data.population === undefined) return undefined;
  const note = data.populationNote === undefined ? '' : ` (${data.populationNote})`;
  return /^\d/.test(data.population) && label !== '' ? `${label} ${data.population}${note}` : data.population + note;
}

/** Icons that are not set in the data. */
export const badgeIcons = { county: 'map-pin', population: 'users', eta: 'clock' } as const;

function ownBadges({ model }: Planner, data: CityFile, county: County | undefined): Badge[] {
  const { wording } = model.site;
  const population = populationText(data, wording.population);
  return [
    ...(county ? [{ text: county.data.name, icon: badgeIcons.county }] : []),
    ...(population === undefined ? [] : [{ text: population, icon: badgeIcons.population }]),
    ...(data.eta === undefined
      ? []
      : [{ text: fill(wording.labeled, { label: wording.eta, details: data.eta }), icon: badgeIcons.eta }]),
  ];
}

function serviceRef(planner: Planner, slug: string): NavLink | undefined {
  const service = planner.model.services.get(slug);
  return service && serviceLink(planner, service);
}

function planSidebar(
  planner: Planner,
  city: City,
  { data, county }: { data: CityFile; county: County | undefined },
): CityProps['sidebar'] {
  return {
    isContact: !data.contactBand,
    coverage: data.coverage.length > 0 ? data.coverage : data.neighborhoods,
    facts: [...ownFacts(planner, city, { data, county }), ...data.quickFacts],
    zipCodes: {
      label: data.zipCodesLabel ?? planner.model.site.wording.zipCodes,
      codes: data.zipCodes.length > 0 ? data.zipCodes : [data.postalCode],
    },
    nearby: nearbyLinks(planner, city),
  };
}

function ownFacts(
  { model }: Planner,
  { data: { state: region } }: City,
  { data, county }: { data: CityFile; county: County | undefined },
): Fact[] {
  const { wording, business } = model.site;
  const { street, postalCode } = data;
  const locality = localityOf(data.name, business.address.country);
  const office = formatAddress({ ...business.address, street, locality, region, postalCode });
  return facts([
    { label: wording.county, value: county?.data.name },
    { label: wording.population, value: data.population, note: data.populationNote },
    { label: wording.eta, value: data.eta },
    { label: wording.emergencyResponse, value: data.emergencyPromise ?? business.emergencyPromise },
    { label: wording.office, value: office },
  ]);
}

function nearbyLinks(planner: Planner, city: City): CityProps['sidebar']['nearby'] {
  const { wording, language } = planner.model.site;
  const format = planner.once('distances', () => decimalFormat(language));
  return planner.model.lists.read('nearby', city.slug).flatMap(({ slug, miles }) => {
    const other = planner.model.cities.get(slug);
    if (!other) return [];
    const water = city.data.acrossWater[slug] ?? other.data.acrossWater[city.slug];
    return {
      distance: fill(wording.milesAway, {
        miles: format(miles),
        kilometers: format(miles * kilometersPerMile),
      }),
      note: water === undefined ? undefined : fill(wording.acrossWater, { water }),
      ...placeLink(planner, other),
    };
  });
}
