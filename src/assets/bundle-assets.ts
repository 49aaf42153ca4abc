/** A site's inputs → everything that is not a page: compiled templates, styles, scripts, icons, pictures, brand, map, static files. */
import { readFile } from 'node:fs/promises';
import { type Diagnostic, hasErrors, type Location } from '../diagnostics/diagnostic.ts';
import type { ImageFile } from '../load/source.ts';
import type { SiteModel } from '../model/build-model.ts';
import type { ImageUses } from '../model/image-uses.ts';
import type { Assets, FileToMake, OutputFile } from './assets.ts';
import { areKnown } from './bundle/bundle-cache.ts';
import type { CompiledTemplates } from './bundle/bundle-templates.ts';
import { checkIslands, findUnusedTemplates } from './bundle/check-own-templates.ts';
import { logoCss, type Palettes, readPalettes, themeCss } from './bundle/theme.ts';
import { bundlePages, type CodeBundles } from './bundle-code.ts';
import { cardFontFile, checkCardFont } from './cards/check-card-font.ts';
import { cardPolicy, planShareCards, type ShareCards } from './cards/share-cards.ts';
import { planFonts } from './fonts/plan-fonts.ts';
import { checkIcons } from './icons/check-icons.ts';
import type { IconSet } from './icons/icon-set.ts';
import { findUnknownIcons } from './icons/icon-sprite.ts';
import { mapPlanner } from './map/coverage-map.ts';
import { planBrand } from './pictures/brand.ts';
import { openPictures, readPictures } from './pictures/pictures.ts';
import { readStatic } from './static/read-static.ts';

export interface AssetsInput {
  code: CodeBundles;
  staticFolder: string;
  images: readonly ImageFile[];
  imageUses: ImageUses;
  icons: IconSet;
  /** The main language's. */
  model: SiteModel;
  /** Of all languages: the names and links of maps differ. */
  models: readonly SiteModel[];
  /** A place in site.yaml. */
  locate: (path: readonly string[]) => Location;
}

export interface AssetsResult {
  /** For one of the models. */
  assetsOf: (model: SiteModel) => Assets;
  files: OutputFile[];
  templates: CompiledTemplates;
  palettes: Palettes;
  staticFiles: OutputFile[];
  /** Absolute paths of the sources of all bundles; undefined if some are of packages: which files those are is decided by more than their contents. */
  codeInputs: ReadonlySet<string> | undefined;
  /** Absolute paths of the sources of stylesheets. */
  styleInputs: ReadonlySet<string>;
  /** The same of fonts, with files that do not exist, but would be used. */
  fontInputs: ReadonlySet<string>;
  /** Files whose names pages may already use; their contents are not made yet. */
  toMake: readonly FileToMake[];
  cardToMake: ShareCards['toMake'];
  /** Call it when all files are made: deletes what no build has used for a month. */
  pruneCache: () => void;
}

export async function bundleAssets(input: AssetsInput): Promise<{ result?: AssetsResult; diagnostics: Diagnostic[] }> {
  const { model, code } = input;
  const { theme, business } = model.site;
  const { cache, memory } = code;
  const [templates, read] = await Promise.all([code.templates, readFiles(input)]);
  const { pictures, fonts, staticFiles, palettes } = read;
  const found = [...pictures.diagnostics, ...fonts.diagnostics, ...staticFiles.diagnostics];
  if (Array.isArray(templates)) return { diagnostics: [...templates, ...found] };
  const lastCss = themeCss(theme, palettes) + fonts.css + logoCss(business.logo) + pictures.css;
  const bundles = await bundlePages(code, templates, { model, lastCss });
  if (Array.isArray(bundles)) return { diagnostics: [...bundles, ...found] };
  found.push(
    ...checkCardFont(read.cardFont, {
      isOwn: code.folders.isOwn(code.folders.find(cardFontFile) ?? ''),
      texts: [business.name, ...input.models.map((one) => one.page('home').hero.title)],
      at: () => input.locate(['business', 'name']),
    }),
  );
  if (hasErrors(found)) return { diagnostics: found };
  const { styles, scripts } = bundles;
  const inputs = new Set([templates, styles, scripts].flatMap((bundle) => [...bundle.inputs]));
  found.push(...(await checkTemplates(input, templates, inputs)));
  if (hasErrors(found)) return { diagnostics: found };

  memory.bundled.scripts = scripts.inputs;
  memory.bundled.styles = styles.inputs;
  const { light, dark } = palettes;
  const mark = business.mark === undefined ? undefined : pictures.drawings.get(business.mark);
  const brand = planBrand({ mark, primary: light.primary, background: light.background, cache });
  const cards = planShareCards({
    business: business.name,
    mark,
    colors: light,
    font: read.cardFont,
    cache,
  });
  const mapsOf = ({ lists }: SiteModel) => mapPlanner(lists.places);
  const maps = input.models.flatMap((one) => mapsOf(one).files);
  const shared = {
    pages: new Map(
      [...templates.parts.keys()].map((kind) => [
        kind,
        { style: styles.urls.get(kind) ?? '', script: scripts.urls.get(kind) ?? '' },
      ]),
    ),
    pictures: pictures.pictures,
    cardPolicy: cardPolicy(model),
    planCard: cards.plan,
    themeColor: { light: light.background, dark: dark.background },
  };
  return {
    result: {
      assetsOf: (one) => ({ ...shared, planMap: mapsOf(one).plan, mapDrawing: mapsOf(one).drawing }),
      files: [...styles.files, ...scripts.files, ...pictures.files, ...fonts.files, ...brand.files],
      templates,
      palettes,
      staticFiles: staticFiles.files,
      codeInputs: areKnown(inputs, code) ? inputs : undefined,
      styleInputs: styles.inputs,
      fontInputs: fonts.inputs,
      toMake: [...pictures.toMake, ...brand.toMake, ...maps],
      cardToMake: cards.toMake,
      pruneCache: cache.prune,
    },
    diagnostics: found,
  };
}

/** Reads everything that is not code. */
async function readFiles({ code, model, ...input }: AssetsInput) {
  const { cache, memory, folders, root } = code;
  const { theme } = model.site;
  memory.examinePicture ??= openPictures(cache, code.versions);
  const [pictures, staticFiles, cardFont, fonts, palettes] = await Promise.all([
    readPictures(input.images, { uses: input.imageUses, cache, examine: memory.examinePicture }),
    memory.staticFiles.from([memory.versions.static], () => readStatic(input.staticFolder, root)),
    readFile(folders.find(cardFontFile) ?? ''),
    planFonts(theme, { root, cache, locate: (role) => input.locate(['theme', 'fontsource', role]) }),
    readPalettes(folders, theme),
  ]);
  return { pictures, staticFiles, cardFont, fonts, palettes };
}

/** Checks the site's own templates and icons. `loaded`: the sources of all bundles. */
async function checkTemplates(
  { code: { folders, root }, icons }: AssetsInput,
  templates: CompiledTemplates,
  loaded: ReadonlySet<string>,
): Promise<Diagnostic[]> {
  const own = { root, loaded };
  return [
    ...(await checkIslands(folders, own)),
    ...(await findUnusedTemplates(folders, own)),
    ...(await checkIcons(icons, { folders, root })),
    ...findUnknownIcons(templates, { icons, root }),
  ];
}
