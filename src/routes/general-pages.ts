/** Plans the about and contact pages, the documents, and the two pages for addresses that do not exist. Pure. */

import type { PagePath, Urls } from '../domain/urls.ts';
import type { DocumentPage } from '../model/site-model.ts';
import { contactForm } from './forms.ts';
import type { PageFrame } from './page-frame.ts';
import { faqs, heading, hero, type Planner, pictureOrNone, reasons, sections } from './planner.ts';
import type { RouteOf, TemplateKind } from './route.ts';
import { generalCard } from './share-card.ts';
import { planRoute } from './shell.ts';

interface MetaFile {
  updated?: string | undefined;
  metaTitle: string;
  metaDescription: string;
  keywords: string[];
}

function generalFrame<Kind extends TemplateKind>(
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

export function planAbout(planner: Planner): RouteOf<'about'> {
  const { urls, site, pages } = planner.model;
  const data = pages.about;
  const frame = generalFrame(planner, {
    kind: 'about',
    path: urls.about,
    source: planner.model.pageFiles.about,
    name: site.wording.about,
    heading: data.hero.title,
    data,
    contactBand: true,
  });
  return planRoute(planner, frame, {
    breadcrumbs: frame.breadcrumbs,
    hero: hero(planner, data.hero),
    claims: site.claims,
    sections: sections(planner, data.sections),
    whyChoose: data.whyChoose && reasons(planner, data.whyChoose),
  });
}

export function planContact(planner: Planner): RouteOf<'contact'> {
  const { urls, site, pages } = planner.model;
  const data = pages.contact;
  const frame = generalFrame(planner, {
    kind: 'contact',
    path: urls.contact,
    source: planner.model.pageFiles.contact,
    name: site.wording.contact,
    heading: data.hero.title,
    data,
    contactBand: false,
  });
  return planRoute(planner, frame, {
    breadcrumbs: frame.breadcrumbs,
    hero: hero(planner, data.hero),
    form: { ...heading(planner, data.form), form: contactForm(planner, frame) },
    panel: heading(planner, data.panel),
    next: data.next,
    faqs: faqs(planner, data.faqs),
  });
}

export function planDocument(planner: Planner, page: DocumentPage): RouteOf<'document'> {
  const { data, path } = page;
  const { title } = data;
  const frame = generalFrame(planner, {
    ...({ kind: 'document', path, source: page.file, data, contactBand: true } as const),
    name: title,
    heading: title,
  });
  return planRoute(planner, frame, { breadcrumbs: frame.breadcrumbs, title, body: page.body });
}

/** Hosts look for the nearest one: under the services there is another than elsewhere. */
export function notFoundFile(urls: Urls, which: 'page' | 'service'): string {
  return which === 'page' ? '404.html' : `${urls.services.slice(1)}404.html`;
}

export function planNotFound(planner: Planner, which: 'page' | 'service'): RouteOf<'not-found'> {
  const { urls, site, pages } = planner.model;
  const { wording, business } = site;
  const data = pages.notFound[which];
  const frame: PageFrame<'not-found'> = {
    kind: 'not-found',
    source: planner.model.pageFiles.notFound,
    title: `${data.title} | ${business.name}`,
    description: data.text,
    keywords: [],
    breadcrumbs: [],
    card: generalCard(planner, data.title),
    contactBand: true,
  };
  const file = notFoundFile(urls, which);
  const services = { label: wording.viewAllServices, href: urls.href(urls.services) };
  const elsewhere = [
    { label: wording.home, href: urls.href(urls.home) },
    { label: wording.areas, href: urls.href(urls.areas) },
    { label: wording.contact, href: urls.href(urls.contact) },
  ];
  return planRoute(planner, frame, {
    file,
    title: data.title,
    text: data.text,
    image: pictureOrNone(planner, data, 'hero'),
    links: which === 'service' ? [services] : [...elsewhere.slice(0, 1), services, ...elsewhere.slice(1)],
  });
}
