/** Plans a Markdown page. Pure. */
import type { EntityOf } from '../../model/site-model.ts';
import { breadcrumbsTo, ownFrame } from '../frame/page-frame.ts';
import { planRoute } from '../frame/shell.ts';
import { hero, rich } from '../parts.ts';
import type { Planner } from '../planner.ts';
import type { PlanOf } from '../route.ts';
import { generalCardText } from '../share-card.ts';

export function planDocument(planner: Planner, page: EntityOf<'document'>): PlanOf<'document'> {
  const data = planner.model.fileOf('document', page);
  const { title } = data;
  const card = generalCardText(planner, data.hero?.title ?? title);
  const frame = ownFrame('document', page, { data, trail: breadcrumbsTo(planner), name: title, card });
  const top = data.hero && { hero: hero(planner, data.hero) };
  return planRoute(planner, frame, { title, ...top, body: rich(planner, data.body) });
}
