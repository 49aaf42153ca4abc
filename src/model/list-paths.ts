/** The records → the paths of pages: those of the files, and generated ones. Pure. */
import { regionName } from '../domain/geography/regions.ts';
import { groupBy } from '../domain/groups.ts';
import { entityKinds, generalKinds } from '../domain/kind-lists.ts';
import { kinds } from '../domain/kinds.ts';
import { countyPages, furtherPages, isListedByState, pageCount, postsPerPage } from '../domain/list-limits.ts';
import type { PagePath, Urls } from '../domain/urls/urls.ts';
import { slugify } from '../text/strings.ts';
import { withoutDrafts } from './entities.ts';
import type { FileRecord, SiteRecords } from './file-facts.ts';

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

/** Further pages of lists and the thank-you page, each with the file that it is made from. */
export function listPaths(records: SiteRecords, urls: Urls): [FileRecord, PagePath][] {
  const paths: [FileRecord, PagePath][] = [];
  const addPages = (record: FileRecord, path: PagePath, pages: number) => {
    for (const page of furtherPages(pages)) paths.push([record, urls.further(path, page)]);
  };
  const { site, areasPage } = records;
  const address = site?.value.business.address;
  const placesIn = groupBy(withoutDrafts(records.cities), ({ facts }) => facts.city.county);
  const counties = withoutDrafts(records.counties);
  const countiesIn = groupBy(counties, ({ facts }) => facts.county.state);
  for (const record of counties)
    addPages(record, urls.of('county', record.slug), countyPages(placesIn.get(record.slug)?.length ?? 0));
  if (site && (site.value.forms.endpoint !== undefined || site.value.forms.netlify)) paths.push([site, urls.thankYou]);
  const posts = withoutDrafts(records.posts).length;
  if (site && posts > 0) {
    paths.push([site, urls.news]);
    addPages(site, urls.news, pageCount(posts, postsPerPage));
  }
  if (!areasPage || !address) return paths;
  if (!isListedByState(counties.length, countiesIn.size)) addPages(areasPage, urls.areas, pageCount(counties.length));
  else {
    for (const [state, inside] of countiesIn) {
      const path = urls.of('county', slugify(regionName(state, address)));
      paths.push([areasPage, path]);
      addPages(areasPage, path, pageCount(inside.length));
    }
  }
  return paths;
}
