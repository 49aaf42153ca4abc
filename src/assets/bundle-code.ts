/** Templates, styles and scripts → bundles, each made once while its sources are unchanged. The templates do not depend on the data, and come first. Touches the cache. */
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isDeferred, siteScripts } from '../domain/policies/site-scripts.ts';
import { LastResult } from '../memo/memoize.ts';
import type { SiteModel } from '../model/build-model.ts';
import { createBundleCache, type Sources } from './bundle/bundle-cache.ts';
import { bundleScripts } from './bundle/bundle-scripts.ts';
import { type Bundled, bundleStyles } from './bundle/bundle-styles.ts';
import { bundleTemplates, type CompiledTemplates, type SharedModules } from './bundle/bundle-templates.ts';
import { neededStyles } from './bundle/needed-styles.ts';
import { type Cache, openCache } from './cache.ts';
import type { ExaminePicture } from './pictures/pictures.ts';
import type { StaticFiles } from './static/read-static.ts';

/** What esbuild makes. */
interface Bundles {
  templates: CompiledTemplates;
  styles: Bundled;
  scripts: Bundled;
}

/** The last result of each step, reused while its inputs are unchanged. */
export class AssetsMemory {
  /** The file watcher raises a version when a file of that folder changes. */
  readonly versions: Record<'styles' | 'templates' | 'scripts' | 'static', number>;
  /** Absolute paths of the sources of scripts and of styles. */
  readonly bundled: { scripts: ReadonlySet<string>; styles: ReadonlySet<string> } = {
    scripts: new Set(),
    styles: new Set(),
  };
  examinePicture: ExaminePicture | undefined;
  readonly bundles: { readonly [Name in keyof Bundles]: LastResult<Promise<Bundles[Name] | Diagnostic[]>> } = {
    templates: new LastResult(),
    styles: new LastResult(),
    scripts: new LastResult(),
  };
  readonly staticFiles = new LastResult<Promise<StaticFiles>>();
  readonly staticPages = new LastResult<ReadonlySet<string>>();

  constructor(versions = { styles: 0, templates: 0, scripts: 0, static: 0 }) {
    this.versions = versions;
  }
}

interface CodeInput extends Sources {
  sharedModules: SharedModules;
  development: boolean;
  memory: AssetsMemory;
  /** Undefined: nothing is cached between builds. */
  cacheFolder: string | undefined;
}

export interface CodeBundles extends CodeInput {
  cache: Cache;
  /** The last bundle, the one on disk, or a new one. `key` names what it depends on besides the templates. */
  bundle: <Name extends keyof Bundles>(
    name: Name,
    key: string,
    make: () => Promise<Bundles[Name] | Diagnostic[]>,
  ) => Promise<Bundles[Name] | Diagnostic[]>;
  templates: Promise<CompiledTemplates | Diagnostic[]>;
}

/** Starts to compile the templates: esbuild works in its own process while the data is read. */
export function bundleCode(input: CodeInput): CodeBundles {
  const { memory, folders, root, sharedModules, development, cacheFolder } = input;
  const cache = openCache(cacheFolder && path.join(cacheFolder, 'assets'));
  // The dev server caches only its first bundles on disk: one per save would fill it.
  const isFirst = Object.values(memory.versions).every((version) => version === 0);
  const cached = createBundleCache(input, cache);
  const bundle: CodeBundles['bundle'] = (name, key, make) =>
    memory.bundles[name].from([memory.versions[name], key], () => (isFirst ? cached(`${name} ${key}`, make) : make()));
  const templates = bundle('templates', String(development), () =>
    bundleTemplates(folders, { root, sharedModules, development }),
  );
  return { ...input, cache, bundle, templates };
}

/** The stylesheets and scripts of all kinds of pages. `lastCss` is the end of each stylesheet. */
export async function bundlePages(
  { folders, root, packageRoot, bundle }: CodeBundles,
  { parts }: CompiledTemplates,
  { model, lastCss }: { model: SiteModel; lastCss: string },
): Promise<Pick<Bundles, 'styles' | 'scripts'> | Diagnostic[]> {
  const { base } = model.urls;
  const pageStyles = neededStyles(parts, model);
  const hasDeferred = siteScripts(model.site).some(isDeferred);
  const code = [...parts].map(([kind, { scripts, islands }]) => [kind, scripts, islands]);
  const [styles, scripts] = await Promise.all([
    bundle('styles', JSON.stringify([[...pageStyles], base, lastCss]), () =>
      bundleStyles(folders, { root, styles: pageStyles, lastCss, base }),
    ),
    bundle('scripts', JSON.stringify([hasDeferred, code]), () =>
      bundleScripts(folders, { root, packageRoot, parts, hasDeferred }),
    ),
  ]);
  if (Array.isArray(styles)) return styles;
  return Array.isArray(scripts) ? scripts : { styles, scripts };
}
