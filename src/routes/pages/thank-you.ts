/** Plans the page that thanks for a form that was sent without script. Pure. */
import type { PageFrame } from '../frame/page-frame.ts';
import { planRoute } from '../frame/shell.ts';
import type { Planner } from '../planner.ts';
import type { RouteOf } from '../route.ts';
import { generalCard } from '../share-card.ts';

/** A generated document: all its words are in `wording`. No list names it, and search engines do not index it. */
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
    breadcrumbs: [{ text: wording.home, href: urls.href(urls.home) }, { text: title }],
    card: generalCard(planner, title),
    // Who has just sent a request is not asked for another.
    contactBand: false,
  };
  const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] }) as const;
  const body = [paragraph(wording.formSent), paragraph(wording.formFastest)];
  return planRoute(planner, frame, { breadcrumbs: frame.breadcrumbs, title, body });
}
