/** Plans the frame of single pages and Markdown pages. Pure. */
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
