/** Compiles the templates and scripts, which do not depend on the data. */
import path from 'node:path';
import type { AssetsMemory } from './assets-memory.ts';
import { type CacheBundle, createBundleCache } from './bundle/bundle-cache.ts';
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
  cached: CacheBundle;
  versions: string;
  templates: ReturnType<typeof bundleTemplates>;
  /** With or without the code that loads scripts that wait. */
  scripts: (hasDeferred: boolean) => ReturnType<typeof bundleScripts>;
  /** Fulfilled when esbuild has nothing left to do, also if it failed. */
  settled: Promise<unknown>;
}

/** Starts at once: esbuild works in its own process while the data is read. */
export function bundleCode({ memory, folders, root, packageRoot, ...input }: CodeInput): CodeBundles {
  const { sharedModules, development, versions, cacheFolder } = input;
  // The dev server caches only its first bundles on disk: one per save would fill it.
  const isFirst = Object.values(memory.versions).every((version) => version === 0);
  const cached: CacheBundle = isFirst
    ? createBundleCache({ cache: cacheOf(memory, cacheFolder), folders, root, packageRoot, versions })
    : (_, make) => make();
  const templates = memory.templates.from([memory.versions.templates], () =>
    cached(`templates ${development}`, () => bundleTemplates(folders, { root, sharedModules, development })),
  );
  const bundle = async (hasDeferred: boolean) => {
    const compiled = await templates;
    if ('diagnostics' in compiled) return { diagnostics: [] };
    const { parts } = compiled;
    const needed = [...parts].map(([kind, { scripts, islands }]) => [kind, scripts, islands]);
    const memo = hasDeferred ? memory.scriptsWithLoader : memory.scripts;
    return memo.from([memory.versions.scripts, JSON.stringify(needed)], () =>
      cached(`scripts ${hasDeferred}`, () => bundleScripts(folders, { root, packageRoot, parts, hasDeferred })),
    );
  };
  // What most sites need is made before the data is read.
  const scripts = bundle(false);
  // If the data has errors, nothing else awaits these promises.
  const settled = Promise.allSettled([templates, scripts]);
  return { cached, versions, templates, scripts: (hasDeferred) => (hasDeferred ? bundle(true) : scripts), settled };
}

export function cacheOf(memory: AssetsMemory, folder: string | undefined): Cache {
  return memory.cache.from([folder], () => openCache(folder && path.join(folder, 'assets')));
}
