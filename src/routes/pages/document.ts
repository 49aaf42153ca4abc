/** Plans a Markdown page. Pure. */
import type { DocumentPage } from '../../model/site-model.ts';
import { generalFrame } from '../frame/general-frame.ts';
import { planRoute } from '../frame/shell.ts';
import { hero } from '../parts.ts';
import type { Planner } from '../planner.ts';
import type { RouteOf } from '../route.ts';

export function planDocument(planner: Planner, page: DocumentPage): RouteOf<'document'> {
  const { data, path } = page;
  const { title } = data;
  const frame = generalFrame(planner, {
    kind: 'document',
    path,
    source: page.file,
    data,
    contactBand: true,
    name: title,
    heading: data.hero?.title ?? title,
  });
  const top = data.hero && { hero: hero(planner, data.hero) };
  return planRoute(planner, frame, { title, ...top, body: page.body });
}
