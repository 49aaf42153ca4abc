/** File names and aliases → the page at each path, against which links are checked, and diagnostics for collisions. Pure. */
import { type Diagnostic, diagnose, type Location, wholeFile } from '../diagnostics/diagnostic.ts';
import { generalKinds } from '../domain/kind-lists.ts';
import { kinds } from '../domain/kinds.ts';
import { reservedFor, urlForms, urlKey } from '../domain/urls/file-urls.ts';
import { withoutBase } from '../domain/urls/hrefs.ts';
import type { PagePath, Urls } from '../domain/urls/urls.ts';
import type { FileRecord, SiteRecords } from './file-facts.ts';
import { generatedPages, pagePaths } from './page-paths.ts';
import type { Redirect } from './site-model.ts';

export interface KnownPages {
  /** Path → where it is defined, located on demand. */
  pages: Map<PagePath, () => Location>;
  redirects: Redirect[];
  diagnostics: Diagnostic[];
}

/** What has a URL: a page, or an alias in its file. */
interface Owner {
  path: PagePath;
  at: () => Location;
  isAlias: boolean;
}

/** Every form of a taken URL → its owner; undefined for the 404 page. */
type Taken = Map<string, Owner | undefined>;

export function knownPages(records: SiteRecords, urls: Urls): KnownPages {
  const known: KnownPages = { pages: new Map(), redirects: [], diagnostics: [] };
  const owners = pagePaths(records, urls).filter(([{ facts }]) => !facts.draft);
  const taken: Taken = new Map();
  for (const folder of [urls.home, urls.services])
    for (const form of urlForms(`${folder.slice(1)}404.html`)) taken.set(form, undefined);
  // Their number follows from many files, and their paths from the settings.
  const { site } = records;
  const generated = site ? generatedPages(records, urls).map(({ path }): [FileRecord, PagePath] => [site, path]) : [];
  for (const [record, path] of [...owners, ...generated]) {
    const at = originOf(records, record, { path, urls });
    const problem = claim(taken, urlForms(urls.file(path)), { path, at, isAlias: false });
    // A page below one with a reserved path is not reported as well.
    const isBelow = problem?.code === 'url/reserved' && reservedFor(path.replace(/[^/]+\/$/, '')) !== undefined;
    // A translation has no path outside its folder but where the original has a mistake.
    if (problem && !isBelow && path.startsWith(urls.home)) known.diagnostics.push(problem);
    // Pages with a diagnostic count as existing, so that links to them are not reported.
    if (!known.pages.has(path)) known.pages.set(path, at);
  }
  for (const [record, to] of owners) {
    for (const { from, fragment, path } of record.facts.aliases) {
      const at = () => record.locate(path);
      // Hosts that read `_redirects` use the URL, others serve the file of a redirect page.
      const forms = [urlKey(from), ...urlForms(urls.file(from))];
      // Below a page of the same path, it may be right.
      const below = known.pages.has(`${urls.base}/`) ? undefined : withoutBase(from, urls);
      const problem =
        below === undefined
          ? claim(taken, forms, { path: from, at, isAlias: true })
          : diagnose('url/reserved', at(), `An alias is written without ${urls.base}.`, {
              hint: `Delete ${urls.base} at its beginning.`,
            });
      if (problem) known.diagnostics.push(problem);
      else {
        known.pages.set(from, at);
        known.redirects.push({ from, to, fragment, file: record.file });
      }
    }
  }
  return known;
}

/** What gives a page its path: a setting of site.yaml, or the name of its file. */
function originOf(
  { site }: SiteRecords,
  record: FileRecord,
  { path, urls }: { path: PagePath; urls: Urls },
): () => Location {
  const section = record === site ? 'news' : generalKinds.has(record.kind) ? kinds[record.kind].page.at : 'home';
  if (site && section !== 'home' && path === urls[section] && site.value.url.paths[section] !== section)
    return () => site.locate(['url', 'paths', section]);
  return () => (record === site && path === urls.thankYou ? site.locate.key(['forms']) : wholeFile(record.file));
}

/** Takes the URL, or returns a diagnostic if it is taken or reserved. */
function claim(taken: Taken, forms: readonly string[], owner: Owner): Diagnostic | undefined {
  const { path, at, isAlias } = owner;
  const hint = isAlias ? 'Change or delete this alias.' : 'Choose another name or path for the page.';
  const shown = isAlias ? path.replace(/(\.[a-z]+)\/$/, '$1') : path;
  const met = forms.find((form) => taken.has(form));
  const first = met === undefined ? undefined : taken.get(met);
  const reason = met !== undefined && !first ? 'it is reserved for the 404 page.' : reservedFor(path);
  if (reason !== undefined) {
    const message = `${shown} is not allowed as ${isAlias ? 'an alias' : 'a page’s URL'}: ${reason}`;
    return diagnose('url/reserved', at(), message, { hint });
  }
  if (first) {
    const isSame = urlKey(path) === urlKey(first.path);
    const message = isSame ? `The URL ${shown} is used twice.` : `${shown} is also a URL of the page ${first.path}.`;
    const [own, earlier] = [at(), first.at()];
    // A setting is a more exact place than a file.
    const [place, other] = own.isWholeFile && !earlier.isWholeFile ? [earlier, own] : [own, earlier];
    const related = [{ message: 'It is also used here:', at: other }];
    return diagnose('url/collision', place, message, { hint, related });
  }
  for (const form of forms) taken.set(form, owner);
  return undefined;
}
