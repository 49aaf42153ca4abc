/** File names and aliases → the page at each path, against which links are checked, and diagnostics for collisions. Pure. */
import { type Diagnostic, diagnose, type Location, startOf } from '../diagnostics/diagnostic.ts';
import { entityKinds, generalKinds } from '../domain/kind-rows.ts';
import { kinds } from '../domain/kinds.ts';
import { reservedFor, urlForms, urlKey } from '../domain/urls/url-forms.ts';
import type { PagePath, Urls } from '../domain/urls/urls.ts';
import type { DataRecord, Records } from '../schema/records.ts';
import type { FactsByFile } from './file-facts.ts';
import { listPaths } from './list-paths.ts';
import type { Redirect } from './site-model.ts';

export interface KnownPages {
  /** Path → the file that the page is made from. */
  pages: Map<PagePath, KnownPage>;
  redirects: Redirect[];
  diagnostics: Diagnostic[];
}

export interface KnownPage {
  file: string;
  /** Where the path is defined, computed on demand. */
  at: () => Location;
}

/** Every form of a taken URL → the page that has it; undefined for the 404 page. */
type Taken = Map<string, KnownPage | undefined>;

export function knownPages(records: Records, urls: Urls, facts: FactsByFile): KnownPages {
  const known: KnownPages = { pages: new Map(), redirects: [], diagnostics: [] };
  const owners: [DataRecord | undefined, PagePath][] = [
    ...generalKinds.names.map((kind): [DataRecord | undefined, PagePath] => [
      records[kinds[kind].records],
      urls[kinds[kind].page.at],
    ]),
    ...entityKinds.names.flatMap((kind) =>
      records[kinds[kind].records].map((record): [DataRecord, PagePath] => [record, urls.of(kind, record.slug)]),
    ),
  ];
  const all = [...owners, ...listPaths(records, urls, facts)];
  const taken: Taken = new Map();
  for (const folder of [urls.home, urls.services])
    for (const form of urlForms(`${folder.slice(1)}404.html`)) taken.set(form, undefined);
  const isPage = (record: DataRecord | undefined): record is DataRecord =>
    record !== undefined && facts.get(record.file)?.draft !== true;
  for (const [record, path] of all) {
    if (!isPage(record)) continue;
    const owner = startingAt(record.file);
    const at = settingOf(records, path, urls) ?? owner.at;
    const problem = claim(taken, { forms: urlForms(urls.file(path)), path, at }, owner);
    // A page below one with a reserved path is not reported as well.
    const isBelow = problem?.code === 'url/reserved' && reservedFor(path.replace(/[^/]+\/$/, '')) !== undefined;
    if (problem && !isBelow) known.diagnostics.push(problem);
    // Pages with a diagnostic count as existing, so that links to them are not reported.
    if (!known.pages.has(path)) known.pages.set(path, owner);
  }
  for (const [record, to] of owners) {
    if (!isPage(record)) continue;
    const { file } = record;
    for (const { from, fragment, path } of facts.get(file)?.aliases ?? []) {
      const at = () => record.locate(path);
      // Hosts that read `_redirects` use the URL, others serve the file of a redirect page.
      const forms = [urlKey(from), ...urlForms(urls.file(from))];
      const problem = claim(taken, { forms, path: from, at, isAlias: true }, { file, at });
      if (problem) known.diagnostics.push(problem);
      else {
        known.pages.set(from, { file, at });
        known.redirects.push({ from, to, fragment, file });
      }
    }
  }
  return known;
}

export function startingAt(file: string): KnownPage {
  return { file, at: () => startOf(file) };
}

/** The place in site.yaml that sets the path, for pages whose paths are set there. */
function settingOf({ site }: Records, path: PagePath, urls: Urls): (() => Location) | undefined {
  if (site && path === urls.thankYou) return () => site.locate.key(['forms']);
  const named = (['services', 'areas', 'about', 'contact'] as const).find((name) => urls[name] === path);
  return named && site && site.value.url.paths[named] !== named
    ? () => site.locate(['url', 'paths', named])
    : undefined;
}

interface Claim {
  /** Every form of the URL. */
  forms: readonly string[];
  path: PagePath;
  /** Where the path is defined. */
  at: () => Location;
  isAlias?: boolean;
}

/** Takes the URL, or returns a diagnostic if it is taken or reserved. */
function claim(taken: Taken, { forms, path, at, isAlias = false }: Claim, owner: KnownPage): Diagnostic | undefined {
  const shown = isAlias ? path.replace(/(\.[a-z]+)\/$/, '$1') : path;
  const met = forms.find((form) => taken.has(form));
  const first = met === undefined ? undefined : taken.get(met);
  const isNotFound = met !== undefined && !first;
  const reason = isNotFound ? 'it is reserved for the 404 page.' : reservedFor(path);
  if (reason !== undefined) {
    const hint = isAlias ? 'Change or delete this alias.' : 'Choose another name.';
    return diagnose('url/reserved', at(), `${shown} is not allowed as a page’s URL: ${reason}`, { hint });
  }
  if (first) {
    const hint = isAlias ? 'Change or delete this alias.' : 'Rename one of the two.';
    const related = [{ message: 'The other one is here:', at: first.at() }];
    return diagnose('url/collision', at(), `Two pages have the URL ${shown}.`, { hint, related });
  }
  for (const form of forms) taken.set(form, owner);
  return undefined;
}
