/** The folders of a site → everything that pages are planned from. Reuses the results in the memory. */
import path from 'node:path';
import { AssetsMemory } from '../../assets/assets-memory.ts';
import { findSpecialFiles } from '../../assets/bundle/special-files.ts';
import { TemplateFolders } from '../../assets/bundle/template-folders.ts';
import { type AssetsResult, bundleAssets } from '../../assets/bundle-assets.ts';
import { bundleCode, type CodeBundles } from '../../assets/bundle-code.ts';
import { IconSet } from '../../assets/icons/icon-set.ts';
import { type IconSprite, makeIconSprite } from '../../assets/icons/icon-sprite.ts';
import { limitConcurrency } from '../../assets/work-pool.ts';
import { type Diagnostic, hasErrors, sortDiagnostics, startOf } from '../../diagnostics/diagnostic.ts';
import { type PolicySettings, policySettingsOf } from '../../domain/policies/content-policy.ts';
import { lintPalettes } from '../../lint/contrast.ts';
import type { DataMemory } from '../../load/read-sources.ts';
import { once } from '../../memo/memoize.ts';
import { type ImageUses, imageUses } from '../../model/image-uses.ts';
import { ReadTracker } from '../../model/read-tracker.ts';
import type { SiteModel } from '../../model/site-model.ts';
import { type LinkPositions, linkPositions } from '../../model/text-positions.ts';
import { pairPages, type SiteLanguage, type Twins } from '../../routes/language-links.ts';
import { listPages, type PlannedPage } from '../../routes/list-pages.ts';
import { badgeIcons } from '../../routes/pages/city.ts';
import { type NewsFeed, planFeed } from '../../routes/pages/news.ts';
import { createPlanner } from '../../routes/planner.ts';
import { measured } from '../profile.ts';
import { sharedModules } from '../shared-modules.ts';
import type { SiteOptions } from '../site-options.ts';
import { packageIdentity } from '../snapshot/package-identity.ts';
import { DataStore } from './data-store.ts';
import { type FileTexts, fileTexts } from './file-texts.ts';
import { type LinkedData, linkData, type PreviousSite } from './link-data.ts';

interface SiteMemoryInput {
  versions?: AssetsMemory['versions'];
  /** What the last build has cached. */
  previous?: PreviousSite | undefined;
  /** What is in the data folder, if that is known. */
  names?: DataMemory['names'];
  /** See DataStore. */
  keepsTexts?: boolean;
}

/** The memoized results that `dev` keeps between runs, so that a run's cost is proportional to the change. A build starts with an empty one. */
export class SiteMemory {
  readonly data: DataStore;
  readonly assets: AssetsMemory;
  /** Of the last build, then of each run. */
  previous: PreviousSite | undefined;

  constructor({ versions, previous, names, keepsTexts = false }: SiteMemoryInput = {}) {
    this.data = new DataStore({ keepsTexts });
    this.data.read.names = names;
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

/** In its main language; `translations` are the same site in the others. */
export interface ReadySite extends LinkedData {
  folders: TemplateFolders;
  model: SiteModel;
  bundled: AssetsResult;
  iconSprite: IconSprite;
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
  /** The content policy of the site. */
  policy: PolicySettings;
  /** The uses of each picture in the data of the main language. */
  imageUses: ImageUses;
  /** Of all languages. Computed on first use, because only diagnostics about links need it. */
  linkPositions: () => LinkPositions;
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
    root: options.root,
    packageRoot: options.packageRoot,
    folders,
    memory: memory.assets,
    cacheFolder: options.cache ? path.join(options.root, '.treesite', 'cache') : undefined,
    sharedModules: Object.keys(sharedModules),
    development: options.development === true,
    versions: packageIdentity(options.packageRoot),
  });
  try {
    return await linkFolders(options, memory, { folders, code });
  } finally {
    // Otherwise, after data with errors, bundles would be written to a cache that a test or an owner has deleted, and a process that
    // ends meanwhile leaves esbuild in the middle of its work, which it reports as a crash.
    await Promise.allSettled([code.templates]);
  }
}

