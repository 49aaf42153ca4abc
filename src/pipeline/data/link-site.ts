/** The folders of a site → everything that pages are planned from. Reuses the results in the memory. */
import path from 'node:path';
import { findSpecialFiles } from '../../assets/bundle/special-files.ts';
import { TemplateFolders } from '../../assets/bundle/template-folders.ts';
import { bundleAssets } from '../../assets/bundle-assets.ts';
import { AssetsMemory, bundleCode, type CodeBundles } from '../../assets/bundle-code.ts';
import { IconSet } from '../../assets/icons/icon-set.ts';
import { staticPagePaths } from '../../assets/static/read-static.ts';
import { limitConcurrency } from '../../assets/work-pool.ts';
import { type Diagnostic, hasErrors, sortDiagnostics, wholeFile } from '../../diagnostics/diagnostic.ts';
import { lintPalettes } from '../../lint/contrast.ts';
import type { DataMemory } from '../../load/read-sources.ts';
import type { SiteRecords } from '../../model/file-facts.ts';
import { imageUses } from '../../model/image-uses.ts';
import { ReadTracker } from '../../model/read-tracker.ts';
import { type ReadySite, readySite } from '../ready-site.ts';
import { sharedModules } from '../shared-modules.ts';
import type { SiteOptions } from '../site-options.ts';
import { packageIdentity } from '../snapshot/package-identity.ts';
import { beginStage } from '../stages.ts';
import { DataStore } from './data-store.ts';
import { hasModel, linkData, type PreviousSite } from './link-data.ts';

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
  /** site.yaml, if that is valid. */
  siteRecord?: SiteRecords['site'];
  /** Absent if there are errors. */
  ready?: ReadySite;
  /** If there are errors: file → the text in which they were found. */
  texts?: ReadonlyMap<string, string>;
}

export async function linkSite(options: SiteOptions, memory: SiteMemory): Promise<LinkedSite> {
  limitConcurrency(options.jobs);
  const special = findSpecialFiles(options.templates, options.root);
  if (special.length > 0) return { diagnostics: sortDiagnostics(special) };
  const code = bundleCode({
    root: options.root,
    packageRoot: options.packageRoot,
    folders: new TemplateFolders(options.templates, path.join(options.packageRoot, 'templates')),
    memory: memory.assets,
    cacheFolder: options.cache ? path.join(options.root, '.treesite', 'cache') : undefined,
    sharedModules,
    development: options.development === true,
    versions: packageIdentity(options.packageRoot),
  });
  try {
    return await linkFolders(options, memory, code);
  } finally {
    // Otherwise, after data with errors, bundles would be written to a cache that a test or an owner has deleted, and a process that
    // ends meanwhile leaves esbuild in the middle of its work, which it reports as a crash.
    await Promise.allSettled([code.templates]);
  }
}

async function linkFolders(options: SiteOptions, memory: SiteMemory, code: CodeBundles): Promise<LinkedSite> {
  const { folders } = code;
  beginStage('read');
  const site = memory.data.load(options, memory.previous);
  const [originals, ...translated] = site.languages;
  const found = [...site.diagnostics];
  const { site: siteRecord } = originals.records;
  const failed = () => ({ diagnostics: sortDiagnostics(found), siteRecord, texts: memory.data.texts() });
  if (!site.isComplete) return failed();

  const icons = new IconSet(site.icons, folders, code);
  const reads = new ReadTracker();
  const { staticPages: pages, versions } = memory.assets;
  const staticPages = pages.from([versions.static], () => staticPagePaths(options.static));
  const input = {
    site,
    icons,
    staticPages,
    reads,
    folders,
    showsDrafts: options.showsDrafts === true,
    previous: memory.previous,
  };
  beginStage('link');
  const main = linkData(originals, input);
  const linked = [main, ...translated.map((data) => linkData(data, { ...input, main }))];
  memory.previous = Object.fromEntries(
    linked.map(({ folder, files, links, linkedPlaces }) => [folder, { files, links, linkedPlaces }]),
  );
  found.push(...linked.flatMap(({ links }) => links.diagnostics));
  if (!hasModel(main) || hasErrors(found)) return failed();

  const { records, model } = main;
  const { images, own } = site;
  const translations = linked.slice(1).filter(hasModel);
  const uses = imageUses(records.all);
  beginStage('bundle');
  const { result: bundled, diagnostics } = await bundleAssets({
    code,
    icons,
    model,
    models: [main, ...translations].map((one) => one.model),
    images,
    imageUses: uses,
    staticFolder: options.static,
    locate: (keys) => records.site?.locate(keys) ?? wholeFile('data/site.yaml'),
  });
  found.push(...diagnostics);
  if (!bundled) return failed();
  found.push(...lintPalettes(bundled.palettes, records));
  const shared = { folders, bundled, images, imageUses: uses, own, reads };
  const ready = readySite([main, ...translations], { ...shared, icons, now: options.now });
  return { diagnostics: found, siteRecord, ready };
}
