/** The folders of a site → everything that pages are planned from. Reuses the results in the memory. */
import path from 'node:path';
import type { Assets } from '../../assets/assets.ts';
import { AssetsMemory } from '../../assets/assets-memory.ts';
import { findSpecialFiles } from '../../assets/bundle/special-files.ts';
import { TemplateFolders } from '../../assets/bundle/template-folders.ts';
import { type AssetsResult, bundleAssets } from '../../assets/bundle-assets.ts';
import { bundleCode, type CodeBundles } from '../../assets/bundle-code.ts';
import { IconSet } from '../../assets/icons/icon-set.ts';
import { limitConcurrency } from '../../assets/work-pool.ts';
import { type Diagnostic, hasErrors, type Location, sortDiagnostics, startOf } from '../../diagnostics/diagnostic.ts';
import { lintPalettes } from '../../lint/contrast.ts';
import { once } from '../../memo/memoize.ts';
import { ReadTracker } from '../../model/read-tracker.ts';
import type { SiteModel } from '../../model/site-model.ts';
import type { LinkPositions } from '../../model/text-positions.ts';
import { pairPages, type SiteLanguage, type Twins } from '../../routes/language-links.ts';
import { listPages, type PlannedPage } from '../../routes/list-pages.ts';
import { badgeIcons } from '../../routes/pages/city.ts';
import { type NewsFeed, planFeed } from '../../routes/pages/news.ts';
import { createPlanner } from '../../routes/planner.ts';
import { sharedModules } from '../shared-modules.ts';
import type { SiteOptions } from '../site-options.ts';
import { packageIdentity } from '../snapshot/package-identity.ts';
import { DataStore } from './data-store.ts';
import { type FileTexts, fileTexts } from './file-texts.ts';
import { type CachedData, type LinkedData, linkData } from './link-data.ts';
import type { LoadedData } from './loaded-data.ts';

interface SiteMemoryInput {
  versions?: AssetsMemory['versions'];
  /** What the last build has cached. */
  previous?: CachedSite | undefined;
}

/** What a build caches of the data in all languages. */
export interface CachedSite extends CachedData {
  /** By the folder of the language. */
  translations: Readonly<Record<string, CachedData>>;
}

/** The memoized results that `dev` keeps between runs, so that a run's cost is proportional to the change. A build starts with an empty one. */
export class SiteMemory {
  readonly data: DataStore;
  readonly assets: AssetsMemory;
  /** Of the last build, then of each run. */
  previous: CachedSite | undefined;

  constructor({ versions, previous }: SiteMemoryInput = {}) {
    const translations = Object.entries(previous?.translations ?? {}).map(([folder, { places }]) => [folder, places]);
    this.data = new DataStore(previous?.places, Object.fromEntries(translations));
    this.previous = previous;
    this.assets = new AssetsMemory(versions);
  }
}

export interface LinkedSite {
  diagnostics: Diagnostic[];
  /** Texts of the data files and of the site's own templates, for code frames. */
  texts: FileTexts;
  /** Everything that pages are planned and rendered from; absent if there are errors. */
  ready?: ReadySite;
}

type DataOfSite = Pick<LoadedData, 'records' | 'read' | 'facts' | 'own' | 'images' | 'waitingPosts'> &
  Pick<LinkedData, 'changes' | 'imageUses' | 'linkPositions'> & { cached: CachedSite };

/** In its main language; `translations` are the same site in the others. */
export interface ReadySite extends DataOfSite {
  folders: TemplateFolders;
  model: SiteModel;
  bundled: AssetsResult;
  icons: IconSet;
  /** All icons named in the data. */
  namedIcons: ReadonlySet<string>;
  /** Of all languages. */
  pages: readonly PlannedPage[];
  /** Of this language. */
  ownPages: readonly PlannedPage[];
  translations: readonly ReadySite[];
  /** The model of the main language; undefined for the site in that language. */
  main: SiteModel | undefined;
  /** The main one first; empty for a site in one language. */
  languages: readonly SiteLanguage[];
  twins: Twins;
  /** Absent without posts. */
  feed: NewsFeed | undefined;
  /** Records what is read while a page is planned. */
  reads: ReadTracker;
}

export async function linkSite(options: SiteOptions, memory: SiteMemory): Promise<LinkedSite> {
  limitConcurrency(options.jobs);
  const special = await findSpecialFiles(options.templates, options.root);
  if (special.length > 0) return { diagnostics: sortDiagnostics(special), texts: new Map() };
  const folders = new TemplateFolders(options.templates, path.join(options.packageRoot, 'templates'));
  const code = bundleCode({
    ...sharedInput(options, memory, folders),
    sharedModules: Object.keys(sharedModules),
    development: options.development === true,
    versions: packageIdentity(options.packageRoot),
  });
  try {
    return await linkFolders(options, memory, { folders, code });
  } finally {
    // Otherwise, after data with errors, bundles would be written to a cache that a test or an owner has deleted, and a process that
    // ends meanwhile leaves esbuild in the middle of its work, which it reports as a crash.
    await code.settled;
  }
}

