/** All icons of the templates in one SVG file of symbols. Reads the icon files. */
import { readFile } from 'node:fs/promises';
import type { AssetFile } from './assets.ts';
import { contentHash } from './content-hash.ts';
import type { TemplateFolders } from './template-folders.ts';

export async function makeIconSprite(folders: TemplateFolders): Promise<{ file: AssetFile; names: Set<string> }> {
  const files = folders.list('icons', '.svg');
  const symbols = await Promise.all(
    files.map(async (name) => {
      const svg = await readFile(folders.find(`icons/${name}`) ?? '', 'utf8');
      return asSymbol(svg.trim(), name.replace(/\.svg$/, ''));
    }),
  );
  const contents = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const names = new Set(files.map((name) => name.replace(/\.svg$/, '')));
  return { file: { path: `assets/icons.${contentHash(contents)}.svg`, contents }, names };
}

/** The root's own attributes (viewBox, stroke …) go to the symbol. */
function asSymbol(svg: string, id: string): string {
  const [, attributes = '', inner = ''] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  return `<symbol id="${id}"${attributes.replace(/\s+xmlns="[^"]*"/, '')}>${inner.trim()}</symbol>`;
}
