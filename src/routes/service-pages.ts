/** Plans the services page and each service's page. Pure. */
import type { Service } from '../model/site-model.ts';
import type { PageFrame } from './page-frame.ts';
import {
  citiesOf,
  faqs,
  heading,
  hero,
  type Planner,
  picture,
  placeLink,
  reasons,
  rich,
  richOrNone,
  sections,
  serviceCard,
  serviceLink,
} from './planner.ts';
import type { RouteOf } from './route.ts';
import { generalCard } from './share-card.ts';
import { planRoute } from './shell.ts';

const relatedCount = 3;

export function planServices(planner: Planner): RouteOf<'services'> {
  const { model } = planner;
  const { urls, site } = model;
  const data = model.pages.services;
  const services = [...model.services.values()];
  const breadcrumbs = [{ text: site.wording.home, href: urls.href(urls.home) }, { text: site.wording.services }];
  const frame: PageFrame<'services'> = {
    kind: 'services',
    path: urls.services,
    source: model.pageFiles.services,
    updated: data.updated,
    title: data.metaTitle,
    description: data.metaDescription,
    keywords: data.keywords,
    breadcrumbs,
    card: generalCard(planner, data.hero.title),
    contactBand: true,
  };
  const categories = Object.entries(site.categories).map(([key, { label, description, icon }]) => ({
    label,
    description,
    icon,
    services: services
      .filter((service) => service.data.category === key)
      .map((service) => serviceLink(planner, service)),
  }));
  return planRoute(planner, frame, {
    breadcrumbs,
    hero: hero(planner, data.hero),
    list: { ...heading(planner, data.list), cards: services.map((service) => serviceCard(planner, service)) },
    overview: {
      ...heading(planner, data.overview),
      categories: categories.filter(({ services: inside }) => inside.length > 0),
    },
    whyChoose: reasons(planner, data.whyChoose),
    callToAction: data.callToAction,
  });
}

export function planService(planner: Planner, service: Service): RouteOf<'service'> {
  const { model } = planner;
  const { urls, site } = model;
  const { data } = service;
  const breadcrumbs = [
    { text: site.wording.home, href: urls.href(urls.home) },
    { text: site.wording.services, href: urls.href(urls.services) },
    { text: data.title },
  ];
  const frame: PageFrame<'service'> = {
    kind: 'service',
    path: service.path,
    source: service.file,
    updated: data.updated,
    title: data.metaTitle,
    description: data.metaDescription,
    keywords: data.keywords,
    breadcrumbs,
    card: { title: data.title, line: site.categories[data.category]?.label ?? '' },
    service,
    contactBand: true,
  };
  const own = serviceCard(planner, service);
  const image = picture(planner, { name: data.heroImage ?? data.image, alt: data.heroAlt ?? data.alt, place: 'hero' });
  const related = [...model.services.values()].filter(
    (other) => other !== service && other.data.category === data.category,
  );
  return planRoute(planner, frame, {
    breadcrumbs,
    hero: { title: data.title, text: rich(planner, data.summary), badges: data.badges, image },
    category: own.category,
    priority: own.priority,
    priorityKey: own.priorityKey,
    benefits: data.benefits,
    process: data.process,
    useCases: data.useCases,
    notFor: data.notFor,
    pricing: richOrNone(planner, data.pricingNotes),
    sections: sections(planner, data.sections),
    gallery: data.gallery.map(({ src, alt, caption }) => ({
      image: picture(planner, { name: src, alt, place: 'gallery' }),
      caption,
    })),
    faqs: faqs(planner, data.faqs),
    places: citiesOf(planner, service.cities).map((city) => placeLink(planner, city)),
    related: related.slice(0, relatedCount).map((other) => serviceCard(planner, other)),
  });
}
