/** SiteModel and Assets → all pages of the site in a fixed order, each planned on demand. Pure. */
import { entityKinds, generalKinds, kindNames } from '../domain/kind-lists.ts';
import { type EntityKind, type GeneralKind, type KindName, kinds } from '../domain/kinds.ts';
import { fill } from '../domain/texts/tokens.ts';
import { isInLanguage } from '../domain/urls/translated-urls.ts';
import type { PagePath } from '../domain/urls/urls.ts';
import type { Collection, Entity, GeneratedPage } from '../model/site-model.ts';
import { withCustomProps } from './custom-fields.ts';
import { listWording } from './long-list.ts';
import { notFoundFile, planNotFound, planThankYou } from './pages/answers.ts';
import { planCountyList } from './pages/areas.ts';
import { planCountyPage } from './pages/county.ts';
import { newsWording, planNewsPage } from './pages/news.ts';
import type { Planner } from './planner.ts';
import { planners } from './planners.ts';
import type { Described, PagePlace, PageWording, Plan, Route, TemplateKind } from './route.ts';
import { type PageAbout, tokensOf } from './token-values.ts';

/** The facts about a page before it is planned, for lists of all pages. */
export interface PlannedPage extends PagePlace {
  /** The path of the same page in the main language. */
  original: PagePath;
  /** BCP 47: es-US. */
  language: string;
  template: TemplateKind;
  /** False for 404 and thank-you pages and pages with `listed: false`, which no list names. */
  isListed: boolean;
  /** ISO date. */
  updated: string | undefined;
  /** The title with its tokens filled in, of pages that can have aliases. */
  title?: () => string;
  /** Of a page that is a list. */
  wording?: PageWording;
  plan: () => Route;
}

type ListedEntity = Entity<Pick<Described, 'metaTitle' | 'updated' | 'listed'>>;
type PlanPage = (planner: Planner, entity?: ListedEntity) => Plan;

/** The cast is needed because TypeScript cannot express, in a loop over kinds, that each planner gets an entity of its kind. */
const planOf = planners as unknown as Readonly<Record<EntityKind | GeneralKind, PlanPage>>;

export function listPages(planner: Planner): PlannedPage[] {
  return [...kindNames.flatMap((kind) => pagesOf(planner, kind)), ...answers(planner)];
}

function pagesOf(planner: Planner, kind: KindName): PlannedPage[] {
  if (generalKinds.has(kind)) {
    const { urls } = planner.model;
    // A page without a translation is not made.
    if (!isInLanguage(urls, urls.href(urls[kinds[kind].page.at]))) return [];
    const page = generalPage(planner, kind);
    return kind === 'page-areas' ? [page, ...generatedPages(planner, 'counties', { source: page.source })] : [page];
  }
  if (!entityKinds.has(kind)) return [];
  const list: Collection<ListedEntity> = planner.model[kinds[kind].records];
  const pages = [...list.values()].flatMap((entity) => [
    entityPage(planner, kind, { entity, list }),
    ...(kind === 'county' ? generatedPages(planner, 'places', { source: entity.file, of: entity.slug }) : []),
  ]);
  return kind === 'post' ? [...generatedPages(planner, 'posts', { source: planner.model.siteFile }), ...pages] : pages;
}

/** The thank-you page, if the site has one, and 404 pages. */
function answers(planner: Planner): PlannedPage[] {
  const { urls, pageFile } = planner.model;
  // A language without a services page has no folder for its 404 page.
  const pages = isInLanguage(urls, urls.href(urls.services)) ? (['page', 'service'] as const) : (['page'] as const);
  const notFound = pages.map((which) => {
    const file = notFoundFile(urls, which);
    return pageAt(planner, {
      path: `/${file}`,
      file,
      template: 'not-found',
      source: pageFile('not-found'),
      isListed: false,
      plan: () => planNotFound(planner, which),
    });
  });
  return [...generatedPages(planner, 'thank-you', { source: pageFile('contact') }), ...notFound];
}

type PageInput = Pick<PlannedPage, 'path' | 'template' | 'source'> &
  Partial<Omit<PlannedPage, 'plan'>> & { plan: () => Plan };

function pageAt({ model }: Planner, { plan, ...page }: PageInput): PlannedPage {
  const { urls } = model;
  const { path, source, file = urls.file(path) } = page;
  return {
    original: urls.original(path),
    language: model.site.language,
    isListed: true,
    updated: undefined,
    file,
    plan: () => ({ path, file, source, ...plan() }),
    ...page,
  };
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
    plan: () => withCustomProps(planner, kind, { plan: planOf[kind](planner), file: () => model.page(at) }),
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
    plan: () => {
      const own = list.get(slug) ?? entity;
      const file = () => planner.model.fileOf(kind, own);
      return withCustomProps(planner, kind, { plan: planOf[kind](planner, own), file });
    },
  });
}

interface GeneratedPages extends Pick<PlannedPage, 'template' | 'isListed'> {
  wording?: (page: GeneratedPage) => PageWording;
  plan: (planner: Planner, page: GeneratedPage) => Plan;
}

/** What each list of generated pages shows. The texts of the list of posts are in the wording. */
const generated: Readonly<Record<GeneratedPage['list'], GeneratedPages>> = {
  counties: {
    template: 'areas',
    isListed: true,
    wording: ({ of, number }) => listWording(of === undefined ? 'countiesWeServe' : 'stateHeading', number),
    plan: (planner, { of, number }) => planCountyList(planner, of, number),
  },
  places: {
    template: 'county',
    isListed: true,
    wording: ({ number }) => listWording('countyHeading', number),
    plan: (planner, { of, number }) => planCountyPage(planner, of, number),
  },
  posts: {
    template: 'news',
    isListed: true,
    wording: ({ number }) => newsWording(number),
    plan: (planner, { number }) => planNewsPage(planner, number),
  },
  'thank-you': { template: 'document', isListed: false, plan: planThankYou },
};

/** Pages that are made from no file of their own. `of`: the county whose places they list. */
function generatedPages(
  planner: Planner,
  list: GeneratedPage['list'],
  { source, of }: { source: string; of?: string },
): PlannedPage[] {
  const { plan, wording, ...shared } = generated[list];
  const pages = planner.model.generatedPages(list).filter((page) => of === undefined || page.of === of);
  return pages.map((page) => {
    const made = wording && { wording: wording(page) };
    return pageAt(planner, { ...shared, ...made, path: page.path, source, plan: () => plan(planner, page) });
  });
}
