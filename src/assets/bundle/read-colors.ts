/** The built-in colors, overridden by the site's own. Reads the templates' tokens.css. */
import { readFile } from 'node:fs/promises';
import type { Site } from '../../schema/types.gen.ts';
import type { TemplateFolders } from './template-folders.ts';

export type Colors = Required<Site['theme']['light']>;

/** `deep` is the background of the darkest bands. */
type Palette = Colors & { deep: string };

export interface Palettes {
  light: Palette;
  dark: Palette;
}

/** A color of tokens.css is one for both themes, or one for each. */
const color = /--([a-z-]+):(?: var\(--light,)? (#[0-9a-f]{6})(?:\) var\(--dark, (#[0-9a-f]{6})\))?;/gi;

/** Without the built-in colors if the file cannot be read, which the bundle of styles reports. */
export async function readPalettes(folders: TemplateFolders, theme: Site['theme']): Promise<Palettes> {
  const css = await readFile(folders.find('styles/tokens.css') ?? '', 'utf8').catch(() => '');
  const found = [...css.matchAll(color)].map(([, name = '', light = '', dark = light]) => [camel(name), light, dark]);
  const light: Colors = { ...Object.fromEntries(found.map(([name, value]) => [name, value])), ...theme.light };
  const dark: Colors = { ...Object.fromEntries(found.map(([name, , value]) => [name, value])), ...theme.dark };
  return { light: { ...light, deep: light.primary }, dark: { ...dark, deep: deepColor(dark.background) } };
}

/** The dark theme's deep bands: darker than the page's background by the built-in ratio. The light theme uses the primary color instead. */
export function deepColor(background = ''): string {
  const channels = [1, 3, 5].map((at) => Math.round(Number.parseInt(background.slice(at, at + 2), 16) * 0.69));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
