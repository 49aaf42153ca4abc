/** The icons a site uses in one SVG file of symbols. Reads the icon files. */
import { readFile } from 'node:fs/promises';
import type { AssetFile } from './assets.ts';
import { contentHash } from './content-hash.ts';
import type { TemplateFolders } from './template-folders.ts';

/** `props` are those of all pages, which name icons under the key `icon`; `code` is the templates' compiled text, which names its own as whole strings. */
interface Uses {
  props: readonly object[];
  code: string;
}

/** Icons that nothing uses are left out, unless all are wanted: a piano tuner's site carries no tree. */
export async function makeIconSprite(
  folders: TemplateFolders,
  uses: Uses | 'all',
): Promise<{ file: AssetFile; names: Set<string> }> {
  const isUsed = uses === 'all' ? () => true : usedIn(uses);
  const files = folders.list('icons', '.svg').filter((name) => isUsed(name.replace(/\.svg$/, '')));
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

function usedIn({ props, code }: Uses): (icon: string) => boolean {
  const named = new Set<string>();
  collectIcons(props, named);
  return (icon) => named.has(icon) || code.includes(`"${icon}"`);
}

/** The root's own attributes (viewBox, stroke …) go to the symbol. */
function asSymbol(svg: string, id: string): string {
  const [, attributes = '', inner = ''] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  return `<symbol id="${id}"${attributes.replace(/\s+xmlns="[^"]*"/, '')}>${inner.trim()}</symbol>`;
}

function collectIcons(value: unknown, named: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (key === 'icon' && typeof child === 'string') named.add(child);
    else collectIcons(child, named);
  }
}
