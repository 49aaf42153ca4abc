/** Plans the page that lists the services. Pure. */
import { pick } from '../../domain/groups.ts';
import { maxServiceCards } from '../../domain/list-limits.ts';
import { serviceCard, serviceLink } from '../cards.ts';
import { mainFrame } from '../frame/page-frame.ts';
import { planRoute } from '../frame/shell.ts';
import { heading, hero, reasons } from '../parts.ts';
import type { Planner } from '../planner.ts';
import type { PlanOf } from '../route.ts';

export function planServices(planner: Planner): PlanOf<'services'> {
  const { model } = planner;
  const { site } = model;
  const data = model.page('services');
  const services = [...model.services.values()];
  const frame = mainFrame(planner, 'services', data);
  const categories = Object.entries(site.categories).map(([key, { label, description, icon }]) => ({
    label,
    description,
    icon,
    services: services
      .filter((service) => service.data.category === key)
      .map((service) => serviceLink(planner, service)),
  }));
  return planRoute(planner, frame, {
    hero: hero(planner, data.hero),
    list: {
      ...heading(planner, data.list),
      cards: services.slice(0, maxServiceCards).map((service) => serviceCard(planner, service)),
    },
    overview: {
      ...heading(planner, data.overview),
      categories: categories.filter(({ services: inside }) => inside.length > 0),
    },
    whyChoose: reasons(planner, data.whyChoose),
    ...pick(data, 'callToAction'),
  });
}
