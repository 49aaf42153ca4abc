/** SiteModel and Assets → all pages of the site in a fixed order, each planned on demand. Pure. */
import { entityKinds, generalKinds, kindNames } from '../domain/kind-lists.ts';
import { type EntityKind, type GeneralKind, type KindName, kinds } from '../domain/kinds.ts';
import { countyPages, furtherPages } from '../domain/list-limits.ts';
import { fill } from '../domain/texts/tokens.ts';
import type { PagePath } from '../domain/urls/urls.ts';
import type { Collection, County, EntityOf } from '../model/site-model.ts';
import { entityFile, withCustomProps } from './custom-fields.ts';
import { deliveryOf } from './forms.ts';
import type { Described } from './frame/page-frame.ts';
import { countyList, countyListPages, planCountyList } from './lists/county-lists.ts';
import { placeList, planCountyPage } from './lists/county-places.ts';
import { titleOnPage } from './lists/long-list.ts';
import { newsList, newsPages, newsSource, planNewsPage } from './lists/news-list.ts';
import { notFoundFile, notFoundTexts, planNotFound } from './pages/not-found.ts';
import { planThankYou } from './pages/thank-you.ts';
import type { Planner } from './planner.ts';
import { planners } from './planners.gen.ts';
import type { Route, TemplateKind } from './route.ts';
import { type PageAbout, tokensOf } from './token-values.ts';

/** The facts about a page before it is planned, for lists of all pages. */
export interface PlannedPage {
  path: PagePath;
  /** The file that it is written to, relative to the output folder. */
  file: string;
  template: TemplateKind;
  /** The data file that it is made from, relative to the project's root. */
  source: string;
  /** False for 404 and thank-you pages and pages with `listed: false`, which no list names. */
  isListed: boolean;
  /** ISO date. */
  updated: string | undefined;
  /** The title with its tokens filled in. */
  title: () => string;
  plan: () => Route;
}

/** The planner of each kind takes its entity; the planner of a single page takes none. */
type Planners = { readonly [Kind in EntityKind]: (planner: Planner, entity: EntityOf<Kind>) => Route } & {
  readonly [Kind in GeneralKind]: (planner: Planner) => Route;
};

interface ListedEntity {
  slug: string;
  path: PagePath;
  file: string;
  readonly data: Pick<Described, 'metaTitle' | 'updated' | 'listed'>;
}
type Plan = (planner: Planner, entity?: ListedEntity) => Route;

/** The cast is needed because TypeScript cannot express, in a loop over kinds, that each planner gets an entity of its kind. */
const planOf = planners satisfies Planners as unknown as Readonly<Record<EntityKind | GeneralKind, Plan>>;

export function listPages(planner: Planner): PlannedPage[] {
  return [...kindNames.flatMap((kind) => pagesOf(planner, kind)), ...answers(planner)];
}

function pagesOf(planner: Planner, kind: KindName): PlannedPage[] {
  if (kind === 'page-areas') return [generalPage(planner, kind), ...countyLists(planner)];
  if (generalKinds.has(kind)) return [generalPage(planner, kind)];
  if (!entityKinds.has(kind)) return [];
  const list: Collection<ListedEntity> = planner.model[kinds[kind].records];
  const pages = [...list.values()].flatMap((entity) => {
    const first = entityPage(planner, kind, { entity, list });
    const county = kind === 'county' ? planner.model.counties.get(entity.slug) : undefined;
    return county ? [first, ...furtherPlaces(planner, county)] : first;
  });
  return kind === 'post' ? [...newsLists(planner), ...pages] : pages;
}

/** 404 and thank-you pages. */
function answers(planner: Planner): PlannedPage[] {
  return [...thankYouPage(planner), notFoundPage(planner, 'page'), notFoundPage(planner, 'service')];
}

function pageAt(
  { model }: Planner,
  page: Pick<PlannedPage, 'path' | 'template' | 'source' | 'title' | 'plan'> & Partial<PlannedPage>,
): PlannedPage {
  return { file: model.urls.file(page.path), isListed: true, updated: undefined, ...page };
}

