/** Records → SiteModel, or diagnostics about the relations between files. Pure. */
import type { DiagnosticCode } from '../diagnostics/catalog.ts';
import { type Diagnostic, diagnose, hasErrors } from '../diagnostics/diagnostic.ts';
import { byReferableKind, entityKinds, generalKinds, referableKinds } from '../domain/kind-lists.ts';
import { kinds, type ReferableKind } from '../domain/kinds.ts';
import type { PagePath, Urls } from '../domain/urls/urls.ts';
import type { NamedSource } from '../load/source.ts';
import { buildModel, hasRequiredFiles, type Linking, type SiteModel } from './build-model.ts';
import { checkRecord, checkRecords } from './checks/all-checks.ts';
import type { CheckContext } from './checks/check.ts';
import { misnamedFiles } from './checks/values/check-slugs.ts';
import type { FactsContext } from './collect-facts.ts';
import type { FileRecord, SiteRecords } from './file-facts.ts';
import { type KnownPages, knownPages } from './known-pages.ts';
import type { LinkedPlaces } from './link-places.ts';
import { areThere, type IconNames } from './names.ts';
import type { Redirect } from './site-model.ts';

/** What is found between files. */
export interface CheckedLinks {
  diagnostics: readonly Diagnostic[];
  redirects: readonly Redirect[];
}

/** Empty if there are errors. */
export interface Linked {
  model?: SiteModel;
  linkedPlaces?: LinkedPlaces | undefined;
}

/** The data of a site in one language. */
export interface LanguageData {
  records: SiteRecords;
  /** All files, including invalid ones, so that references to them are not reported. */
  sources: readonly NamedSource[];
  context: FactsContext;
  /** Of the pages in this language. */
  urls: Urls;
}

interface Linkable {
  images: ReadonlySet<string>;
  /** The URL paths of pages in the static folder. */
  staticPages: ReadonlySet<string>;
  icons: IconNames;
  /** Of the main language, to which links of translations may lead. */
  originals?: PossiblePages | undefined;
}

/** The diagnostics about the relations between files, and the redirects of their aliases. */
export function checkLinks(data: LanguageData, { images, staticPages, icons, originals }: Linkable): CheckedLinks {
  const { records, sources, context } = data;
  const own = possiblePages(data);
  const { paths, slugs, redirects } = own;
  const { base, href } = context.urls;
  const isStatic = (path: string) => staticPages.has(href(path).slice(base.length));
  const checkContext: CheckContext = {
    ...context,
    names: {
      // Files whose names are no slugs are to be renamed, so hints do not offer them.
      ...byReferableKind((kind) => {
        const isSlug = (name: string) => /^[a-z0-9-]+$/.test(name);
        return { has: (name) => slugs[kind].has(name), keys: () => [...slugs[kind]].filter(isSlug) };
      }),
      page: {
        has: (path) => own.mayExist(path) || originals?.mayExist(path) === true || isStatic(path),
        keys: () => paths.keys(),
      },
      image: images,
      icon: icons,
    },
  };
  const diagnostics = [...own.diagnostics, ...checkRecords(records, checkContext)];
  for (const record of records.all) for (const problem of problemsOf(record, checkContext)) diagnostics.push(problem);
  if (originals) diagnostics.push(...collisions(own, data.urls, originals));
  const sure = context.site ? diagnostics : diagnostics.filter(({ code }) => !aboutPaths.has(code));
  // What is wrong in an original is reported once.
  const files = new Set(sources.map((source) => source.file));
  const reported = originals ? sure.filter(({ at }) => files.has(at.file)) : sure;
  return { diagnostics: reported, redirects };
}

/** Not reported without settings, which have the paths of pages. */
const aboutPaths: ReadonlySet<DiagnosticCode> = new Set(['link/broken', 'reference/unknown-page', 'url/collision']);

/** A page of the main language may be below the folder of another language. */
function collisions({ pages }: KnownPages, { home }: Urls, originals: KnownPages): Diagnostic[] {
  return [...pages].flatMap(([path, at]) => {
    const other = path.startsWith(home) ? originals.pages.get(path) : undefined;
    if (!other) return [];
    const related = [{ message: 'It is also this page of the main language:', at: other() }];
    return [diagnose('url/collision', at(), `Two pages have the URL ${path}.`, { related })];
  });
}

/** Links records that were checked. */
export function linkChecked(records: SiteRecords, linking: Omit<Linking, 'redirects'>, checked: CheckedLinks): Linked {
  if (hasErrors(checked.diagnostics) || !hasRequiredFiles(records)) return {};
  return buildModel(records, { ...linking, redirects: checked.redirects });
}

/** Checks a file again, for locations, only if it needs a name that does not exist. */
function problemsOf(
  { facts: { needs, diagnostics }, contents }: FileRecord,
  context: CheckContext,
): readonly Diagnostic[] {
  return areThere(needs, context.names) ? diagnostics : checkRecord(contents(), context);
}

/** What links and references may lead to. */
export interface PossiblePages extends KnownPages {
  /** Also of pages that are missing because of another error, so that links to them are not reported as well, and of drafts. */
  paths: ReadonlySet<PagePath>;
  slugs: Readonly<Record<ReferableKind, ReadonlySet<string>>>;
  /** Whether a page or an alias is at a path, or may be once all files are valid. */
  mayExist: (path: string) => boolean;
}

export function possiblePages({ records, sources, urls }: LanguageData): PossiblePages {
  const known = knownPages(records, urls);
  const valid = new Set(records.all.map(({ file }) => file));
  const failed = sources.filter(({ file }) => !valid.has(file));
  const misnamed = misnamedFiles(records).filter(({ slug }) => slug !== '');
  const drafts = records.all.filter(({ facts }) => facts.draft);
  const paths = new Set([
    ...known.pages.keys(),
    ...[...failed, ...misnamed, ...drafts].flatMap(({ kind, slug }) =>
      entityKinds.has(kind) ? urls.of(kind, slug) : [],
    ),
    ...generalKinds.names.map((kind) => urls[kinds[kind].page.at]),
    // Until the first post is published: finished pages are checked for links to the list.
    ...(sources.some(({ kind }) => kind === 'post') ? [urls.news] : []),
  ]);
  const slugs = byReferableKind(() => new Set<string>());
  for (const { kind, slug } of [...sources, ...misnamed]) if (referableKinds.has(kind)) slugs[kind].add(slug);
  // While a section has a wrong path in site.yaml, links to its pages are not reported as well.
  const isPathWrong = known.diagnostics.some(({ at }) => at.file === records.site?.file && !at.isWholeFile);
  const mayExist = (path: string) =>
    isPathWrong || paths.has(path) || failed.some((source) => mayRedirect(source, path));
  return { ...known, paths, slugs, mayExist };
}

/** Whether the path may be an alias in a file that could not be read or is invalid. */
function mayRedirect({ text = '' }: NamedSource, path: string): boolean {
  return text === '' || text.includes(path.replace(/\/$/, ''));
}
