/** Plans a page's map of the service area, with the page's own place highlighted. Pure. */

import type { CoverageMap } from '../assets/assets.ts';
import type { PagePath } from '../domain/urls/urls.ts';
import type { Planner } from './planner.ts';

/** `county` is a slug; `place` is the path of the place that the page is about. */
export function planMap(
  { model, assets, notes }: Planner,
  { title, county, place }: { title: string; county?: string; place?: PagePath },
): CoverageMap | undefined {
  const current = place === undefined ? undefined : model.urls.href(place);
  notes.note(`map ${county ?? 'all'}`);
  const map = assets.planMap({ label: model.site.wording.coverageMap, title, county, current });
  return map && { ...map, drawing: model.urls.href(map.drawing) };
}