function generalPage(planner: Planner, kind: GeneralKind): PlannedPage {
  const { at, template } = kinds[kind].page;
  const { model } = planner;
  const { metaTitle, updated } = model.page(at);
  const path = model.urls[at];
  return pageAt(planner, {
    path,
    template,
    source: model.pageFile(at),
    updated,
    title: () => fill(metaTitle, tokensOf(planner, { path })),
    plan: () => withCustomProps(planner, kind, { route: planOf[kind](planner), file: () => model.page(at) }),
  });
}

function entityPage(
  planner: Planner,
  kind: EntityKind,
  { entity, list }: { entity: ListedEntity; list: Collection<ListedEntity> },
): PlannedPage {
  const { slug, path, file: source, data } = entity;
  const about: PageAbout = { path, ...(kind === 'city' || kind === 'county' ? { [kind]: entity } : {}) };
  return pageAt(planner, {
    path,
    template: kinds[kind].page.template,
    source,
    isListed: data.listed !== false,
    updated: data.updated,
    title: () => fill(data.metaTitle, tokensOf(planner, about)),
    // Read again when the page is planned, so that the read is noted.
    plan: () => planEntity(planner, kind, list.get(slug) ?? entity),
  });
}

function planEntity(planner: Planner, kind: EntityKind, entity: ListedEntity): Route {
  const file = () => entityFile(planner.model, kind, entity);
  return withCustomProps(planner, kind, { route: planOf[kind](planner, entity), file });
}

/** Pages that list counties, besides the areas page. */
function countyLists(planner: Planner): PlannedPage[] {
  const { urls, pageFile } = planner.model;
  return countyListPages(planner).map((list) => {
    const path = urls.further(list.path, list.page);
    return pageAt(planner, {
      path,
      template: 'areas',
      source: pageFile('areas'),
      title: () => fill(titleOnPage(planner, countyList(planner, list.code), list.page), tokensOf(planner, { path })),
      plan: () => planCountyList(planner, list),
    });
  });
}

function furtherPlaces(planner: Planner, county: County): PlannedPage[] {
  const { urls, counties } = planner.model;
  const read = () => counties.get(county.slug) ?? county;
  return furtherPages(countyPages(county.cities.length)).map((page) => {
    const path = urls.further(county.path, page);
    const about = { path, continues: county.path, county };
    return pageAt(planner, {
      path,
      template: 'county',
      source: county.file,
      title: () => fill(titleOnPage(planner, placeList(planner, read()), page), tokensOf(planner, about)),
      plan: () => planCountyPage(planner, read(), page),
    });
  });
}

/** The pages of the list of posts. */
function newsLists(planner: Planner): PlannedPage[] {
  const { urls } = planner.model;
  const source = newsSource(planner);
  return newsPages(planner).map((page) => {
    const path = urls.further(urls.news, page);
    return pageAt(planner, {
      path,
      template: 'news',
      source,
      title: () => fill(titleOnPage(planner, newsList(planner), page), tokensOf(planner, { path })),
      plan: () => planNewsPage(planner, page),
    });
  });
}

function notFoundPage(planner: Planner, which: 'page' | 'service'): PlannedPage {
  const file = notFoundFile(planner.model.urls, which);
  return pageAt(planner, {
    path: `/${file}`,
    file,
    template: 'not-found',
    source: planner.model.pageFile('not-found'),
    isListed: false,
    title: () => notFoundTexts(planner, which).title,
    plan: () => planNotFound(planner, which),
  });
}

/** Only if a server can redirect to it. */
function thankYouPage(planner: Planner): PlannedPage[] {
  const { urls, site, pageFile } = planner.model;
  if (deliveryOf(planner.model)?.next === undefined) return [];
  const page = pageAt(planner, {
    path: urls.thankYou,
    template: 'document',
    source: pageFile('contact'),
    isListed: false,
    title: () => site.wording.formThanks,
    plan: () => planThankYou(planner),
  });
  return [page];
}
