/** The icons that a site uses → one SVG file of symbols. Reads the icon files. */
import { contentHash } from '../../files/content-hash.ts';
import type { AssetFile } from '../assets.ts';
import type { IconSet } from './icon-set.ts';
import { iconsInCode } from './icons-in-code.ts';
import { lucideLicense } from './lucide.ts';

interface Uses {
  /** Icons named in the data and in planned pages. */
  names: ReadonlySet<string>;
  /** The compiled templates, in which the names of their icons are found. */
  code: string;
}

export interface IconSprite {
  file: AssetFile;
  /** The icons in it. */
  names: ReadonlySet<string>;
}

/** Icons that nothing uses are left out. */
export function makeIconSprite(icons: IconSet, { names, code }: Uses): IconSprite {
  const { own } = icons;
  const ownInCode = [...own].filter((name) => code.includes(`"${name}"`));
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
