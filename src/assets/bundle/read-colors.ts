/** The built-in colors, overridden by the site's own. Reads the templates' tokens.css. */
import { readFile } from 'node:fs/promises';
import type { Site } from '../../schema/types.gen.ts';
import type { TemplateFolders } from './template-folders.ts';
import { type Colors, deepColor } from './theme-css.ts';

/** `deep` is the background of the darkest bands. */
type Palette = Required<Colors> & { deep: string };

export interface Palettes {
  light: Palette;
  dark: Palette;
}

/** The light set is in the :root block, the dark set in the [data-theme] block. Throws if the file cannot be read: icons and cards would have no colors. */
export async function readPalettes(folders: TemplateFolders, theme: Site['theme']): Promise<Palettes> {
  const css = await readFile(folders.find('styles/tokens.css') ?? '', 'utf8');
  const dark = /\[data-theme=["']?dark["']?\]\s*\{([^}]*)\}/.exec(css)?.[1] ?? '';
  const light = /:root\s*\{([^}]*)\}/.exec(css)?.[1] ?? '';
  const ownLight = { ...colors(light), ...theme.light };
  const ownDark = { ...colors(light), ...colors(dark), ...theme.dark };
  return {
    light: { ...ownLight, deep: ownLight.primary },
    dark: { ...ownDark, deep: deepColor(ownDark.background) },
  };
}

function colors(block: string): Required<Colors> {
  const found = [...block.matchAll(/--([a-z-]+):\s*(#[0-9a-fA-F]{6})\b/g)].map(([, name = '', value]) => [
    camel(name),
    value,
  ]);
  return Object.fromEntries(found);
}

function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
