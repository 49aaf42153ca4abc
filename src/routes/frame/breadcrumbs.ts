/** Plans the breadcrumbs to a page, before its own. Pure. */
import type { Planner } from '../planner.ts';
import type { Breadcrumb } from '../props/part-props.ts';

/** The home page and, if given, a main page. */
export function breadcrumbsTo({ model }: Planner, section?: 'services' | 'areas'): Breadcrumb[] {
  const { urls, site } = model;
  const home = { text: site.wording.home, href: urls.href(urls.home) };
  return section === undefined ? [home] : [home, { text: site.wording[section], href: urls.href(urls[section]) }];
}

/** The page of areas and, if the site has pages of states, that of the state. */
export function breadcrumbsToState(planner: Planner, code: string | undefined): Breadcrumb[] {
  const { urls, states } = planner.model;
  const state = code === undefined ? undefined : states.get(code);
  return [...breadcrumbsTo(planner, 'areas'), ...(state ? [{ text: state.name, href: urls.href(state.path) }] : [])];
}
