/** SiteModel and Assets → every page of the site, in a fixed order, each to be planned when it is wanted. Pure. */
import { fill } from '../domain/fill.ts';
import type { PagePath } from '../domain/urls.ts';
import { planAreas } from './areas.ts';
import { planCity } from './city.ts';
import { planCounty } from './county.ts';
import { notFoundFile, planAbout, planContact, planDocument, planNotFound } from './general-pages.ts';
import { planHome } from './home.ts';
import type { Planner } from './planner.ts';
import type { Route, TemplateKind } from './route.ts';
import { planService, planServices } from './service-pages.ts';
import { type PageAbout, tokensOf } from './token-values.ts';

/** What is known of a page before it is planned: what lists of all pages need. */
export interface PlannedPage {
  path: PagePath;
  /** The file it is written to, from the output folder. */
  file: string;
  template: TemplateKind;
  /** The data file it is made from, from the project's root. */
  source: string;
  /** False for pages that answer for others, which no list names. */
  isListed: boolean;
  /** ISO day. */
  updated: string | undefined;
  /** With its tokens filled in. */
  title: () => string;
  plan: () => Route;
}

/** What the pages of any kind have in their data. */
interface Described {
  metaTitle: string;
  updated?: string | undefined;
}

export function listPages(planner: Planner): PlannedPage[] {
  const { model } = planner;
  const { services, counties, cities, documents, urls, pages, pageFiles } = model;
  const page = (
    template: TemplateKind,
    about: { path: PagePath; source: string; data: Described } & Omit<PageAbout, 'path'>,
    plan: () => Route,
  ): PlannedPage => {
    const { path, source, data } = about;
    const title = () => fill(data.metaTitle, tokensOf(planner, about));
    return { path, file: urls.file(path), template, source, isListed: true, updated: data.updated, title, plan };
  };
  const missing = (which: 'page' | 'service'): PlannedPage => {
    const file = notFoundFile(urls, which);
    return {
      ...{ path: `/${file}`, file, template: 'not-found', source: pageFiles.notFound, isListed: false },
      updated: undefined,
      title: () => pages.notFound[which].title,
      plan: () => planNotFound(planner, which),
    };
  };
  const general = (name: 'home' | 'services' | 'areas' | 'about' | 'contact') => ({
    path: urls[name],
    source: pageFiles[name],
    data: pages[name],
  });
  const of = <Item extends { path: PagePath; file: string; data: Described }>({ path, file, data }: Item) => ({
    path,
    source: file,
    data,
  });
  return [
    page('home', general('home'), () => planHome(planner)),
    page('services', general('services'), () => planServices(planner)),
    ...[...services.values()].map((service) => page('service', of(service), () => planService(planner, service))),
    page('areas', general('areas'), () => planAreas(planner)),
    ...[...counties.values()].map((county) =>
      page('county', { ...of(county), county }, () => planCounty(planner, county)),
    ),
    ...[...cities.values()].map((city) => page('city', { ...of(city), city }, () => planCity(planner, city))),
    page('about', general('about'), () => planAbout(planner)),
    page('contact', general('contact'), () => planContact(planner)),
    ...[...documents.values()].map((document) => page('document', of(document), () => planDocument(planner, document))),
    missing('page'),
    missing('service'),
  ];
}
