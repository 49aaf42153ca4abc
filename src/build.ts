/** The pipeline in order: from folders to a published site, with every problem collected on the way. The only caller of the stages. */
import path from 'node:path';
import { AssetsMemory, type AssetsResult, bundleAssets, bundleCode } from './assets/bundle-assets.ts';
import { makeIconSprite } from './assets/icon-sprite.ts';
import { makeFiles } from './assets/make-files.ts';
import { TemplateFolders } from './assets/template-folders.ts';
import { type Diagnostic, hasErrors, sortDiagnostics } from './diagnostic.ts';
import type { Changes } from './emit/changes.ts';
import type { OutputFile } from './emit/output-file.ts';
import { planOutput } from './emit/plan-output.ts';
import { publish, repairOutput } from './emit/publish.ts';
import { refuseOutput } from './emit/refuse-output.ts';
import { tellReplaced } from './emit/tell-replaced.ts';
import { applyAllowList } from './lint/allow-list.ts';
import { checkPages } from './lint/check-pages.ts';
import { lintFillIns } from './lint/lint-fill-ins.ts';
import { lintPalettes } from './lint/lint-palettes.ts';
import { lintRecords } from './lint/lint-records.ts';
import { type PageScan, scanPage } from './lint/scan-page.ts';
import { parseSources } from './load/parse-sources.ts';
import { DataMemory, readSources } from './load/read-sources.ts';
import type { ImageFile } from './load/source.ts';
import type { ImageUses } from './model/image-uses.ts';
import type { LinkPlaces } from './model/link-places.ts';
import { LinkMemory, linkRecords } from './model/link-records.ts';
import { isPlaceholder } from './model/phone.ts';
import type { SiteModel } from './model/site-model.ts';
import { expandTokens } from './model/tokens.ts';
import { outputInput, targetsOf } from './output-input.ts';
import type { Page } from './render/renderer.tsx';
import { renderRoutes } from './render-routes.ts';
import { listPages, type PlannedPage } from './routes/list-pages.ts';
import type { Route } from './routes/route.ts';
import { type Records, validateFiles } from './schema/records.ts';
import { sharedModules } from './shared-modules.ts';

/** Folders are absolute. */
export interface SiteOptions {
  root: string;
  data: string;
  templates: string;
  static: string;
  /** Where treesite itself is installed: its built-in templates and static files. */
  packageRoot: string;
  /** In place of url.base of the data. */
  baseUrl?: string | undefined;
  now: Date;
  /** False: nothing is remembered between builds. */
  cache: boolean;
  /** How many worker threads render; undefined leaves it to treesite. */
  jobs?: number | undefined;
  /** React's development build, whose warnings tests listen for. */
  development?: boolean;
  /** The site is being written: drafts are pages too, and what is still to be filled in is no error. */
  isDraft?: boolean;
}

export interface PreparedSite {
  diagnostics: Diagnostic[];
  /** Texts of the data files, for code frames. */
  texts: ReadonlyMap<string, string>;
  /** Without errors only. */
  files?: OutputFile[];
  pages: Page[];
  /** Without errors only: what lints and the report read. */
  finished?: FinishedSite;
}

/** A site that could be published, with everything it was made from. */
export interface FinishedSite {
  records: Records;
  model: SiteModel;
  /** Every picture of data/images, and where the data asks for which. */
  images: readonly ImageFile[];
  imageUses: ImageUses;
  linkPlaces: () => LinkPlaces;
  routes: readonly Route[];
  pages: readonly Page[];
  /** By the page's path. */
  scans: ReadonlyMap<string, PageScan>;
  files: readonly OutputFile[];
}

/** What the dev server keeps between runs, so that each costs what has changed; a build begins with none. */
export class SiteMemory {
  readonly data = new DataMemory();
  readonly link = new LinkMemory();
  readonly assets: AssetsMemory;

  constructor(versions?: AssetsMemory['versions']) {
    this.assets = new AssetsMemory(versions);
  }
}

export interface LinkedSite {
  diagnostics: Diagnostic[];
  texts: ReadonlyMap<string, string>;
  /** Without errors only: what pages are planned and rendered from. */
  ready?: ReadySite;
}

export interface ReadySite {
  folders: TemplateFolders;
  records: Records;
  model: SiteModel;
  images: readonly ImageFile[];
  imageUses: ImageUses;
  linkPlaces: () => LinkPlaces;
  bundled: AssetsResult;
  pages: readonly PlannedPage[];
}

