/** The site's own colors and typefaces → CSS custom properties that override the built-in ones; its logo → the logo's styles. Pure. */
import type { Site } from '../../schema/types.gen.ts';
import type { Palettes } from './read-colors.ts';

/** Empty if the site keeps the built-in theme. */
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

function hyphenated(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
