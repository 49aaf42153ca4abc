/** Records → SiteModel, or diagnostics about the relations between files. Pure. */
import type { DiagnosticCode } from '../diagnostics/catalog.ts';
import { type Diagnostic, diagnose, hasErrors } from '../diagnostics/diagnostic.ts';
import { byReferableKind, entityKinds, generalKinds, referableKinds } from '../domain/kind-lists.ts';
import { kinds, type ReferableKind } from '../domain/kinds.ts';
import type { PagePath, Urls } from '../domain/urls/urls.ts';
import type { NamedSource, SourceName } from '../load/source.ts';
import { buildModel, hasRequiredFiles, type Linking } from './build-model.ts';
import { checkRecord, checkRecords } from './checks/all-checks.ts';
import type { CheckContext } from './checks/check.ts';
import { misnamedDocuments, misnamedRecords } from './checks/values/check-slugs.ts';
import type { FactsContext } from './collect-facts.ts';
import type { FileRecord, SiteRecords } from './file-facts.ts';
import { type KnownPages, knownPages, startingAt } from './known-pages.ts';
import type { LinkedPlaces } from './link-places.ts';
import { areThere, type IconNames, nameSet } from './names.ts';
import type { Redirect, SiteModel } from './site-model.ts';

/** What is found between files. */
export interface CheckedLinks {
  diagnostics: readonly Diagnostic[];
  redirects: readonly Redirect[];
}

/** Empty if there are errors. */
export interface Linked {
  model?: SiteModel;
  linkedPlaces?: LinkedPlaces;
}

interface CheckInput {
  /** All files, including invalid ones, so that references to them are not reported. */
  sources: readonly NamedSource[];
  images: ReadonlySet<string>;
  icons: IconNames;
  context: FactsContext;
  /** For a language other than the main one. */
  translated?: Translated;
}

interface Translated {
  urls: Urls;
  /** The pages of the main language, to which links of translations lead. */
  originals: KnownPages;
  /** Files of the main language that could not be read or are invalid, and may have such pages. */
  failed: readonly NamedSource[];
  /** Its files that would have a page: `failed`, and drafts, to which links are reported on finished pages. */
  pageless: readonly SourceName[];
}

/** The diagnostics about the relations between files, and the redirects of their aliases. */
export function checkLinks(
  records: SiteRecords,
  { sources, images, icons, context, translated }: CheckInput,
): CheckedLinks {
  const { urls } = translated ?? context;
  const known = knownPages(records, urls);
  const failed = failedSources(sources, records);
  const slugs = addUnsure(records, { sources, failed, known, urls });
  const mayExist = (path: string) =>
    known.pages.has(path) ||
    translated?.originals.pages.has(path) === true ||
    failed.some((source) => mayRedirect(source, path)) ||
    translated?.failed.some((source) => mayRedirect(source, path)) === true ||
    translated?.pageless.some(({ kind, slug }) => entityKinds.has(kind) && context.urls.of(kind, slug) === path) ===
      true;
  const checkContext: CheckContext = {
    ...context,
    names: {
      ...byReferableKind((kind) => nameSet(slugs[kind])),
      page: { has: mayExist, names: () => known.pages.keys() },
      image: nameSet(images),
      icon: icons,
    },
  };
  const diagnostics = [...known.diagnostics, ...checkRecords(records, checkContext)];
  for (const record of records.all) for (const problem of problemsOf(record, checkContext)) diagnostics.push(problem);
  if (translated) diagnostics.push(...collisions(known, translated));
  const sure = context.site ? diagnostics : diagnostics.filter(({ code }) => !aboutPaths.has(code));
  // What is wrong in an original is reported once.
  const files = new Set(sources.map((source) => source.file));
  const reported = translated ? sure.filter(({ at }) => files.has(at.file)) : sure;
  return { diagnostics: reported, redirects: known.redirects };
}

/** Not reported without settings, which have the paths of pages. */
const aboutPaths: ReadonlySet<DiagnosticCode> = new Set(['link/broken', 'reference/unknown-page', 'url/collision']);

/** A page of the main language may be below the folder of another language. */
function collisions({ pages }: KnownPages, { urls, originals }: Translated): Diagnostic[] {
  return [...pages].flatMap(([path, page]) => {
    const other = path.startsWith(urls.home) ? originals.pages.get(path) : undefined;
    if (!other) return [];
    const related = [{ message: 'It is also this page of the main language:', at: other.at() }];
    return [diagnose('url/collision', page.at(), `Two pages have the URL ${path}.`, { related })];
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

/** Adds invalid and misnamed files to the known pages and slugs, so that links and references to them are not reported as well. */
function addUnsure(
  records: SiteRecords,
  {
    sources,
    failed,
    known,
    urls,
  }: Pick<CheckInput, 'sources'> & { failed: readonly SourceName[]; known: KnownPages; urls: Urls },
): Record<ReferableKind, Set<string>> {
  const { pages } = known;
  const add = (path: PagePath, file = '') => {
    if (!pages.has(path)) pages.set(path, startingAt(file));
  };
  const named = [...misnamedRecords(records), ...misnamedDocuments(records)];
  const misnamed = named.map(({ kind, slug, record: { file } }) => ({ kind, slug, file }));
  const drafts = records.all.filter(({ facts }) => facts.draft);
  for (const { kind, slug, file } of [...failed, ...misnamed, ...drafts])
    if (entityKinds.has(kind)) add(urls.of(kind, slug), file);
  for (const kind of generalKinds.names) add(urls[kinds[kind].page.at]);
  // Until the first post is published: finished pages are checked for links to the list.
  if (sources.some(({ kind }) => kind === 'post')) add(urls.news);
  const slugs = byReferableKind(() => new Set<string>());
  for (const { kind, slug } of [...sources, ...misnamed]) if (referableKinds.has(kind)) slugs[kind].add(slug);
  return slugs;
}

/** Those that could not be read or are invalid. */
export function failedSources(sources: readonly NamedSource[], { all }: SiteRecords): NamedSource[] {
  if (sources.length === all.length) return [];
  const passed = new Set(all.map((record) => record.file));
  return sources.filter(({ file }) => !passed.has(file));
}

/** Whether the path may be an alias in a file that could not be read or is invalid. */
function mayRedirect({ text = '' }: NamedSource, path: string): boolean {
  return text === '' || text.includes(path.replace(/\/$/, ''));
}
