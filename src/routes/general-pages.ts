/** Plans the about and contact pages, the documents, and the two pages for addresses that do not exist. Pure. */
import type { DocumentPage } from '../model/site-model.ts';
import type { PagePath, Urls } from '../model/urls.ts';
import { contactForm } from './home.ts';
import { faqs, heading, hero, type Planner, pictureOrNone, reasons, sections } from './planner.ts';
import type { RouteOf } from './route.ts';
import { generalCard } from './share-card.ts';
import { type PageFrame, planFrame } from './shell.ts';

interface MetaFile {
  metaTitle: string;
  metaDescription: string;
  keywords: string[];
}

function generalFrame(
  planner: Planner,
  page: {
    kind: PageFrame['kind'];
    path: PagePath;
    name: string;
    heading: string;
    data: MetaFile;
    contactBand: boolean;
  },
): PageFrame {
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
  };
}

export function planAbout(planner: Planner): RouteOf<'about'> {
  const { urls, site, pages } = planner.model;
  const data = pages.about;
  const frame = generalFrame(planner, {
    kind: 'about',
    path: urls.about,
    name: site.wording.about,
    heading: data.hero.title,
    data,
    contactBand: true,
  });
  const { shell, tokens, facts, card } = planFrame(planner, frame);
  return {
    path: urls.about,
    file: urls.file(urls.about),
    template: 'about',
    tokens,
    facts,
    card,
    source: 'pages/about.yaml',
    updated: data.updated,
    props: {
      shell,
      breadcrumbs: frame.breadcrumbs,
      hero: hero(planner, data.hero),
      claims: site.claims,
      sections: sections(planner, data.sections),
      whyChoose: data.whyChoose && reasons(planner, data.whyChoose),
    },
  };
}

export function planContact(planner: Planner): RouteOf<'contact'> {
  const { urls, site, pages } = planner.model;
  const data = pages.contact;
  const frame = generalFrame(planner, {
    kind: 'contact',
    path: urls.contact,
    name: site.wording.contact,
    heading: data.hero.title,
    data,
    contactBand: false,
  });
  const { shell, tokens, facts, card } = planFrame(planner, frame);
  return {
    path: urls.contact,
    file: urls.file(urls.contact),
    template: 'contact',
    tokens,
    facts,
    card,
    source: 'pages/contact.yaml',
    updated: data.updated,
    props: {
      shell,
      breadcrumbs: frame.breadcrumbs,
      hero: hero(planner, data.hero),
      form: { ...heading(planner, data.form), form: contactForm(planner, frame) },
      panel: heading(planner, data.panel),
      next: data.next,
      faqs: faqs(planner, data.faqs),
    },
  };
}

export function planDocument(planner: Planner, page: DocumentPage): RouteOf<'document'> {
  const { urls } = planner.model;
  const { data, path } = page;
  const { title } = data;
  const frame = generalFrame(planner, { kind: 'document', path, name: title, heading: title, data, contactBand: true });
  const { shell, tokens, facts, card } = planFrame(planner, frame);
  return {
    path,
    file: urls.file(path),
    template: 'document',
    tokens,
    facts,
    card,
    source: page.file,
    updated: data.updated,
    props: { shell, breadcrumbs: frame.breadcrumbs, title, body: page.body },
  };
}

/** Hosts look up the nearest 404.html, so the services have one of their own. */
/** Hosts look for the nearest one: under the services there is another than elsewhere. */
export function notFoundFile(urls: Urls, which: 'page' | 'service'): string {
  return which === 'page' ? '404.html' : `${urls.services.slice(1)}404.html`;
}

export function planNotFound(planner: Planner, which: 'page' | 'service'): RouteOf<'not-found'> {
  const { urls, site, pages } = planner.model;
  const { wording, business } = site;
  const data = pages.notFound[which];
  const { shell, tokens, facts, card } = planFrame(planner, {
    kind: 'not-found',
    title: `${data.title} | ${business.name}`,
    description: data.text,
    keywords: [],
    breadcrumbs: [],
    card: generalCard(planner, data.title),
    contactBand: true,
  });
  const file = notFoundFile(urls, which);
  const services = { label: wording.viewAllServices, href: urls.href(urls.services) };
  const elsewhere = [
    { label: wording.home, href: urls.href(urls.home) },
    { label: wording.areas, href: urls.href(urls.areas) },
    { label: wording.contact, href: urls.href(urls.contact) },
  ];
  return {
    path: `/${file}`,
    file,
    template: 'not-found',
    tokens,
    facts,
    card,
    source: 'pages/not-found.yaml',
    props: {
      shell,
      title: data.title,
      text: data.text,
      image: pictureOrNone(planner, data, 'hero'),
      links: which === 'service' ? [services] : [...elsewhere.slice(0, 1), services, ...elsewhere.slice(1)],
    },
  };
}
