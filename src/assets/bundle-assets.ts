/** Everything of the site that is not a page: compiled templates, styles and scripts, icons, pictures, brand, map, static files. */
import { readFile } from 'node:fs/promises';
import { type Diagnostic, hasErrors } from '../diagnostic.ts';
import type { ImageFile } from '../load/source.ts';
import type { ImageUses } from '../model/image-uses.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { AssetFile, Assets } from './assets.ts';
import { planBrand } from './brand.ts';
import { bundleBrowser } from './bundle-browser.ts';
import { bundleTemplates, type CompiledTemplates } from './bundle-templates.ts';
import { openCache } from './cache.ts';
import { createMapPlanner } from './coverage-map.ts';
import type { FileToMake } from './make-files.ts';
import { readPictures } from './pictures.ts';
import { type Palettes, readPalettes } from './read-colours.ts';
import { readStatic } from './read-static.ts';
import { planShareCards, type ShareCards } from './share-cards.ts';
import type { TemplateFolders } from './template-folders.ts';
import { themeCss } from './theme-css.ts';

export interface AssetsInput {
  root: string;
  packageRoot: string;
  folders: TemplateFolders;
  staticFolders: readonly string[];
  /** Names of the modules that templates share with treesite. */
  sharedModules: readonly string[];
  development: boolean;
  /** Undefined: nothing is remembered between builds. */
  cacheFolder: string | undefined;
  images: readonly ImageFile[];
  imageUses: ImageUses;
  model: SiteModel;
}

export interface AssetsResult {
  assets: Assets;
  templates: CompiledTemplates;
  palettes: Palettes;
  manifestIcons: { src: string; sizes: string; type: string; purpose: string }[];
  staticFiles: AssetFile[];
  /** Files that pages may name already. */
  toMake: FileToMake[];
  cardsToMake: ShareCards['toMake'];
}

export async function bundleAssets(input: AssetsInput): Promise<{ result?: AssetsResult; diagnostics: Diagnostic[] }> {
  const { root, packageRoot, folders, model } = input;
  const { theme, business } = model.site;
  const cache = openCache(input.cacheFolder);
  const [templates, pictures, palettes, staticFiles, face] = await Promise.all([
    bundleTemplates(folders, { root, sharedModules: input.sharedModules, development: input.development }),
    readPictures(input.images, { uses: input.imageUses, cache }),
    readPalettes(folders, theme),
    readStatic(input.staticFolders),
    readFile(folders.find('fonts/share-card.woff') ?? ''),
  ]);
  if ('diagnostics' in templates) return { diagnostics: [...templates.diagnostics, ...pictures.diagnostics] };
  const lastCss = themeCss(theme) + pictures.css;
  const browser = await bundleBrowser(folders, { root, packageRoot, islands: templates.islands, lastCss });
  if ('diagnostics' in browser) return { diagnostics: [...browser.diagnostics, ...pictures.diagnostics] };
  if (hasErrors(pictures.diagnostics)) return { diagnostics: pictures.diagnostics };
  const mark = business.mark === undefined ? undefined : pictures.drawings.get(business.mark);
  const colours = palettes.light;
  const brand = planBrand({ mark, primary: colours.primary, background: colours.background, cache });
  const cards = planShareCards({ business: business.name, mark, colours, face, cache });
  const assets: Assets = {
    pages: browser.pages,
    pictures: pictures.pictures,
    planCard: cards.plan,
    favicon: '/favicon.ico',
    icon: '/icon.svg',
    touchIcon: '/apple-touch-icon.png',
    manifest: '/site.webmanifest',
    themeColor: { light: palettes.light.background, dark: palettes.dark.background },
    drawMap: createMapPlanner(servedArea(model)),
    files: [...browser.files, ...pictures.files, brand.file],
  };
  const { manifestIcons } = brand;
  const toMake = [...pictures.toMake, ...brand.toMake];
  return {
    result: { assets, templates, palettes, manifestIcons, staticFiles, toMake, cardsToMake: cards.toMake },
    diagnostics: pictures.diagnostics,
  };
}

function servedArea({ counties, cities, urls }: SiteModel): Parameters<typeof createMapPlanner>[0] {
  return {
    counties: [...counties.values()].flatMap(({ data, path }) =>
      data.fips === undefined ? [] : [{ name: data.name, href: urls.href(path), fips: data.fips }],
    ),
    places: [...cities.values()].map(({ data, path }) => ({
      name: data.name,
      href: urls.href(path),
      latitude: data.geo.latitude,
      longitude: data.geo.longitude,
      radiusMeters: data.radiusMeters,
    })),
  };
}
