/** Compiles the templates and scripts, which do not depend on the data. */
import path from 'node:path';
import type { AssetsMemory } from './assets-memory.ts';
import { BundleCache } from './bundle/bundle-cache.ts';
import { bundleScripts } from './bundle/bundle-scripts.ts';
import { bundleTemplates } from './bundle/bundle-templates.ts';
import type { TemplateFolders } from './bundle/template-folders.ts';
import { type Cache, openCache } from './cache.ts';

interface CodeInput {
  root: string;
  packageRoot: string;
  folders: TemplateFolders;
  /** Names of the modules that templates share with treesite. */
  sharedModules: readonly string[];
  development: boolean;
  memory: AssetsMemory;
  /** Undefined: nothing is cached between builds. */
  cacheFolder: string | undefined;
  /** The versions of treesite and of the packages it uses. */
  versions: string;
}

export interface CodeBundles {
  /** Makes a bundle, or returns the cached one with equal inputs. */
  cached: CacheBundle;
  versions: string;
  templates: ReturnType<typeof bundleTemplates>;
  scripts: ReturnType<typeof bundleScripts>;
  /** Fulfilled when esbuild has nothing left to do, also if it failed. */
  settled: Promise<unknown>;
}

/** Starts at once: esbuild works in its own process while the data is read. */
export function bundleCode({ memory, folders, root, packageRoot, ...input }: CodeInput): CodeBundles {
  const cached = bundleCache(memory, { folders, root, packageRoot, ...input });
  const { sharedModules, development, versions } = input;
  const templates = memory.templates.from([memory.versions.templates], () =>
    cached(`templates ${development}`, () => bundleTemplates(folders, { root, sharedModules, development })),
  );
  const scripts = templates.then((compiled) => {
    if ('diagnostics' in compiled) return { diagnostics: [] };
    const { parts } = compiled;
    const needed = [...parts].map(([kind, { scripts, islands }]) => [kind, scripts, islands]);
    return memory.scripts.from([memory.versions.scripts, JSON.stringify(needed)], () =>
      cached('scripts', () => bundleScripts(folders, { root, packageRoot, parts })),
    );
  });
  // If the data has errors, nothing else awaits these promises.
  const settled = Promise.allSettled([templates, scripts]);
  return { cached, versions, templates, scripts, settled };
}

type CacheBundle = BundleCache['get'];

/** The dev server caches only its first bundles on disk: one per save would fill it. */
function bundleCache(
  memory: AssetsMemory,
  site: Omit<CodeInput, 'memory' | 'sharedModules' | 'development'>,
): CacheBundle {
  const { cacheFolder, ...made } = site;
  const isFirst = Object.values(memory.versions).every((version) => version === 0);
  if (cacheFolder === undefined || !isFirst) return (_, make) => make();
  const bundles = new BundleCache(cacheOf(memory, cacheFolder), made);
  return (key, make) => bundles.get(key, make);
}

export function cacheOf(memory: AssetsMemory, folder: string | undefined): Cache {
  return memory.cache.from([folder], () => openCache(folder && path.join(folder, 'assets')));
}
