/** The icons that a site uses → one SVG file of symbols. Reads the icon files. */
import { readFileSync } from 'node:fs';
import type { AssetFile } from '../assets.ts';
import type { KeepText } from '../cache.ts';
import { contentHash } from '../content-hash.ts';
import { sanitizeSvg } from '../svg/sanitize-svg.ts';
import type { IconSet } from './icon-set.ts';
import { iconsInCode } from './icons-in-code.ts';

interface Uses {
  /** Icons named in the data and in planned pages. */
  names: ReadonlySet<string>;
  /** The compiled templates, in which the names of their icons are found. */
  code: string;
  /** Caches the symbols between builds. */
  keep?: KeepText;
}

export interface IconSprite {
  file: AssetFile;
  /** The icons in it. */
  names: ReadonlySet<string>;
}

/** Icons that nothing uses are left out. */
export function makeIconSprite(icons: IconSet, { names, code, keep = (_, make) => make() }: Uses): IconSprite {
  const own = [...icons.own].filter((name) => code.includes(`"${name}"`));
  const used = [...new Set([...names, ...iconsInCode(code), ...own])].filter((name) => icons.has(name)).sort();
  const texts = used.map((name) => readFileSync(icons.find(name) ?? '', 'utf8'));
  const license = texts.map((text) => licenseOf(text)).find((comment) => comment !== '') ?? '';
  const symbols = keep(`symbols ${contentHash(JSON.stringify([used, texts]))}`, () =>
    texts.map((text, index) => asSymbol(text, used[index] ?? '')).join(''),
  );
  const contents = `<svg xmlns="http://www.w3.org/2000/svg">${license}${symbols}</svg>`;
  return { file: { path: `assets/icons.${contentHash(contents)}.svg`, contents }, names: new Set(used) };
}

/** Lucide's license requires its notice in copies. */
function licenseOf(svg: string): string {
  return /^<!-- @license lucide[\w. -]* -->/.exec(svg)?.[0] ?? '';
}

/**
 * The root's attributes (viewBox, stroke …) move to the symbol, except its size: an icon is as large as the text beside it.
 * Ids and classes inside are prefixed with the icon's name.
 */
function asSymbol(svg: string, id: string): string {
  const icon = sanitizeSvg(svg, `${id}-`);
  if (!('inner' in icon)) return '';
  const unwanted = licenseOf(svg) === '' ? / (width|height)="[^"]*"/g : / (width|height|class)="[^"]*"/g;
  return `<symbol id="${id}"${icon.attributes.replace(unwanted, '')}>${icon.inner.trim()}</symbol>`;
}
