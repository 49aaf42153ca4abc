/** Plans a Markdown page. Pure. */
import type { DocumentPage } from '../../model/site-model.ts';
import { breadcrumbsTo, metaOf } from '../frame/page-frame.ts';
import { planRoute } from '../frame/shell.ts';
import { hero, rich } from '../parts.ts';
import type { Planner } from '../planner.ts';
import type { PageFrame, RouteOf } from '../route.ts';
import { generalCardText } from '../share-card.ts';

export function planDocument(planner: Planner, page: DocumentPage): RouteOf<'document'> {
  const { data, path } = page;
  const { title } = data;
  const frame: PageFrame<'document'> = {
    kind: 'document',
    path,
    source: page.file,
    ...metaOf(data),
    breadcrumbs: [...breadcrumbsTo(planner), { text: title }],
    card: generalCardText(planner, data.hero?.title ?? title),
    contactBand: true,
  };
  const top = data.hero && { hero: hero(planner, data.hero) };
  return planRoute(planner, frame, { title, ...top, body: rich(planner, page.body) });
}
