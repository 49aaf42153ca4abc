/** Lucide's icons: name → drawing. Reads their package when the first name is looked up. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { once } from '../../memo/memoize.ts';
import type { Drawing } from '../svg/sanitize-svg.ts';

interface IconifySet {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  /** Other names. */
  aliases: Record<string, { parent: string }>;
  width: number;
  height: number;
}

/** Takes 5 ms. */
const lucide = once((): IconifySet => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
  return JSON.parse(readFileSync(file, 'utf8'));
});

export function lucideNames(): string[] {
  const { icons, aliases } = lucide();
  return [...Object.keys(icons), ...Object.keys(aliases)];
}

/** Needs no sanitizing, as a test of all of them proves. Undefined if Lucide has no such icon. */
export function lucideDrawing(name: string): Pick<Drawing, 'attributes' | 'inner'> | undefined {
  const { icons, aliases, ...size } = lucide();
  const original = Object.hasOwn(aliases, name) ? (aliases[name]?.parent ?? name) : name;
  const icon = Object.hasOwn(icons, original) ? icons[original] : undefined;
  if (!icon) return undefined;
  const { body, width = size.width, height = size.height } = icon;
  return { attributes: ` viewBox="0 0 ${width} ${height}"`, inner: body };
}

/** Lucide's license requires its notice in copies. */
export const lucideLicense = '<!-- @license Lucide - ISC - https://lucide.dev/license -->';