async function linkFolders(
  options: SiteOptions,
  memory: SiteMemory,
  { folders, code }: { folders: TemplateFolders; code: CodeBundles },
): Promise<LinkedSite> {
  const { root, packageRoot, profile } = options;
  const data = measured(profile, 'read', () => memory.data.load(options, memory.previous));
  const texts = fileTexts(() => {
    const sources = [data, ...data.translations].flatMap((one) => one.sources);
    // Invalid translations are in no language's data.
    const read = [...memory.data.read.files.values()].flatMap(({ source }) => source ?? []);
    return [...sources, ...read, ...data.own.values()];
  }, options);
  const found = [...data.diagnostics];
  const failed = () => ({ diagnostics: sortDiagnostics(found), texts });
  if (!data.isComplete) return failed();

  const icons = new IconSet(data.icons, folders);
  const reads = new ReadTracker();
  const input = { icons, reads, folders, isDraft: options.isDraft === true, previous: memory.previous };
  const [main, translations] = measured(profile, 'link', () => {
    const main = linkData(data, input);
    return [main, data.translations.map((own) => linkData(own, { ...input, main }))] as const;
  });
  const linked = [main, ...translations];
  memory.previous = Object.fromEntries(linked.map((one) => [one.language?.folder ?? '', cachedOf(one)]));
  found.push(...linked.flatMap(({ links }) => links.diagnostics));
  const { model, records } = main;
  if (!model || hasErrors(found)) return failed();

  const uses = imageUses(records.all);
  const { result: bundled, diagnostics } = await measured(profile, 'bundle', () =>
    bundleAssets({
      root,
      packageRoot,
      folders,
      memory: memory.assets,
      code,
      icons,
      model,
      images: main.images,
      imageUses: uses,
      staticFolders: [path.join(packageRoot, 'static'), options.static],
      locateFont: (role) => records.site?.locate(['theme', 'fontsource', role]) ?? startOf('data/site.yaml'),
    }),
  );
  found.push(...diagnostics);
  if (!bundled) return failed();
  found.push(...lintPalettes(bundled.palettes, records));
  const names = new Set([...Object.values(badgeIcons), ...records.all.flatMap(({ facts }) => facts.needs.icon ?? [])]);
  const iconSprite = makeIconSprite(icons, { names, code: bundled.templates.code });

  const files = [...bundled.staticFiles, ...bundled.assets.files].map((file) => file.path);
  const policy = policySettingsOf(model.site, files);
  const models = linked.flatMap(({ model }) => model ?? []);
  const all = models.map(({ site: { language, wording }, urls }): SiteLanguage => {
    return { tag: language, name: wording.languageName, home: urls.home };
  });
  const languages = all.length > 1 ? all : [];
  const twins: Map<string, ReadonlyMap<string, string>> = new Map();
  const positions = once(() => linkPositions(linked));
  const ofAll = { folders, iconSprite, policy, imageUses: uses, linkPositions: positions, translations: [] };
  const sites = linked.flatMap((one): Omit<ReadySite, 'pages'>[] => {
    if (!one.model) return [];
    const assets = one === main ? bundled.assets : bundled.assetsOf(one.model);
    const shared = { model: one.model, reads, languages, twins, main: one === main ? undefined : model };
    const planner = createPlanner({ ...shared, assets, now: options.now });
    const own = { bundled: { ...bundled, assets }, ownPages: listPages(planner), feed: planFeed(planner) };
    return [{ ...one, ...ofAll, ...shared, ...own }];
  });
  for (const [path, paths] of pairPages(sites.map((site) => ({ tag: site.model.site.language, pages: site.ownPages }))))
    twins.set(path, paths);
  const pages = sites.flatMap(({ ownPages }) => ownPages);
  const [ready, ...others] = sites.map((site): ReadySite => ({ ...site, pages }));
  if (!ready) return failed();
  return { diagnostics: found, texts, ready: { ...ready, translations: others } };
}

/** What the next run needs of this one. */
function cachedOf({ files, links, linkedPlaces }: LinkedData): PreviousSite[string] {
  return { files, links, ...(linkedPlaces && { linkedPlaces }) };
}
