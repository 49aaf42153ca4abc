/** axe-core in a page: WCAG 2.2 A and AA and its best practices, reported as short lines. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { resize } from './visit.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  // No rule of these reads stylesheets, which axe would load again for each run.
  preload: { assets: ['media'] },
};

export interface Rules {
  /** Instead of all. */
  only?: readonly string[] | undefined;
  /** A part of the page; `new`: the elements that `findNewColors` has kept. */
  where?: string | undefined;
  /** False: all rules but that of colors. */
  colors?: boolean;
}

/** One line per violation: the rule, and the first elements that break it. */
export async function violations(page: Page, { only, where, colors = true }: Rules = {}): Promise<string[]> {
  // Like the browser's own console, this ignores the site's policy. Loaded only when needed, because it is large.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const rules = { ...options.rules, 'color-contrast': { enabled: colors } };
  const found = await page.evaluate(
    async ({ options, where }) => {
      const { axe, newColors } = window as unknown as {
        axe: { run: (what: unknown, how: object) => Promise<AxeResults> };
        newColors: Element[];
      };
      const { violations } = await axe.run(where === 'new' ? newColors : (where ?? document), options);
      return violations.map(({ id, nodes }) => ({
        id,
        places: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
      }));
    },
    { options: only ? { ...options, runOnly: [...only], rules: {} } : { ...options, rules }, where },
  );
  return found.map(({ id, places }) => `${id}\n${places.join('\n')}`);
}

/** Rules of colors alone, which take half of axe's time. */
const ofColors = ['color-contrast'];

/** What may differ from one setting to the next: in the dark theme colors, in between the widest and the narrowest layout sizes too. In this order the page, which is opened wide, changes its size three times. */
const settings: { theme: 'light' | 'dark'; width: number; only?: readonly string[]; allColors?: boolean }[] = [
  { theme: 'light', width: 1280 },
  { theme: 'light', width: 768, only: ['target-size'] },
  { theme: 'light', width: 320, allColors: true },
  { theme: 'dark', width: 320, only: [] },
  { theme: 'dark', width: 1280, only: [] },
];

/** Texts whose contrast was enough, as `findNewColors` names them. */
const enough = new Set<string>();

export interface Look {
  /** Where what is open cannot be wider. */
  maxWidth?: number;
  /** The part that is looked at, on a page that was looked at as a whole. */
  where?: string;
  /** The header and the footer are those of another page: they are left out where only some rules are looked for. */
  frameSeen?: boolean;
}

/** Violations of a page as it is now, by setting. But for one of them, contrast is computed where colors, sizes or what is behind a text are new. */
export async function violationsInAllSettings(
  page: Page,
  { maxWidth = 1280, where, frameSeen = false }: Look = {},
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { theme, width, only, allColors = false } of settings.filter(({ width }) => width <= maxWidth)) {
    await resize(page, { width, height: 800 });
    await page.emulateMedia({ colorScheme: theme });
    const part = where ?? (only && frameSeen ? 'main' : undefined);
    const here = only?.length === 0 ? [] : await violations(page, { only, where: part, colors: allColors });
    const colors = await page.evaluate(findNewColors, { where: part ?? 'body', seen: [...enough].join() });
    if (colors.length > 0 && !allColors) here.push(...(await violations(page, { only: ofColors, where: 'new' })));
    if (here.length > 0) found[`${theme}, ${width} pixels wide`] = here;
    else for (const name of colors) enough.add(name);
  }
  return found;
}

/** Runs in the page: names each text by all that its contrast depends on, keeps the elements of new names for axe, and gives those names. */
function findNewColors({ where, seen }: { where: string; seen: string }): string[] {
  const hash = (text: string) => {
    let [one, other] = [0x811c9dc5, 0x1505];
    for (let at = 0; at < text.length; at++) {
      one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
      other = (Math.imul(other, 33) + text.charCodeAt(at)) | 0;
    }
    return (one >>> 0).toString(36) + (other >>> 0).toString(36);
  };
  const chains = new Map<Element, string>();
  const behind = (element: Element): string => {
    const known = chains.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
    const own = [element.localName, element.className, backgroundColor, backgroundImage, opacity, filter, mixBlendMode];
    const chain = hash(`${own.join()} ${element.parentElement ? behind(element.parentElement) : ''}`);
    chains.set(element, chain);
    return chain;
  };
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
  const known = new Set(seen.split(','));
  const found = new Map<string, Element>();
  for (const root of document.querySelectorAll(where))
    for (const element of [root, ...root.querySelectorAll('*')]) {
      if (!hasText(element) || !element.checkVisibility()) continue;
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      const name = hash([color, fontSize, fontWeight, textShadow, behind(element)].join());
      if (!known.has(name) && !found.has(name)) found.set(name, element);
    }
  Object.assign(window, { newColors: [...found.values()] });
  return [...found.keys()];
}
