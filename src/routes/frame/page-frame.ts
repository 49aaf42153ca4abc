/** What several kinds of pages give the frame: texts for search engines, breadcrumbs. Pure. */
import type { CardText } from '../../assets/assets.ts';
import type { PagePath } from '../../domain/urls/urls.ts';
import type { Planner } from '../planner.ts';
import type { Breadcrumb } from '../props/part-props.ts';
import type { Described, PageFrame, TemplateKind } from '../route.ts';
import { generalCardText } from '../share-card.ts';

interface OwnFrame {
  data: Described;
  /** The breadcrumbs before its own, which is its name. */
  trail: readonly Breadcrumb[];
  name: string;
  card: CardText;
}

/** The frame of the page of a data file. */
export function ownFrame<Kind extends TemplateKind>(
  kind: Kind,
  { path }: { path: PagePath },
  { data, trail, name, card }: OwnFrame,
): PageFrame<Kind> {
  return { kind, path, ...metaOf(data), breadcrumbs: [...trail, { text: name }], card };
}

export function metaOf(data: Described): Pick<PageFrame, 'title' | 'description' | 'keywords' | 'noindex'> {
  const { listed = true, metaTitle: title, metaDescription: description, keywords } = data;
  return { title, description, keywords, noindex: !listed };
}

/** The frame of a main page. The contact page needs no contact band. */
export function mainFrame<Kind extends 'services' | 'areas' | 'about' | 'contact'>(
  planner: Planner,
  kind: Kind,
  data: Described & { hero: { title: string } },
): PageFrame<Kind> {
  const { urls, site } = planner.model;
  const trail = breadcrumbsTo(planner);
  const card = generalCardText(planner, data.hero.title);
  return {
    ...ownFrame(kind, { path: urls[kind] }, { data, trail, name: site.wording[kind], card }),
    contactBand: kind !== 'contact',
  };
}

/** The breadcrumbs before the page's own: the home page and, if given, a main page. */
export function breadcrumbsTo({ model }: Planner, section?: 'services' | 'areas' | 'news'): Breadcrumb[] {
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
