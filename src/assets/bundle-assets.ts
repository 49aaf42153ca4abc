/** A site's inputs → everything that is not a page: compiled templates, styles, scripts, icons, pictures, brand, map, static files. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, hasErrors, type Location } from '../diagnostics/diagnostic.ts';
import { isDeferred, siteScripts } from '../domain/policies/site-scripts.ts';
import type { ImageFile } from '../load/source.ts';
import type { ImageUses } from '../model/image-uses.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { AssetFile, Assets } from './assets.ts';
import type { AssetsMemory } from './assets-memory.ts';
import { BundleCache } from './bundle/bundle-cache.ts';
import { bundleScriptLoader, bundleScripts } from './bundle/bundle-scripts.ts';
import { bundleStyles } from './bundle/bundle-styles.ts';
import { bundleTemplates, type CompiledTemplates } from './bundle/bundle-templates.ts';
import { checkIslands } from './bundle/check-islands.ts';
import { logoCss } from './bundle/logo-css.ts';
import { type Palettes, readPalettes } from './bundle/read-colors.ts';
import type { TemplateFolders } from './bundle/template-folders.ts';
import { themeCss } from './bundle/theme-css.ts';
import { findUnusedTemplates } from './bundle/unused-templates.ts';
import { type Cache, type KeepText, openCache } from './cache.ts';
import { type CardPolicy, cardPolicy } from './cards/card-policy.ts';
import { planShareCards, type ShareCards } from './cards/share-cards.ts';
import { type FontRole, planFonts } from './fonts/plan-fonts.ts';
import { checkIcons } from './icons/check-icons.ts';
import type { IconSet } from './icons/icon-set.ts';
import { findUnknownIcons } from './icons/unknown-icons.ts';
import type { FileToMake } from './make-files.ts';
import { cachedMapPlanner } from './map/cached-map-planner.ts';
import { planBrand } from './pictures/brand.ts';
import { openPictures, readPictures } from './pictures/pictures.ts';
import { readStatic } from './static/read-static.ts';

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

/** Templates and scripts, which do not depend on the data. */
export interface CodeBundles {
  /** Makes a bundle, or returns the cached one with equal inputs. */
  cached: CacheBundle;
  versions: string;
  templates: ReturnType<typeof bundleTemplates>;
  scripts: ReturnType<typeof bundleScripts>;
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
  // If the data has errors, nothing awaits these promises.
  for (const bundle of [templates, scripts]) bundle.catch(() => undefined);
  return { cached, versions, templates, scripts };
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

function cacheOf(memory: AssetsMemory, folder: string | undefined): Cache {
  return memory.cache.from([folder], () => openCache(folder && path.join(folder, 'assets')));
}

export interface AssetsInput {
  root: string;
  packageRoot: string;
  folders: TemplateFolders;
  code: CodeBundles;
  staticFolders: readonly string[];
  /** Undefined: nothing is cached between builds. */
  cacheFolder: string | undefined;
  images: readonly ImageFile[];
  imageUses: ImageUses;
  /** The drawings of data/icons. */
  ownIcons: readonly ImageFile[];
  icons: IconSet;
  model: SiteModel;
  /** Leaves out checks that take long. */
  isOutline: boolean;
  /** The place in site.yaml that names a role's font. */
  locateFont: (role: FontRole) => Location;
  memory: AssetsMemory;
}

export interface AssetsResult {
  assets: Assets;
  templates: CompiledTemplates;
  palettes: Palettes;
  manifestIcons: { src: string; sizes: string; type: string; purpose: string }[];
  staticFiles: AssetFile[];
  /** Absolute paths of the sources of pages' scripts. */
  scriptInputs: ReadonlySet<string>;
  /** Absolute paths of the sources of stylesheets. */
  styleInputs: ReadonlySet<string>;
  /** Files whose names pages may already use; their contents are not made yet. */
  toMake: FileToMake[];
  /** The reads that the map's drawings depend on: see PlaceReader. */
  mapReads: ReadonlySet<string>;
  cardsToMake: ShareCards['toMake'];
  cardPolicy: CardPolicy;
  /** Caches what this version of treesite makes. */
  keep: KeepText;
  /** Keeps the cache below its limit. Call it when all files are made. */
  pruneCache: () => Promise<void>;
}

export async function bundleAssets(input: AssetsInput): Promise<{ result?: AssetsResult; diagnostics: Diagnostic[] }> {
  const { root, folders, model, memory } = input;
  const { theme, business } = model.site;
  const { versions } = memory;
  const cache = cacheOf(memory, input.cacheFolder);
  const keep: KeepText = (key, make) => cache.getNow(`${key} ${input.code.versions}`, make);
  const [templates, pictures, palettes, staticRead, cardFont, fonts] = await Promise.all([
    input.code.templates,
    readPictures(input.images, {
      uses: input.imageUses,
      isOutline: input.isOutline,
      ...memory.pictures.from([cache], () => openPictures(cache, { versions: input.code.versions })),
    }),
    memory.palettes.from([versions.styles, theme], () => readPalettes(folders, theme)),
    memory.staticFiles.from([versions.static], () => readStatic(input.staticFolders, root)),
    memory.cardFont.from([versions.templates], () => readFile(folders.find('fonts/share-card.woff') ?? '')),
    planFonts(theme, { root, cache, locate: input.locateFont }),
  ]);
  const found = [...pictures.diagnostics, ...fonts.diagnostics, ...staticRead.diagnostics];
  if ('diagnostics' in templates) return { diagnostics: [...templates.diagnostics, ...found] };
  const { kinds } = templates;
  const pageStyles = new Map([...templates.parts].map(([kind, { styles }]) => [kind, styles]));
  const lastCss = themeCss(theme) + fonts.css + logoCss(business.logo) + pictures.css;
  const [styles, scripts] = await Promise.all([
    memory.styles.from([versions.styles, JSON.stringify([...pageStyles]), lastCss], () =>
      input.code.cached(`styles ${lastCss}`, () => bundleStyles(folders, { root, styles: pageStyles, lastCss })),
    ),
    input.code.scripts,
  ]);
  if ('diagnostics' in styles) return { diagnostics: [...styles.diagnostics, ...found] };
  if ('diagnostics' in scripts) return { diagnostics: [...scripts.diagnostics, ...found] };
  const later = siteScripts(model.site).some(isDeferred) ? await scriptLoader(input) : undefined;
  if (later && 'diagnostics' in later) return { diagnostics: [...later.diagnostics, ...found] };
  if (hasErrors(found)) return { diagnostics: found };
  const ownTemplates = await memory.ownTemplates.from([versions.templates, templates, styles, scripts], async () => {
    const loaded = new Set(
      [templates, styles, scripts, ...(later ? [later] : [])].flatMap(({ inputs }) => [...inputs]),
    );
    const own = { root, loaded };
    return [...(await checkIslands(folders, own)), ...(await findUnusedTemplates(folders, own))];
  });
  found.push(
    ...ownTemplates,
    ...(await checkIcons(input.ownIcons, { folders, root, keep })),
    ...findUnknownIcons(templates, { icons: input.icons, root }),
  );
  if (hasErrors(found)) return { diagnostics: found };
  const mark = business.mark === undefined ? undefined : pictures.drawings.get(business.mark);
  const colors = palettes.light;
  const brand = planBrand({ mark, primary: colors.primary, background: colors.background, cache });
  const policy = cardPolicy(model);
  const cards = planShareCards({ business: business.name, mark, colors, font: cardFont, cache, policy });
  const { area, reads: mapReads } = memory.served.of(model);
  const map = await memory.map.from([...area.counties, ...area.places], () =>
    cachedMapPlanner(area, {
      names: input.code.cached,
      parts: keep,
    }),
  );
  memory.bundled.scripts = new Set([...scripts.inputs, ...(later?.inputs ?? [])]);
  memory.bundled.styles = styles.inputs;
  const assets: Assets = {
    pages: new Map(
      kinds.map((kind) => [kind, { style: styles.urls.get(kind) ?? '', script: scripts.urls.get(kind) ?? '' }]),
    ),
    pictures: pictures.pictures,
    scriptLoader: later?.url,
    planCard: cards.plan,
    favicon: '/favicon.ico',
    icon: '/icon.svg',
    touchIcon: '/apple-touch-icon.png',
    manifest: '/site.webmanifest',
    themeColor: { light: palettes.light.background, dark: palettes.dark.background },
    planMap: map.plan,
    mapDrawing: map.drawing,
    files: [...styles.files, ...scripts.files, ...(later?.files ?? []), ...pictures.files, ...fonts.files, brand.file],
  };
  const { manifestIcons } = brand;
  const toMake = [...pictures.toMake, ...brand.toMake, ...map.files];
  return {
    result: {
      assets,
      templates,
      palettes,
      manifestIcons,
      staticFiles: staticRead.files,
      scriptInputs: memory.bundled.scripts,
      styleInputs: styles.inputs,
      toMake,
      mapReads,
      cardsToMake: cards.toMake,
      cardPolicy: policy,
      keep,
      pruneCache: cache.prune,
    },
    diagnostics: found,
  };
}

function scriptLoader({
  folders,
  root,
  packageRoot,
  code,
  memory,
}: AssetsInput): ReturnType<typeof bundleScriptLoader> {
  return memory.scriptLoader.from([memory.versions.scripts], () =>
    code.cached('script loader', () => bundleScriptLoader(folders, { root, packageRoot })),
  );
}
