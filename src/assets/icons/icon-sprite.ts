/** The icons a site uses in one SVG file of symbols. Reads the icon files. */
import { readFile } from 'node:fs/promises';
import type { AssetFile } from '../assets.ts';
import type { TemplateFolders } from '../bundle/template-folders.ts';
import { contentHash } from '../content-hash.ts';
import { readDrawing } from '../drawings/read-drawing.ts';

/** `names` are those in the data and in what is planned; `code` is the templates' compiled text, which names its own as whole strings. */
interface Uses {
  names: ReadonlySet<string>;
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
      return asSymbol(svg, name.replace(/\.svg$/, ''));
    }),
  );
  const contents = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const names = new Set(files.map((name) => name.replace(/\.svg$/, '')));
  return { file: { path: `assets/icons.${contentHash(contents)}.svg`, contents }, names };
}

function usedIn({ names, code }: Uses): (icon: string) => boolean {
  return (icon) => names.has(icon) || code.includes(`"${icon}"`);
}

/** The root's own attributes (viewBox, stroke …) go to the symbol. Ids and classes inside get the icon's name before them. */
function asSymbol(svg: string, id: string): string {
  const icon = readDrawing(svg, `${id}-`);
  return 'inner' in icon ? `<symbol id="${id}"${icon.attributes}>${icon.inner}</symbol>` : '';
}
