/** The icons that a site's data and compiled templates name → one SVG file of symbols, and diagnostics for those that do not exist. Reads the icon files. */
import { SourceMap } from 'node:module';
import { type Diagnostic, diagnose, wholeFile } from '../../diagnostics/diagnostic.ts';
import { contentHash } from '../../files/content-hash.ts';
import { positionIn } from '../../text/strings.ts';
import type { OutputFile } from '../assets.ts';
import type { CompiledTemplates } from '../bundle/bundle-templates.ts';
import { originalPlace } from '../bundle/load-templates.ts';
import { type IconSet, lucideLicense } from './icon-set.ts';

interface Uses {
  /** Icons named in the data and in planned pages. */
  names: ReadonlySet<string>;
  /** The compiled templates, in which the names of their icons are found. */
  code: string;
}

export interface IconSprite {
  file: OutputFile;
  /** The icons in it. */
  names: ReadonlySet<string>;
}

/** Icons that nothing uses are left out. */
export function makeIconSprite(icons: IconSet, { names, code }: Uses): IconSprite {
  const { own } = icons;
  const ownInCode = [...own.keys()].filter((name) => code.includes(`"${name}"`));
  const used = [...new Set([...names, ...iconsInCode(code), ...ownInCode])].filter((name) => icons.has(name)).sort();
  const license = used.every((name) => own.has(name)) ? '' : lucideLicense;
  const symbols = used.map((name) => asSymbol(icons, name)).join('');
  const contents = `<svg xmlns="http://www.w3.org/2000/svg">${license}${symbols}</svg>`;
  return { file: { path: `assets/icons.${contentHash(contents)}.svg`, contents }, names: new Set(used) };
}

/** The root's attributes (viewBox, stroke …) move to the symbol, except its size: an icon is as large as the text beside it. */
function asSymbol(icons: IconSet, id: string): string {
  const icon = icons.read(id);
  if (!icon) return '';
  return `<symbol id="${id}"${icon.attributes.replace(/ (width|height)="[^"]*"/g, '')}>${icon.inner.trim()}</symbol>`;
}

/** `<Icon name="phone">` and `<Icon name={open ? 'x' : 'menu'}>` in esbuild's output. */
const inIcon = /\bIcon, \{(?:[^{}]*,)? ?name: ([^{},]*)/g;
/** A property or a parameter called icon: `<CheckList icon="minus">`, `{ icon = 'check' }`. */
const asIcon = /\bicon(?::| =) ("[^"]*")/g;

/** Does not find names that are concatenated. */
export function iconsInCode(code: string): Set<string> {
  const places = [...code.matchAll(inIcon), ...code.matchAll(asIcon)].map(([, expression = '']) => expression);
  return new Set(places.flatMap((text) => [...text.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name)));
}

/** Computed names are not checked here, and the data checks report icons named in the data. `root` is the project's folder. */
export function findUnknownIcons(
  { code, sourceMap }: Pick<CompiledTemplates, 'code' | 'sourceMap'>,
  { icons, root }: { icons: IconSet; root: string },
): Diagnostic[] {
  const unknown = [...code.matchAll(inIcon)].flatMap(({ 0: text, 1: expression = '', index }) => {
    const [, name] = /^"([^"]+)" ?$/.exec(expression) ?? [];
    return name === undefined || icons.has(name) ? [] : [{ name, offset: index + text.length - expression.length }];
  });
  if (unknown.length === 0) return [];
  const sources = new SourceMap(JSON.parse(sourceMap));
  return unknown.map(({ name, offset }) => {
    const at = originalPlace(sources, { ...positionIn(code, offset), root }) ?? wholeFile('templates');
    const message = `There is no icon named ${name}, so the page is published without it.`;
    return diagnose('icon/unknown', at, message, { hint: icons.hintFor(name) });
  });
}
