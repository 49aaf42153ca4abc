/** Starts to compile the templates, which do not depend on the data. Touches the cache. */
import path from 'node:path';
import type { AssetsMemory } from './assets-memory.ts';
import { type CacheBundle, createBundleCache } from './bundle/bundle-cache.ts';
import { bundleTemplates, type SharedModules } from './bundle/bundle-templates.ts';
import type { TemplateFolders } from './bundle/template-folders.ts';
import { type Cache, openCache } from './cache.ts';

interface CodeInput {
  root: string;
  packageRoot: string;
  folders: TemplateFolders;
  sharedModules: SharedModules;
  development: boolean;
  memory: AssetsMemory;
  /** Undefined: nothing is cached between builds. */
  cacheFolder: string | undefined;
  /** The versions of treesite and of the packages it uses. */
  versions: string;
}

export interface CodeBundles extends Pick<CodeInput, 'versions'> {
  cache: Cache;
  cached: CacheBundle;
  templates: ReturnType<typeof bundleTemplates>;
}

/** esbuild works in its own process while the data is read. */
export function bundleCode({ memory, folders, root, packageRoot, ...input }: CodeInput): CodeBundles {
  const { sharedModules, development, versions, cacheFolder } = input;
  const cache = openCache(cacheFolder && path.join(cacheFolder, 'assets'));
  // The dev server caches only its first bundles on disk: one per save would fill it.
  const isFirst = Object.values(memory.versions).every((version) => version === 0);
  const cached: CacheBundle = isFirst
    ? createBundleCache({ folders, root, packageRoot, versions }, cache)
    : (_, make) => make();
  const templates = memory.templates.from([memory.versions.templates], () =>
    cached(`templates ${development}`, () => bundleTemplates(folders, { root, sharedModules, development })),
  );
  return { cache, cached, templates, versions };
}
