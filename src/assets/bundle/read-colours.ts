/** The built-in colours, overridden by the site's own. Reads the templates' tokens.css. */
import { readFile } from 'node:fs/promises';
import type { Site } from '../../schema/types.gen.ts';
import type { TemplateFolders } from './template-folders.ts';
import { type Colours, deepColour } from './theme-css.ts';

/** `deep` is the background of the darkest bands. */
export type Palette = Required<Colours> & { deep: string };

export interface Palettes {
  light: Palette;
  dark: Palette;
}

/** The light set is in the :root block, the dark set in the [data-theme] block. */
export async function readPalettes(folders: TemplateFolders, theme: Site['theme']): Promise<Palettes> {
  const css = await readFile(folders.find('styles/tokens.css') ?? '', 'utf8').catch(() => '');
  const dark = /\[data-theme=["']?dark["']?\]\s*\{([^}]*)\}/.exec(css)?.[1] ?? '';
  const light = /:root\s*\{([^}]*)\}/.exec(css)?.[1] ?? '';
  const ownLight = { ...colours(light), ...theme.light };
  const ownDark = { ...colours(light), ...colours(dark), ...theme.dark };
  return {
    light: { ...ownLight, deep: ownLight.primary },
    dark: { ...ownDark, deep: deepColour(ownDark.background) },
  };
}

function colours(block: string): Required<Colours> {
  const found = [...block.matchAll(/--([a-z-]+):\s*(#[0-9a-fA-F]{6})\b/g)].map(([, name = '', value]) => [
    camel(name),
    value,
  ]);
  return Object.fromEntries(found);
}

function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
