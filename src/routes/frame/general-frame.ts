/** Plans the frame of main pages and Markdown pages. Pure. */
import type { PagePath } from '../../domain/urls/urls.ts';
import type { Planner } from '../planner.ts';
import type { TemplateKind } from '../route.ts';
import { generalCardText } from '../share-card.ts';
import { breadcrumbsTo } from './breadcrumbs.ts';
import { type Described, metaOf, type PageFrame } from './page-frame.ts';

interface GeneralPage<Kind> {
  kind: Kind;
  path: PagePath;
  /** Its name in the breadcrumbs. */
  name: string;
  heading: string;
  data: Described;
  source: string;
  contactBand: boolean;
}

/** `data` is that of the page. The contact page needs no contact band. */
export function mainFrame<Kind extends 'services' | 'areas' | 'about' | 'contact'>(
  planner: Planner,
  kind: Kind,
  data: Described & { hero: { title: string } },
): PageFrame<Kind> {
  const { urls, site, pageFile } = planner.model;
  return generalFrame(planner, {
    kind,
    path: urls[kind],
    source: pageFile(kind),
    name: site.wording[kind],
    heading: data.hero.title,
    data,
    contactBand: kind !== 'contact',
  });
}

export function generalFrame<Kind extends TemplateKind>(
  planner: Planner,
  { name, heading, data, ...page }: GeneralPage<Kind>,
): PageFrame<Kind> {
  return {
    ...page,
    ...metaOf(data),
    breadcrumbs: [...breadcrumbsTo(planner), { text: name }],
    card: generalCardText(planner, heading),
  };
}
