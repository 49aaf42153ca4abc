/** Plans the page of a service. Pure. */
import { pick } from '../../domain/groups.ts';
import { maxNames } from '../../domain/list-limits.ts';
import type { Service } from '../../model/site-model.ts';
import { areasOf, otherPlaces, placeLink, serviceCard } from '../cards.ts';
import { breadcrumbsTo, ownFrame } from '../frame/page-frame.ts';
import { planRoute } from '../frame/shell.ts';
import { claimBadges, faqs, ownReviews, picture, rich, sections } from '../parts.ts';
import type { Planner } from '../planner.ts';
import type { ServiceProps } from '../props/page-props.ts';
import type { PageFrame, PlanOf } from '../route.ts';
import { ownPosts } from './news.ts';

const relatedCount = 3;

export function planService(planner: Planner, service: Service): PlanOf<'service'> {
  const { model } = planner;
  const { site } = model;
  // The whole file. `service.data` has only what other pages may show of it.
  const data = model.fileOf('service', service);
  const frame: PageFrame<'service'> = {
    ...ownFrame('service', service, {
      data,
      trail: breadcrumbsTo(planner, 'services'),
      name: data.title,
      card: { title: data.title, line: site.categories[data.category]?.label ?? '' },
    }),
    service,
  };
  const { heroImage, image, heroAlt: alt = data.alt, heroFocus, focus } = data;
  const top = heroImage === undefined ? { image, alt, focus } : { image: heroImage, alt, focus: heroFocus };
  return planRoute(planner, frame, {
    hero: {
      title: data.title,
      text: rich(planner, data.summary),
      badges: [...data.badges, ...claimBadges(planner, { service: service.slug })],
      image: picture(planner, top, 'hero'),
    },
    ...pick(serviceCard(planner, service), 'category', 'priority'),
    ...pick(data, 'benefits', 'process', 'useCases', 'notFor'),
    pricing: rich(planner, data.pricingNotes),
    sections: sections(planner, data.sections),
    gallery: data.gallery.map(({ src, alt, caption }) => ({
      image: picture(planner, { image: src, alt }, 'gallery'),
      caption,
    })),
    reviews: ownReviews(planner, service.path),
    news: ownPosts(planner, service.path),
    faqs: faqs(planner, data.faqs),
    ...planPlaces(planner, service),
    related: relatedTo(planner, service).map((other) => serviceCard(planner, other)),
  });
}

/** The first others of its category. */
function relatedTo({ model }: Planner, service: Service): Service[] {
  const found: Service[] = [];
  for (const other of model.services.values()) {
    if (found.length === relatedCount) break;
    if (other !== service && other.data.category === service.data.category) found.push(other);
  }
  return found;
}

/** Its places, or the first of their counties and a link to all areas. */
function planPlaces(planner: Planner, service: Service): Pick<ServiceProps, 'places' | 'allAreas' | 'otherPlaces'> {
  const { lists, urls, site } = planner.model;
  const places = areasOf(planner, service).map((area) => placeLink(planner, area));
  const others = otherPlaces(planner, { service: service.slug }, maxNames);
  if (lists.read('cities of service', service.slug).length <= maxNames) return { places, ...others };
  return { places, ...others, allAreas: { label: site.wording.checkAllAreas, href: urls.href(urls.areas) } };
}
