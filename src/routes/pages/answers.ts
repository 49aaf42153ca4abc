/** Plans the pages that no data file has: the two 404 pages, and the thank-you page, which visitors reach after sending a form without JavaScript. Pure. */
import type { Urls } from '../../domain/urls/urls.ts';
import { breadcrumbsTo } from '../frame/page-frame.ts';
import { planRoute } from '../frame/shell.ts';
import { paragraph } from '../long-list.ts';
import { picture } from '../parts.ts';
import type { Planner } from '../planner.ts';
import type { PageFrame, PlanOf, TemplateKind } from '../route.ts';
import { generalCardText } from '../share-card.ts';

/** Hosts look for the nearest 404 page, and the services have their own. */
export function notFoundFile(urls: Urls, which: 'page' | 'service'): string {
  return `${(which === 'page' ? urls.home : urls.services).slice(1)}404.html`;
}

/** With the page's own texts, or those of the site's language. */
export function planNotFound(planner: Planner, which: 'page' | 'service'): PlanOf<'not-found'> {
  const { urls, site } = planner.model;
  const { wording } = site;
  const own = planner.model.page('not-found')[which];
  const { title = which === 'page' ? wording.notFound : wording.serviceNotFound } = own;
  const { text = which === 'page' ? wording.notFoundText : wording.serviceNotFoundText } = own;
  const frame = answerFrame(planner, { kind: 'not-found', title, description: text });
  const services = { label: wording.viewAllServices, href: urls.href(urls.services) };
  return planRoute(planner, frame, {
    title,
    text,
    image: picture(planner, own, 'hero'),
    links:
      which === 'service'
        ? [services]
        : [
            { label: wording.home, href: urls.href(urls.home) },
            services,
            { label: wording.areas, href: urls.href(urls.areas) },
            { label: wording.contact, href: urls.href(urls.contact) },
          ],
  });
}

/** A document with texts from `wording`. No list names it, and search engines do not index it. */
export function planThankYou(planner: Planner): PlanOf<'document'> {
  const { urls, site } = planner.model;
  const { formThanks: title, formSent, formFastest } = site.wording;
  const frame: PageFrame<'document'> = {
    ...answerFrame(planner, { kind: 'document', title, description: formSent }),
    path: urls.thankYou,
    noindex: true,
    breadcrumbs: [...breadcrumbsTo(planner), { text: title }],
    // The visitor has just sent a request, and needs no contact band.
    contactBand: false,
  };
  return planRoute(planner, frame, { title, body: [paragraph(formSent), paragraph(formFastest)] });
}

function answerFrame<Kind extends TemplateKind>(
  planner: Planner,
  { title, ...page }: Pick<PageFrame<Kind>, 'kind' | 'title' | 'description'>,
): PageFrame<Kind> {
  const { business } = planner.model.site;
  return {
    ...page,
    title: `${title} | ${business.name}`,
    keywords: [],
    breadcrumbs: [],
    card: generalCardText(planner, title),
  };
}
