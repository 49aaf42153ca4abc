/** Plans the page that lists the services. Pure. */
import type { PageFrame } from '../frame/page-frame.ts';
import { planRoute } from '../frame/shell.ts';
import { heading, hero, type Planner, reasons, serviceCard, serviceLink } from '../planner.ts';
import type { RouteOf } from '../route.ts';
import { generalCard } from '../share-card.ts';

export function planServices(planner: Planner): RouteOf<'services'> {
  const { model } = planner;
  const { urls, site } = model;
  const data = model.page('services');
  const services = [...model.services.values()];
  const breadcrumbs = [{ text: site.wording.home, href: urls.href(urls.home) }, { text: site.wording.services }];
  const frame: PageFrame<'services'> = {
    kind: 'services',
    path: urls.services,
    source: model.pageFile('services'),
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
