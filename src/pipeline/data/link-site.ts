/** The folders of a site → everything that pages are planned from. Reuses the results in the memory. */
import path from 'node:path';
import { AssetsMemory } from '../../assets/assets-memory.ts';
import { findSpecialFiles } from '../../assets/bundle/special-files.ts';
import { TemplateFolders } from '../../assets/bundle/template-folders.ts';
import { type AssetsResult, bundleAssets } from '../../assets/bundle-assets.ts';
import { bundleCode, type CodeBundles } from '../../assets/bundle-code.ts';
import { IconSet } from '../../assets/icons/icon-set.ts';
import { limitConcurrency } from '../../assets/work-pool.ts';
import { type Diagnostic, hasErrors, sortDiagnostics, startOf } from '../../diagnostics/diagnostic.ts';
import { lintPalettes } from '../../lint/contrast.ts';
import { ReadTracker } from '../../model/read-tracker.ts';
import type { SiteModel } from '../../model/site-model.ts';
import { listPages, type PlannedPage } from '../../routes/list-pages.ts';
import { badgeIcons } from '../../routes/pages/city.ts';
import { type NewsFeed, planFeed } from '../../routes/pages/news.ts';
import { createPlanner } from '../../routes/planner.ts';
import { sharedModules } from '../shared-modules.ts';
import type { SiteOptions } from '../site-options.ts';
import { packageIdentity } from '../snapshot/package-identity.ts';
import { DataStore, type LoadedData } from './data-store.ts';
import { type FileTexts, fileTexts } from './file-texts.ts';
import { type CachedData, type LinkedData, linkData } from './link-data.ts';

interface SiteMemoryInput {
  versions?: AssetsMemory['versions'];
  /** What the last build has cached. */
  previous?: CachedData | undefined;
}

/** The memoized results that `dev` keeps between runs, so that a run's cost is proportional to the change. A build starts with an empty one. */
export class SiteMemory {
  readonly data: DataStore;
  readonly assets: AssetsMemory;
  /** Of the last build, then of each run. */
  previous: CachedData | undefined;

  constructor({ versions, previous }: SiteMemoryInput = {}) {
    this.data = new DataStore(previous?.places);
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
  Pick<LinkedData, 'cached' | 'changes' | 'imageUses' | 'linkPositions'>;

export interface ReadySite extends DataOfSite {
  folders: TemplateFolders;
  model: SiteModel;
  bundled: AssetsResult;
  icons: IconSet;
  /** All icons named in the data. */
  namedIcons: ReadonlySet<string>;
  pages: readonly PlannedPage[];
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
  const texts = fileTexts([...data.sources, ...ownFields], options);
  if (!data.isComplete) return { diagnostics: sortDiagnostics(data.diagnostics), texts };
  const icons = new IconSet(data.icons, folders);
  const reads = new ReadTracker();
  const endLink = options.profile?.begin('link');
  const { previous } = memory;
  const linked = linkData(data, { icons, reads, folders, previous, isDraft: options.isDraft === true });
  memory.previous = linked.cached;
  const found = [...data.diagnostics, ...linked.diagnostics];
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
  const planner = createPlanner({ model, assets: bundled.assets, now: options.now, reads });
  const pages = listPages(planner);
  const namedIcons = new Set<string>([...Object.values(badgeIcons), ...linked.namedIcons]);
  const feed = planFeed(planner);
  const ready = { ...data, ...linked, folders, model, bundled, icons, namedIcons, pages, feed, reads };
  return { diagnostics: found, texts, ready };
}

/** The input of both steps of the assets stage. */
function sharedInput({ root, packageRoot, cache }: SiteOptions, { assets }: SiteMemory, folders: TemplateFolders) {
  const cacheFolder = cache ? path.join(root, '.treesite', 'cache') : undefined;
  return { root, packageRoot, cacheFolder, folders, memory: assets };
}
