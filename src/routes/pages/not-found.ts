/** Plans the two 404 pages. Pure. */
import type { Urls } from '../../domain/urls/urls.ts';
import type { PageFrame } from '../frame/page-frame.ts';
import { planRoute } from '../frame/shell.ts';
import { pictureOrNone } from '../parts.ts';
import type { Planner } from '../planner.ts';
import type { RouteOf } from '../route.ts';
import { generalCardText } from '../share-card.ts';

/** Hosts look for the nearest 404 page, and the services have their own. */
export function notFoundFile(urls: Urls, which: 'page' | 'service'): string {
  return which === 'page' ? '404.html' : `${urls.services.slice(1)}404.html`;
}

/** The page's own texts, or those of the site's language. */
export function notFoundTexts({ model }: Planner, which: 'page' | 'service'): { title: string; text: string } {
  const { wording } = model.site;
  const { title, text } = model.page('not-found')[which];
  return which === 'page'
    ? { title: title ?? wording.notFound, text: text ?? wording.notFoundText }
    : { title: title ?? wording.serviceNotFound, text: text ?? wording.serviceNotFoundText };
}

export function planNotFound(planner: Planner, which: 'page' | 'service'): RouteOf<'not-found'> {
  const { urls, site } = planner.model;
  const { wording, business } = site;
  const data = planner.model.page('not-found')[which];
  const { title, text } = notFoundTexts(planner, which);
  const frame: PageFrame<'not-found'> = {
    kind: 'not-found',
    source: planner.model.pageFile('not-found'),
    title: `${title} | ${business.name}`,
    description: text,
    keywords: [],
    breadcrumbs: [],
    card: generalCardText(planner, title),
    contactBand: true,
  };
  const file = notFoundFile(urls, which);
  const services = { label: wording.viewAllServices, href: urls.href(urls.services) };
  const elsewhere = [
    { label: wording.home, href: urls.href(urls.home) },
    { label: wording.areas, href: urls.href(urls.areas) },
    { label: wording.contact, href: urls.href(urls.contact) },
  ];
  return planRoute(planner, frame, {
    file,
    title,
    text,
    image: pictureOrNone(planner, data, 'hero'),
    links: which === 'service' ? [services] : [...elsewhere.slice(0, 1), services, ...elsewhere.slice(1)],
  });
}
