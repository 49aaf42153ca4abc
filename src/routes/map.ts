/** Plans a page's map of the service area, with the page's own place highlighted. Pure. */
import type { CoverageMap } from '../assets/assets.ts';
import type { PagePath } from '../domain/urls/urls.ts';
import type { Planner } from './planner.ts';

/** `of`: the name of what the map shows; `county` is a slug; `place` is the path of the place that the page is about. */
export function planMap(
  { model, assets, reads }: Planner,
  { of, county, place }: { of: string; county?: string; place?: PagePath },
): CoverageMap | undefined {
  const current = place === undefined ? undefined : model.urls.href(place);
  reads.track(['map', county ?? '']);
  const label = model.site.wording.coverageMap;
  const map = assets.planMap({ label, title: `${label}: ${of}`, county, current });
  return map && { ...map, drawing: model.urls.href(map.drawing) };
}
