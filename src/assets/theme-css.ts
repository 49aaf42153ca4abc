/** The site's own colours and type faces as CSS custom properties, after the built-in ones. Pure. */
import type { Site } from '../schema/types.gen.ts';

export type Colours = Site['theme']['light'];

/** Empty when the site keeps what is built in. */
export function themeCss({ light, dark, faces }: Site['theme']): string {
  const lightRules = properties(light);
  const darkRules = properties(dark);
  const fonts = [faces.display && `--serif:${faces.display}`, faces.text && `--sans:${faces.text}`]
    .filter(Boolean)
    .join(';');
  return [
    fonts && `:root{${fonts}}`,
    lightRules && `:root{${lightRules}}`,
    darkRules &&
      `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${darkRules}}}:root[data-theme=dark]{${darkRules}}`,
  ].join('');
}

function properties(colours: Colours): string {
  return Object.entries(colours)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');
}