interface Started {
  folders: TemplateFolders;
  code: CodeBundles;
}

async function linkFolders(options: SiteOptions, memory: SiteMemory, { folders, code }: Started): Promise<LinkedSite> {
  const endRead = options.profile?.begin('read');
  const data = memory.data.load(options);
  endRead?.();
  const ownFields = [...data.own.values()];
  const sources = [data, ...data.translations].flatMap((one) => one.sources);
  const texts = fileTexts([...sources, ...ownFields], options);
  if (!data.isComplete) return { diagnostics: sortDiagnostics(data.diagnostics), texts };
  const icons = new IconSet(data.icons, folders);
  const reads = new ReadTracker();
  const endLink = options.profile?.begin('link');
  const { previous } = memory;
  const linking = { icons, reads, folders, isDraft: options.isDraft === true };
  const linked = linkData(data, { ...linking, previous });
  const translations = data.translations.map((own) => {
    const { folder } = own.language;
    const input = { ...linking, previous: previous?.translations[folder], main: { data, linked } };
    return { data: own, linked: linkData(own, input) };
  });
  const ofTranslations = translations.map((one) => [one.data.language.folder, one.linked.cached] as const);
  const cached = { ...linked.cached, translations: Object.fromEntries(ofTranslations) };
  memory.previous = cached;
  const found = [data, linked, ...translations.map((one) => one.linked)].flatMap(({ diagnostics }) => diagnostics);
  endLink?.();
  if (!linked.model || hasErrors(found)) return { diagnostics: sortDiagnostics(found), texts };

  const { model, imageUses } = linked;
  const { records, images } = data;
  const endBundle = options.profile?.begin('bundle');
  const { result: bundled, diagnostics } = await bundleAssets({
    ...sharedInput(options, memory, folders),
    code,
    images,
    imageUses,
    ownIcons: data.icons,
    icons,
    model,
    staticFolders: [path.join(options.packageRoot, 'static'), options.static],
    locateFont: (role) => records.site?.locate(['theme', 'fontsource', role]) ?? startOf('data/site.yaml'),
  });
  endBundle?.();
  found.push(...diagnostics);
  if (!bundled) return { diagnostics: sortDiagnostics(found), texts };
  found.push(...lintPalettes(bundled.palettes, records));
  const models = [model, ...translations.flatMap((one) => one.linked.model ?? [])];
  const languages = models.length > 1 ? models.map(languageOf) : [];
  const twins: Map<string, ReadonlyMap<string, string>> = new Map();
  const namedIcons = new Set<string>([...Object.values(badgeIcons), ...linked.namedIcons]);
  const siteOf = (own: SiteModel, assets: Assets) => {
    const planner = createPlanner({
      model: own,
      assets,
      now: options.now,
      reads,
      languages,
      twins,
      main: own === model ? undefined : model,
    });
    const shared = { folders, icons, namedIcons, reads, languages, twins, translations: [], main: planner.main };
    return {
      ...shared,
      model: own,
      bundled: { ...bundled, assets },
      ownPages: listPages(planner),
      feed: planFeed(planner),
    };
  };
  const main = { ...data, ...linked, ...siteOf(model, bundled.assets) };
  const others = translations.flatMap((one) => {
    const { model: own } = one.linked;
    const cached = { ...one.linked.cached, translations: {} };
    return own ? [{ ...one.data, ...one.linked, ...siteOf(own, bundled.assetsOf(own)), cached }] : [];
  });
  const sites = [main, ...others];
  for (const [path, paths] of pairPages(sites.map((site) => ({ tag: site.model.site.language, pages: site.ownPages }))))
    twins.set(path, paths);
  const pages = sites.flatMap(({ ownPages }) => ownPages);
  const ready = {
    ...{ ...main, pages, cached, linkPositions: once(() => positionsIn(sites)) },
    translations: others.map((site) => ({ ...site, pages })),
  };
  return { diagnostics: found, texts, ready };
}

/** The links of all languages. */
function positionsIn(sites: readonly Pick<LinkedData, 'linkPositions'>[]): LinkPositions {
  const places = new Map<string, readonly Location[]>();
  for (const { linkPositions } of sites)
    for (const [href, at] of linkPositions()) places.set(href, [...(places.get(href) ?? []), ...at]);
  return places;
}

function languageOf({ site, urls }: SiteModel): SiteLanguage {
  return { tag: site.language, name: site.wording.languageName, home: urls.home };
}

/** The input of both steps of the assets stage. */
function sharedInput({ root, packageRoot, cache }: SiteOptions, { assets }: SiteMemory, folders: TemplateFolders) {
  const cacheFolder = cache ? path.join(root, '.treesite', 'cache') : undefined;
  return { root, packageRoot, cacheFolder, folders, memory: assets };
}
