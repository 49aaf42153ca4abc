/** Plans the thank-you page, which visitors reach after sending a form without JavaScript. Pure. */
import { breadcrumbsTo } from '../frame/breadcrumbs.ts';
import type { PageFrame } from '../frame/page-frame.ts';
import { planRoute } from '../frame/shell.ts';
import type { Planner } from '../planner.ts';
import type { RouteOf } from '../route.ts';
import { generalCardText } from '../share-card.ts';

/** A generated document with texts from `wording`. No list names it, and search engines do not index it. */
export function planThankYou(planner: Planner): RouteOf<'document'> {
  const { urls, site } = planner.model;
  const { wording, business } = site;
  const title = wording.formThanks;
  const frame: PageFrame<'document'> = {
    kind: 'document',
    path: urls.thankYou,
    noindex: true,
    source: planner.model.pageFile('contact'),
    title: `${title} | ${business.name}`,
    description: wording.formSent,
    keywords: [],
    breadcrumbs: [...breadcrumbsTo(planner), { text: title }],
    card: generalCardText(planner, title),
    // The visitor has just sent a request, and needs no contact band.
    contactBand: false,
  };
  const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] }) as const;
  const body = [paragraph(wording.formSent), paragraph(wording.formFastest)];
  return planRoute(planner, frame, { title, body });
}
