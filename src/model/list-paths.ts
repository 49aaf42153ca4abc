/** The files and their facts → the paths of pages: those of the files, and generated ones. Pure. */
import { regionName } from '../domain/geography/regions.ts';
import { entityKinds, generalKinds } from '../domain/kind-lists.ts';
import { kinds } from '../domain/kinds.ts';
import { countyPages, furtherPages, isListedByState, pageCount, postsPerPage } from '../domain/list-limits.ts';
import type { PagePath, Urls } from '../domain/urls/urls.ts';
import type { NamedRecords, RecordName } from '../schema/records.ts';
import { slugify } from '../text/strings.ts';
import type { FactsByFile } from './file-facts.ts';

/** Each file with a page of its own, and the path of that page. */
export function pagePaths(records: NamedRecords, urls: Urls): [RecordName | undefined, PagePath][] {
  return [
    ...generalKinds.names.map((kind): [RecordName | undefined, PagePath] => [
      records[kinds[kind].records],
      urls[kinds[kind].page.at],
    ]),
    ...entityKinds.names.flatMap((kind) =>
      records[kinds[kind].records].map((record): [RecordName, PagePath] => [record, urls.of(kind, record.slug)]),
    ),
  ];
}

/** Further pages of lists and the thank-you page, each with the file that it is made from. */
export function listPaths(records: NamedRecords, urls: Urls, facts: FactsByFile): [RecordName, PagePath][] {
  const paths: [RecordName, PagePath][] = [];
  const addPages = (record: RecordName, path: PagePath, pages: number) => {
    for (const page of furtherPages(pages)) paths.push([record, urls.further(path, page)]);
  };
  const placesIn = new Map<string, number>();
  for (const { file } of records.cities) {
    const { city, draft } = facts.get(file) ?? {};
    if (city && !draft) placesIn.set(city.county, (placesIn.get(city.county) ?? 0) + 1);
  }
  const countiesIn = new Map<string, number>();
  let counties = 0;
  const address = records.site?.value.business.address;
  for (const record of records.counties) {
    const { county, draft } = facts.get(record.file) ?? {};
    if (!county || draft) continue;
    addPages(record, urls.of('county', record.slug), countyPages(placesIn.get(record.slug) ?? 0));
    const state = county.state ?? address?.region ?? '';
    countiesIn.set(state, (countiesIn.get(state) ?? 0) + 1);
    counties += 1;
  }
  const { areasPage } = records;
  const { site } = records;
  if (site && (site.value.forms.endpoint !== undefined || site.value.forms.netlify)) paths.push([site, urls.thankYou]);
  const posts = records.posts.filter(({ file }) => facts.get(file)?.draft === false).length;
  if (site && posts > 0) {
    paths.push([site, urls.news]);
    addPages(site, urls.news, pageCount(posts, postsPerPage));
  }
  if (!areasPage || !address) return paths;
  if (!isListedByState(counties, countiesIn.size)) addPages(areasPage, urls.areas, pageCount(counties));
  else {
    for (const [state, inside] of countiesIn) {
      const path = urls.of('county', slugify(regionName(state, address)));
      paths.push([areasPage, path]);
      addPages(areasPage, path, pageCount(inside));
    }
  }
  return paths;
}