/** From the folders to everything that pages are planned from. */
export async function linkSite(options: SiteOptions, memory: SiteMemory): Promise<LinkedSite> {
  const folders = new TemplateFolders(options.templates, path.join(options.packageRoot, 'templates'));
  const code = bundleCode({
    root: options.root,
    packageRoot: options.packageRoot,
    folders,
    sharedModules: Object.keys(sharedModules),
    development: options.development === true,
    memory: memory.assets,
  });
  const read = await readSources(options.root, options.data, memory.data);
  const texts = new Map(read.sources.map((source) => [source.file, source.text]));
  const parsed = parseSources(read.sources);
  const { records, diagnostics: invalid } = validateFiles(parsed.files);
  applyOptions(records, options);
  const iconNames = new Set(folders.list('icons', '.svg').map((name) => name.replace(/\.svg$/, '')));
  const images = new Set(read.images.map((image) => image.name));
  const linked = linkRecords(records, { sources: read.sources, images, icons: iconNames, memory: memory.link });
  const found = [
    ...read.diagnostics,
    ...parsed.diagnostics,
    ...invalid,
    ...linked.diagnostics,
    ...lintRecords(records, (phone) => isPlaceholder(phone, records.site?.value.business.address.country ?? '')),
    ...lintFillIns(records, read.sources).map((fillIn) => (options.isDraft ? asWarning(fillIn) : fillIn)),
  ];
  if (!linked.model || hasErrors(found)) return { diagnostics: sortDiagnostics(found), texts };

  const { model, imageUses, linkPlaces } = linked;
  const bundled = await bundleAssets({
    root: options.root,
    folders,
    code,
    staticFolders: [path.join(options.packageRoot, 'static'), options.static],
    cacheFolder: options.cache ? path.join(options.root, '.treesite', 'cache') : undefined,
    images: read.images,
    imageUses,
    iconNames,
    model,
    memory: memory.assets,
  });
  if (!bundled.result) return { diagnostics: sortDiagnostics([...found, ...bundled.diagnostics]), texts };
  found.push(...bundled.diagnostics, ...lintPalettes(bundled.result.palettes, records));
  const pages = listPages({ model, assets: bundled.result.assets, now: options.now });
  const ready = { folders, records, model, images: read.images, imageUses, linkPlaces, bundled: bundled.result, pages };
  return { diagnostics: found, texts, ready };
}

/** Everything but writing. */
export async function prepareSite(options: SiteOptions): Promise<PreparedSite> {
  const { diagnostics: found, texts, ready } = await linkSite(options, new SiteMemory());
  const stop = (more: readonly Diagnostic[]): PreparedSite => ({
    diagnostics: sortDiagnostics([...found, ...more]),
    texts,
    pages: [],
  });
  if (!ready) return stop([]);
  const { folders, records, model, bundled, images, imageUses, linkPlaces } = ready;
  const routes = ready.pages.map(({ plan }) => withTokens(plan()));
  const making = makeFiles([...bundled.toMake, ...bundled.cardsToMake(routes.map((route) => route.card))]);
  const { kinds, code, sourceMap } = bundled.templates;
  const icons = await makeIconSprite(folders, { props: routes.map((route) => route.props), code });
  const iconSprite = model.urls.href(`/${icons.file.path}`);
  const { pages, diagnostics: failed } = await renderRoutes(
    { root: options.root, templates: { kinds, code, sourceMap }, iconSprite, iconNames: icons.names, routes },
    { jobs: options.jobs, packageRoot: options.packageRoot },
  );
  if (hasErrors(failed)) {
    making.cancel();
    return stop(failed);
  }

  const scans = new Map(pages.map((page) => [page.path, scanPage(page.html)]));
  const made = [icons.file, ...(await making.files)];
  const input = outputInput({ model, bundled, made, routes, pages, scans, now: options.now });
  const files = planOutput(input);
  found.push(...tellReplaced(input, { folder: fromRoot(options, options.static), routes }));
  const checked = routes.map((route) => ({ ...route, scan: scans.get(route.path) ?? scanPage('') }));
  const broken = checkPages(checked, {
    base: model.urls.base,
    origin: model.urls.origin,
    targets: targetsOf({ model, files, routes, scans }),
    findLink: (href) => linkPlaces().get(href),
  });
  if (hasErrors(broken)) return stop(broken);
  const finished = { records, model, images, imageUses, linkPlaces, routes, pages, scans, files };
  return { diagnostics: sortDiagnostics([...found, ...broken]), texts, files, pages, finished };
}

export interface BuiltSite extends PreparedSite {
  /** What is different from the site that was in the folder before. */
  published?: Changes;
}

/** `out` is absolute. Nothing is written when there is an error. */
export async function buildSite(options: SiteOptions & { out: string }): Promise<BuiltSite> {
  const sources = [options.data, options.templates, options.static, path.join(options.packageRoot, 'src')];
  const refusal = await refuseOutput(options.out, { root: options.root, sources });
  if (!refusal) await repairOutput(options.out);
  const prepared = withoutAllowed(await prepareSite(options));
  if (refusal) return { ...prepared, diagnostics: sortDiagnostics([...prepared.diagnostics, refusal]) };
  if (!prepared.finished) return prepared;
  const { pages, files, model } = prepared.finished;
  const site = { pages: pages.map((page) => page.file), base: model.urls.base };
  return { ...prepared, published: await publish(options.out, files, site) };
}

function fromRoot({ root }: SiteOptions, folder: string): string {
  return path.relative(root, folder).split(path.sep).join('/');
}

/** A warning that the site allows is told by nobody. */
function withoutAllowed(prepared: PreparedSite): PreparedSite {
  if (!prepared.finished) return prepared;
  const { diagnostics } = applyAllowList(prepared.diagnostics, prepared.finished.records);
  return { ...prepared, diagnostics };
}

function applyOptions(records: Records, { baseUrl, isDraft = false }: SiteOptions): void {
  if (records.site && baseUrl !== undefined) records.site.value.url.base = baseUrl;
  if (!isDraft) return;
  for (const { value } of [...records.services, ...records.cities, ...records.counties, ...records.documents])
    if (value.draft) value.draft = false;
}

function asWarning(diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, severity: 'warning' };
}

/** From here on a route's texts are as they will be printed. */
export function withTokens(route: Route): Route {
  return {
    ...route,
    props: expandTokens(route.props, route.tokens),
    facts: expandTokens(route.facts, route.tokens),
  } as Route;
}
