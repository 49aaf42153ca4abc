/** Which page is at which path, from the records alone: what links are checked against and where collisions show. Pure. */
import { type Diagnostic, diagnose, type Location, startOf } from '../diagnostic.ts';
import { remembered } from '../remember.ts';
import type { DataRecord, Records } from '../schema/records.ts';
import type { Redirect } from './site-model.ts';
import type { PagePath, Urls } from './urls.ts';

export interface KnownPages {
  /** Path to the file the page is made from. */
  pages: Map<PagePath, { file: string; at: Location }>;
  redirects: Redirect[];
  diagnostics: Diagnostic[];
}

interface Aliased {
  aliases: string[];
  sections?: { id?: string | undefined; aliases: string[] }[];
}

export function knownPages(records: Records, urls: Urls): KnownPages {
  const known: KnownPages = { pages: new Map(), redirects: [], diagnostics: [] };
  const owners: [DataRecord | undefined, PagePath][] = [
    [records.home, urls.home],
    [records.servicesPage, urls.services],
    [records.areasPage, urls.areas],
    [records.aboutPage, urls.about],
    [records.contactPage, urls.contact],
    ...records.services.map((record): [DataRecord, PagePath] => [record, urls.service(record.slug)]),
    ...records.counties.map((record): [DataRecord, PagePath] => [record, urls.area(record.slug)]),
    ...records.cities.map((record): [DataRecord, PagePath] => [record, urls.area(record.slug)]),
    ...records.documents.map((record): [DataRecord, PagePath] => [record, urls.document(record.slug)]),
  ];
  const notFound = [urls.home, urls.services].flatMap((folder) => [`${folder}404/`, `${folder}404.html/`]);
  for (const path of notFound) {
    const file = records.notFoundPage?.file ?? 'pages/not-found.yaml';
    claim(known, path, { file, at: startOf(file) });
  }
  for (const [record, path] of owners) {
    if (record && !isDraft(record)) claim(known, path, placeOf(record));
  }
  for (const [record, path] of owners) {
    if (record && !isDraft(record)) addAliases(known, record, path);
  }
  // Their addresses are taken, but no link should lead there.
  for (const path of notFound) known.pages.delete(path);
  return known;
}

export function isDraft(record: DataRecord): boolean {
  return (record.value as { draft?: boolean }).draft === true;
}

const placeOf = remembered((record: DataRecord) => ({ file: record.file, at: startOf(record.file) }));

function addAliases(known: KnownPages, record: DataRecord, to: PagePath): void {
  const { file } = record;
  for (const { from, fragment, at } of aliasesOf(record)) {
    if (claim(known, from, { file, at, isAlias: true })) known.redirects.push({ from, to, fragment, file });
  }
}

const aliasesOf = remembered((record: DataRecord): { from: PagePath; fragment: string; at: Location }[] => {
  const { aliases = [], sections = [] } = record.value as Partial<Aliased>;
  const read = (alias: string, fragment: string, path: (string | number)[]) => ({
    // A page is its folder's index.html too.
    from: `${alias.replace(/\/$/, '')}/`.replace(/\/index\.html\/$/, '/'),
    fragment,
    at: record.locate(path),
  });
  return [
    ...aliases.map((alias, index) => read(alias, '', ['aliases', index])),
    ...sections.flatMap((section, number) =>
      section.aliases.map((alias, index) => read(alias, section.id ?? '', ['sections', number, 'aliases', index])),
    ),
  ];
});

function claim(
  known: KnownPages,
  path: PagePath,
  { file, at, isAlias = false }: { file: string; at: Location; isAlias?: boolean },
): boolean {
  const first = known.pages.get(path);
  if (!first) {
    known.pages.set(path, { file, at });
    return true;
  }
  known.diagnostics.push(
    diagnose('url/collision', at, `Two pages want the address ${path}.`, {
      hint: isAlias ? 'Change or delete this alias.' : 'Rename one of the two.',
      related: [{ message: 'It is taken here:', at: first.at }],
    }),
  );
  return false;
}
