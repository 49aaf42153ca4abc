/** The fonts that site.yaml names → their self-hosted files and styles. Reads the fonts' packages. */
import { isMemoryFailure } from '../../diagnostics/describe-failure.ts';
import { type Diagnostic, diagnose, type Location } from '../../diagnostics/diagnostic.ts';
import { reasonOf } from '../../diagnostics/errors.ts';
import { contentHash } from '../../files/content-hash.ts';
import type { Site } from '../../schema/types.gen.ts';
import { slugify } from '../../text/strings.ts';
import type { OutputFile } from '../assets.ts';
import type { Cache } from '../cache.ts';
import { fallbackDescriptors } from './font-metrics.ts';
import { type FontPackage, findFontPackage, packageNames, readFontFile } from './font-package.ts';
import { measureFontFile, otherRanges, subsetFont } from './subset-font.ts';

type Theme = Pick<Site['theme'], 'fontsource' | 'faces'>;
type FontRole = 'display' | 'text';

interface FontContext {
  /** The project's folder. */
  root: string;
  cache: Cache;
  /** The place in site.yaml that names a role's font. */
  locate: (role: FontRole) => Location;
}

export interface Fonts {
  css: string;
  files: OutputFile[];
  /** Absolute paths of the files of packages that were read, or that do not exist. */
  inputs: Set<string>;
  diagnostics: Diagnostic[];
}

const roles = { display: '--serif', text: '--sans' } as const satisfies Record<FontRole, string>;

/** Empty if site.yaml names no font; no package is read then. */
export async function planFonts({ fontsource, faces }: Theme, context: FontContext): Promise<Fonts> {
  const result: Fonts = { css: '', files: [], inputs: new Set(), diagnostics: [] };
  const planned = new Set<string>();
  let properties = '';
  const isText = (id: string) => fontsource.text !== undefined && slugify(fontsource.text) === id;
  for (const role of Object.keys(roles) as FontRole[]) {
    const name = fontsource[role];
    if (name === undefined) continue;
    try {
      const font = await findFontPackage(name, { root: context.root, inputs: result.inputs });
      if (!font) {
        result.diagnostics.push(notInstalled(name, context.locate(role)));
        continue;
      }
      if (!planned.has(font.id)) {
        const { css, files } = await planFont(font, { ...context, hasItalic: isText(font.id) });
        if (css === '') throw new Error('it has no file for the Latin alphabet');
        result.css += css;
        result.files.push(...files);
      }
      planned.add(font.id);
      const rest = faces[role] ?? (isSerif(font) ? 'serif' : 'sans-serif');
      properties += `${roles[role]}:"${font.family}","${fallbackName(font)}",${rest};`;
    } catch (error) {
      if (isMemoryFailure(error)) throw error;
      result.diagnostics.push(unusable(name, context.locate(role), reasonOf(error)));
    }
  }
  if (properties !== '') result.css += `:root{${properties.slice(0, -1)}}`;
  return result;
}

function notInstalled(name: string, at: Location): Diagnostic {
  const [variable, each] = packageNames(name);
  return diagnose('theme/font', at, `The font ${name} is not installed.`, {
    hint: `Run npm install ${variable} in the site’s folder. If there is no such package, run npm install ${each}. https://fontsource.org lists the names. A font that visitors’ devices have belongs under theme.faces.`,
  });
}

function unusable(name: string, at: Location, reason: string): Diagnostic {
  return diagnose('theme/font', at, `The font ${name} cannot be used: ${reason}.`, {
    hint: 'Delete its folder in node_modules/@fontsource or @fontsource-variable and run npm install. If this does not help, choose another font.',
  });
}

function isSerif({ category }: FontPackage): boolean {
  return category === 'serif';
}

function fallbackName({ family }: FontPackage): string {
  return `${family} Fallback`;
}

/** The font's weights nearest to those of the built-in styles: 400 and 600. */
function weightsOf({ weights }: FontPackage): number[] {
  const nearest = (wanted: number) =>
    [...weights].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a)[0] ?? wanted;
  return [...new Set([nearest(400), nearest(600)])];
}

/** Italics only for running text. */
async function planFont(
  font: FontPackage,
  { cache, hasItalic }: Pick<FontContext, 'cache'> & { hasItalic: boolean },
): Promise<Pick<Fonts, 'css' | 'files'>> {
  const files: OutputFile[] = [];
  const publish = (name: string, contents: Uint8Array): string => {
    const file = `${font.id}${name}.${contentHash(contents)}.woff2`;
    files.push({ path: `assets/${file}`, contents });
    return file;
  };
  const rule = (descriptors: string) => `@font-face{font-family:"${font.family}";font-display:swap;${descriptors}}`;
  const fallback = (descriptors: string) => `@font-face{font-family:"${fallbackName(font)}";${descriptors}}`;
  let css = '';
  for (const weight of font.wght ? (['wght'] as const) : weightsOf(font)) {
    const suffix = weight === 'wght' ? '' : `-${weight}`;
    const described = `font-weight:${font.wght ? `${font.wght.min} ${font.wght.max}` : weight}`;
    const source = (subset: string, style: 'normal' | 'italic' = 'normal') =>
      readFontFile(font, { subset, weight, style });
    const normal = await source('latin');
    if (!normal) continue;
    // If several fonts have a character, browsers try the last one first.
    for (const [subset, range] of Object.entries(otherRanges)) {
      const others = await source(subset);
      if (others) css += rule(`${described};src:url(${publish(`-${subset}${suffix}`, others)});unicode-range:${range}`);
    }
    const core = publish(suffix, await subsetFont(normal, cache));
    css += rule(`${described};src:url(${core})`);
    const italic =
      hasItalic && font.styles.includes('italic') && weight !== weightsOf(font)[1]
        ? await source('latin', 'italic')
        : undefined;
    if (italic) {
      const slanted = publish(`-italic${suffix}`, await subsetFont(italic, cache));
      css += rule(`${described};font-style:italic;src:url(${slanted})`);
    }
    for (const shown of font.wght ? [400, 600] : [Number(weight)]) {
      const measures = await measureFontFile(normal, { cache, weight: font.wght && shown });
      const isBold = shown >= 600;
      css += fallback(`font-weight:${shown};${fallbackDescriptors(measures, { isSerif: isSerif(font), isBold })}`);
    }
  }
  return { css, files };
}
