/** The records → the paths of pages: those of the files, and generated ones. Pure. */
import { countEach, groupBy } from '../domain/groups.ts';
import { entityKinds, generalKinds } from '../domain/kind-lists.ts';
import { kinds } from '../domain/kinds.ts';
import { countyPages, furtherPages, pageCount, postsPerPage } from '../domain/list-limits.ts';
import type { PagePath, Urls } from '../domain/urls/urls.ts';
import { withoutDrafts } from './entities.ts';
import type { FileRecord, SiteRecords } from './file-facts.ts';
import { statesOf } from './ranked-places.ts';
import type { GeneratedPage } from './site-model.ts';

/** Each file with a page of its own, and the path of that page. */
export function pagePaths(records: SiteRecords, urls: Urls): [FileRecord, PagePath][] {
  return [
    ...generalKinds.names.flatMap((kind): [FileRecord, PagePath][] => {
      const record = records[kinds[kind].records];
      return record ? [[record, urls[kinds[kind].page.at]]] : [];
    }),
    ...entityKinds.names.flatMap((kind) =>
      records[kinds[kind].records].map((record): [FileRecord, PagePath] => [record, urls.of(kind, record.slug)]),
    ),
  ];
}

/** In the order in which their paths are claimed. */
export function generatedPages(records: SiteRecords, urls: Urls): GeneratedPage[] {
  const site = records.site?.value;
  const counties = withoutDrafts(records.counties);
  const placesIn = countEach(withoutDrafts(records.cities).map(({ facts }) => facts.city.county));
  const countiesIn = groupBy(counties, ({ facts }) => facts.county.state);
  const states = site ? statesOf(countiesIn, { site, urls }) : [];
  const posts = withoutDrafts(records.posts).length;
  const { endpoint, netlify, mailto } = site?.forms ?? {};
  // A server can redirect to it.
  const hasThanks = mailto === undefined && (netlify || endpoint !== undefined);
  const all = (count: number, perPage?: number) => [1, ...furtherPages(pageCount(count, perPage))];
  const pagesAt = (path: PagePath, numbers: readonly number[], about: Pick<GeneratedPage, 'list' | 'of'>) =>
    numbers.map((number): GeneratedPage => ({ ...about, number, path: urls.further(path, number) }));
  return [
    ...counties.flatMap(({ slug }) => {
      const pages = countyPages(placesIn.get(slug) ?? 0);
      return pagesAt(urls.of('county', slug), furtherPages(pages), { list: 'places', of: slug });
    }),
    ...pagesAt(urls.thankYou, hasThanks ? [1] : [], { list: 'thank-you' }),
    ...pagesAt(urls.news, site && posts > 0 ? all(posts, postsPerPage) : [], { list: 'posts' }),
    ...(states.length === 0
      ? pagesAt(urls.areas, furtherPages(pageCount(counties.length)), { list: 'counties' })
      : states.flatMap(({ code, path }) =>
          pagesAt(path, all(countiesIn.get(code)?.length ?? 0), { list: 'counties', of: code }),
        )),
  ];
}
