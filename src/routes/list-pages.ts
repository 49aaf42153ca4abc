/** SiteModel and Assets → all pages of the site in a fixed order, each planned on demand. Pure. */
import { entityKinds, generalKinds, kindNames } from '../domain/kind-lists.ts';
import { type EntityKind, type GeneralKind, type KindName, kinds } from '../domain/kinds.ts';
import { countyPages, furtherPages } from '../domain/list-limits.ts';
import { fill } from '../domain/texts/tokens.ts';
import { isInLanguage } from '../domain/urls/translated-urls.ts';
import type { PagePath } from '../domain/urls/urls.ts';
import type { Collection, County, Entity } from '../model/site-model.ts';
import { entityFile, withCustomProps } from './custom-fields.ts';
import { deliveryOf } from './forms.ts';
import { notFoundFile, planNotFound, planThankYou } from './pages/answers.ts';
import { countyListPages, planCountyList } from './pages/areas.ts';
import { planCountyPage } from './pages/county.ts';
import { newsPages, planNewsPage } from './pages/news.ts';
import type { Planner } from './planner.ts';
import { planners } from './planners.ts';
import type { Described, PagePlace, Plan, Route, TemplateKind } from './route.ts';
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
    return kind === 'page-areas' ? [generalPage(planner, kind), ...countyLists(planner)] : [generalPage(planner, kind)];
  }
  if (!entityKinds.has(kind)) return [];
  const list: Collection<ListedEntity> = planner.model[kinds[kind].records];
  const pages = [...list.values()].flatMap((entity) => {
    const first = entityPage(planner, kind, { entity, list });
    const county = kind === 'county' ? planner.model.counties.get(entity.slug) : undefined;
    return county ? [first, ...furtherPlaces(planner, county)] : first;
  });
  return kind === 'post' ? [...newsLists(planner), ...pages] : pages;
}

/** 404 and thank-you pages. The latter only if a server can redirect to it. */
function answers(planner: Planner): PlannedPage[] {
  const { urls, pageFile } = planner.model;
  const thankYou = pageAt(planner, {
    path: urls.thankYou,
    template: 'document',
    source: pageFile('contact'),
    isListed: false,
    plan: () => planThankYou(planner),
  });
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
  return deliveryOf(planner.model)?.next === undefined ? notFound : [thankYou, ...notFound];
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
    ...page,
    file,
    plan: () => ({ ...plan(), path, file, source }),
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
      const file = () => entityFile(planner.model, kind, own);
      return withCustomProps(planner, kind, { plan: planOf[kind](planner, own), file });
    },
  });
}

type ListInput = Omit<PageInput, 'plan'> & { numbers: readonly number[]; plan: (page: number) => Plan };

/** Pages of a list, by their numbers. */
function pagesOfList(planner: Planner, { path, numbers, plan, ...page }: ListInput): PlannedPage[] {
  const { further } = planner.model.urls;
  return numbers.map((number) => pageAt(planner, { ...page, path: further(path, number), plan: () => plan(number) }));
}

/** Pages that list counties, besides the areas page. */
function countyLists(planner: Planner): PlannedPage[] {
  const source = planner.model.pageFile('areas');
  return countyListPages(planner).flatMap(({ code, ...list }) =>
    pagesOfList(planner, { ...list, template: 'areas', source, plan: (page) => planCountyList(planner, code, page) }),
  );
}

function furtherPlaces(planner: Planner, county: County): PlannedPage[] {
  const { path, slug, file: source } = county;
  const count = planner.model.lists.read('number of cities of county', slug);
  const numbers = furtherPages(countyPages(count));
  const plan = (page: number) => planCountyPage(planner, planner.model.counties.get(slug) ?? county, page);
  return pagesOfList(planner, { path, numbers, template: 'county', source, plan });
}

/** The pages of the list of posts, which is made from settings and posts: messages name the newest post. */
function newsLists(planner: Planner): PlannedPage[] {
  const { urls, news, posts } = planner.model;
  const [newest = ''] = news(1);
  const source = posts.get(newest)?.file ?? '';
  const plan = (page: number) => planNewsPage(planner, page);
  return pagesOfList(planner, { path: urls.news, numbers: newsPages(planner), template: 'news', source, plan });
}
