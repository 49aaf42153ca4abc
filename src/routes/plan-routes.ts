/** SiteModel and Assets → every page of the site, in a fixed order. Pure. */
import { planAreas } from './areas.ts';
import { planCity } from './city.ts';
import { planCounty } from './county.ts';
import { planAbout, planContact, planDocument, planNotFound } from './general-pages.ts';
import { planHome } from './home.ts';
import type { Planner } from './planner.ts';
import type { Route } from './route.ts';
import { planService, planServices } from './service-pages.ts';

export function planRoutes(planner: Planner): Route[] {
  const { services, counties, cities, documents } = planner.model;
  return [
    planHome(planner),
    planServices(planner),
    ...[...services.values()].map((service) => planService(planner, service)),
    planAreas(planner),
    ...[...counties.values()].map((county) => planCounty(planner, county)),
    ...[...cities.values()].map((city) => planCity(planner, city)),
    planAbout(planner),
    planContact(planner),
    ...documents.map((page) => planDocument(planner, page)),
    planNotFound(planner, 'page'),
    planNotFound(planner, 'service'),
  ];
}
