/** The site's own colors and typefaces → CSS custom properties that override the built-in ones. Pure. */
import type { Site } from '../../schema/types.gen.ts';

export type Colors = Site['theme']['light'];

/** Empty if the site keeps the built-in theme. */
export function themeCss({ light, dark, faces, divider }: Omit<Site['theme'], 'fontsource'>): string {
  const lightRules = properties(light);
  const darkRules = properties(dark.background === undefined ? dark : { ...dark, deep: deepColor(dark.background) });
  const fonts = [faces.display && `--serif:${faces.display}`, faces.text && `--sans:${faces.text}`]
    .filter(Boolean)
    .join(';');
  return [
    fonts && `:root{${fonts}}`,
    lightRules && `:root{${lightRules}}`,
    darkRules &&
      `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${darkRules}}}:root[data-theme=dark]{${darkRules}}`,
    divider === 'line' && '.river{height:1px;background:var(--border);opacity:1}.river>*{display:none}',
  ]
    .filter(Boolean)
    .join('');
}

/** The dark theme's deep bands: darker than the page's background by the built-in ratio. The light theme uses the primary color instead. */
export function deepColor(background: string): string {
  const channels = [1, 3, 5].map((at) => Math.round(Number.parseInt(background.slice(at, at + 2), 16) * 0.69));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function properties(colors: Colors & { deep?: string }): string {
  return Object.entries(colors)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');
}
