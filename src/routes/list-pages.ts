/** SiteModel and Assets → every page of the site, in a fixed order, each to be planned when it is wanted. Pure. */
import type { PagePath } from '../model/urls.ts';
import { planAreas } from './areas.ts';
import { planCity } from './city.ts';
import { planCounty } from './county.ts';
import { notFoundFile, planAbout, planContact, planDocument, planNotFound } from './general-pages.ts';
import { planHome } from './home.ts';
import type { Planner } from './planner.ts';
import type { Route } from './route.ts';
import { planService, planServices } from './service-pages.ts';

export interface PlannedPage {
  path: PagePath;
  plan: () => Route;
}

export function listPages(planner: Planner): PlannedPage[] {
  const { services, counties, cities, documents, urls } = planner.model;
  const page = (path: PagePath, plan: () => Route): PlannedPage => ({ path, plan });
  const missing = (which: 'page' | 'service') =>
    page(`/${notFoundFile(urls, which)}`, () => planNotFound(planner, which));
  return [
    page(urls.home, () => planHome(planner)),
    page(urls.services, () => planServices(planner)),
    ...[...services.values()].map((service) => page(service.path, () => planService(planner, service))),
    page(urls.areas, () => planAreas(planner)),
    ...[...counties.values()].map((county) => page(county.path, () => planCounty(planner, county))),
    ...[...cities.values()].map((city) => page(city.path, () => planCity(planner, city))),
    page(urls.about, () => planAbout(planner)),
    page(urls.contact, () => planContact(planner)),
    ...documents.map((document) => page(document.path, () => planDocument(planner, document))),
    missing('page'),
    missing('service'),
  ];
}
