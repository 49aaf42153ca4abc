/** Asks for the drawing of the served area, with the page's own place picked out. Pure. */
import type { PagePath } from '../model/urls.ts';
import type { CoverageMap } from './page-props.ts';
import type { Planner } from './planner.ts';

/** `current` is the path of the county or place the page is about. */
export function planMap(
  { model, assets }: Planner,
  view: { title: string; current?: PagePath },
): CoverageMap | undefined {
  const current = view.current === undefined ? undefined : model.urls.href(view.current);
  return assets.drawMap({ title: view.title, current, size: view.current === undefined ? 'full' : 'small' });
}
