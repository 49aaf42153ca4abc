/** Plans a Markdown page. Pure. */
import type { DocumentPage } from '../../model/site-model.ts';
import { generalFrame } from '../frame/general-frame.ts';
import { planRoute } from '../frame/shell.ts';
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
    heading: title,
  });
  return planRoute(planner, frame, { breadcrumbs: frame.breadcrumbs, title, body: page.body });
}
