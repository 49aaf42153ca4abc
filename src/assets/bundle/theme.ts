/** The site's colors, typefaces, divider and logo → CSS, and all colors with the built-in ones. Reads the templates' tokens.css. */
import { readFile } from 'node:fs/promises';
import type { Site } from '../../schema/types.gen.ts';
import { camelCase, hyphenated } from '../../text/strings.ts';
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
  const found = [...css.matchAll(color)].map(([, name = '', light = '', dark = light]) => [
    camelCase(name),
    light,
    dark,
  ]);
  const light: Colors = { ...Object.fromEntries(found.map(([name, value]) => [name, value])), ...theme.light };
  const dark: Colors = { ...Object.fromEntries(found.map(([name, , value]) => [name, value])), ...theme.dark };
  return { light: { ...light, deep: light.primary }, dark: { ...dark, deep: deepColor(dark.background) } };
}

/** The dark theme's deep bands: darker than the page's background by the built-in ratio. The light theme uses the primary color instead. */
export function deepColor(background = ''): string {
  const channels = [1, 3, 5].map((at) => Math.round(Number.parseInt(background.slice(at, at + 2), 16) * 0.69));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** CSS custom properties that override the built-in ones. Empty if the site keeps the built-in theme. */
export function themeCss({ light, dark, faces, divider }: Omit<Site['theme'], 'fontsource'>, own: Palettes): string {
  const names = Object.keys({ ...light, ...dark }) as (keyof typeof light)[];
  const rules = [
    ...names.map((name) => `--${hyphenated(name)}:${inTheme(own.light[name], own.dark[name])}`),
    dark.background && `--deep:${inTheme('var(--primary)', own.dark.deep)}`,
    faces.display && `--serif:${faces.display}`,
    faces.text && `--sans:${faces.text}`,
  ].filter(Boolean);
  const line = '.river{height:1px;background:var(--border);opacity:1}.river>*{display:none}';
  return (rules.length > 0 ? `:root{${rules.join(';')}}` : '') + (divider === 'line' ? line : '');
}

/** The styles of a logo in the header; empty without a logo. */
export function logoCss(logo: Site['business']['logo']): string {
  if (!logo) return '';
  // A fixed height and the picture's own aspect ratio, so that the layout does not shift when it loads.
  // On phones it gets the width that the buttons leave: a wider one would push the menu to a second line.
  const size =
    '.brand,.brand *{min-width:0}.logo{display:flex}' +
    '.logo img{width:auto;height:2.5rem;max-width:min(13rem,100%);object-fit:contain;background:none}';
  if (logo.dark === undefined) return size;
  return `${size}.for-light{display:${inTheme('flex', 'none')}}.for-dark{display:${inTheme('none', 'flex')}}`;
}

/** A value of the light theme and one of the dark theme: see templates/styles/tokens.css. */
function inTheme(light: string, dark: string): string {
  return `var(--light,${light})var(--dark,${dark})`;
}
