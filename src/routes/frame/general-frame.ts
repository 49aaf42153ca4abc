/** Plans the frame of single pages and Markdown pages. Pure. */
import type { PagePath } from '../../domain/urls/urls.ts';
import type { Planner } from '../planner.ts';
import type { TemplateKind } from '../route.ts';
import { generalCard } from '../share-card.ts';
import type { PageFrame } from './page-frame.ts';

interface MetaFile {
  updated?: string | undefined;
  metaTitle: string;
  metaDescription: string;
  keywords: string[];
}

export function generalFrame<Kind extends TemplateKind>(
  planner: Planner,
  page: {
    kind: Kind;
    path: PagePath;
    name: string;
    heading: string;
    data: MetaFile;
    source: string;
    contactBand: boolean;
  },
): PageFrame<Kind> {
  const { urls, site } = planner.model;
  return {
    kind: page.kind,
    path: page.path,
    title: page.data.metaTitle,
    description: page.data.metaDescription,
    keywords: page.data.keywords,
    breadcrumbs: [{ text: site.wording.home, href: urls.href(urls.home) }, { text: page.name }],
    card: generalCard(planner, page.heading),
    contactBand: page.contactBand,
    source: page.source,
    updated: page.data.updated,
  };
}
