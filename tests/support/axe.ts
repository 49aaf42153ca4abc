/** axe-core in a page: WCAG 2.2 A and AA and its best practices, reported as short lines. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { layoutSuspects, type Suspect } from './layout-suspects.ts';
import { resize } from './visit.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  // No rule of these reads stylesheets, which axe would load again for each run.
  preload: { assets: ['media'] },
};

interface Rules {
  /** Instead of all. */
  only?: readonly string[] | undefined;
  /** A part of the page. */
  where?: string | undefined;
  /** Contrast is computed only of the elements that `findNewColors` has marked. */
  newColorsOnly?: boolean;
}

/** One line per violation: the rule, and the first elements that break it. */
async function violations(page: Page, { only, where, newColorsOnly = false }: Rules = {}): Promise<string[]> {
  // Like the browser's own console, this ignores the site's policy. Loaded only when needed, because it is large.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(
    async ({ options, where, texts }) => {
      const { axe } = window as unknown as {
        axe: { configure: (spec: object) => void; run: (what: unknown, how: object) => Promise<AxeResults> };
      };
      axe.configure({ rules: [{ id: 'color-contrast', selector: texts }] });
      const { violations } = await axe.run(where ?? document, options);
      return violations.map(({ id, nodes }) => ({
        id,
        places: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
      }));
    },
    {
      options: only ? { ...options, runOnly: [...only], rules: {} } : options,
      where,
      texts: newColorsOnly ? `[${mark}]` : '*',
    },
  );
  return found.map(({ id, places }) => `${id}\n${places.join('\n')}`);
}

/** The attribute of elements with new colors. */
const mark = 'data-new-colors';

/** Rules of colors alone, which take half of axe's time. */
const ofColors = ['color-contrast'];

/** Rules that an element can break because others have moved, or others or its own content are hidden. Those of lists, tables and roles that lose content are not among them: they are applied only with all others. */
const layoutRules: Record<Suspect, readonly string[]> = {
  targets: ['target-size'],
  scrolling: ['scrollable-region-focusable'],
  structure: ['heading-order', 'page-has-heading-one', 'landmark-one-main', 'region', 'bypass', 'skip-link'],
  names: ['button-name', 'link-name', 'label', 'select-name', 'empty-heading', 'summary-name'],
};

/** What may differ from one setting to the next: in the dark theme colors, in between the widest and the narrowest layout sizes too. In this order the page, which is opened wide, changes its size three times. */
const settings: { theme: 'light' | 'dark'; width: number; only?: readonly Suspect[]; isNarrowest?: boolean }[] = [
  { theme: 'light', width: 1280 },
  { theme: 'light', width: 768, only: ['targets'] },
  { theme: 'light', width: 320, only: ['targets', 'scrolling', 'structure', 'names'], isNarrowest: true },
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

/** Violations of a page as it is now, by setting. Contrast is computed where colors, what is behind a text or whether it is large are new; in the narrowest layout everything counts as new once. Rules of the layout are applied where they can find something, the others in the narrowest layout if it shows an element that the widest does not. */
export async function violationsInAllSettings(
  page: Page,
  { maxWidth = 1280, where, frameSeen = false }: Look = {},
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { theme, width, only, isNarrowest = false } of settings.filter(({ width }) => width <= maxWidth)) {
    await resize(page, { width, height: 800 });
    await page.emulateMedia({ colorScheme: theme });
    const isFirst = only === undefined;
    const part = where ?? (frameSeen && !isFirst && !isNarrowest ? 'main' : undefined);
    const content = part ?? (frameSeen ? 'main' : 'body');
    const seen = [...enough].join();
    const { colors, showsMore } = await page.evaluate(findNew, { where: content, seen, mark, isFirst, isNarrowest });
    const suspects = only?.length === 0 ? [] : await page.evaluate(layoutSuspects, { where: part ?? 'body', isFirst });
    const some = only?.filter((one) => suspects.includes(one)).flatMap((one) => layoutRules[one]);
    const rules = isNarrowest && showsMore ? undefined : some?.concat(colors.length > 0 ? ofColors : []);
    if (rules?.length === 0) continue;
    const here = await violations(page, { only: rules, where: part, newColorsOnly: true });
    if (here.length > 0) found[`${theme}, ${width} pixels wide`] = here;
    else for (const name of colors) enough.add(name);
  }
  return found;
}

interface Known {
  where: string;
  seen: string;
  mark: string;
  /** All rules are applied here. */
  isFirst: boolean;
  isNarrowest: boolean;
}

/** Runs in the page: names each text by all that its contrast depends on, marks the elements of new names for axe, and gives those names. `showsMore`: an element is visible that was not where all rules were applied. */
function findNew({ where, seen, mark, isFirst, isNarrowest }: Known): { colors: string[]; showsMore: boolean } {
  const hashes = new Map<string, string>();
  const hash = (text: string) => {
    const known = hashes.get(text);
    if (known !== undefined) return known;
    let [one, other] = [0x811c9dc5, 0x1505];
    for (let at = 0; at < text.length; at++) {
      one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
      other = (Math.imul(other, 33) + text.charCodeAt(at)) | 0;
    }
    const name = (one >>> 0).toString(36) + (other >>> 0).toString(36);
    hashes.set(text, name);
    return name;
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
  const shown = new Set<Element>();
  for (const root of document.querySelectorAll(where))
    for (const element of [root, ...root.querySelectorAll('*')]) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (!element.closest('[aria-hidden=true], [inert]')) shown.add(element);
      if (!hasText(element)) continue;
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      // In points, as axe rounds them.
      const isLarge = Math.ceil(Number.parseFloat(fontSize) * 72) / 96 >= (Number(fontWeight) >= 700 ? 14 : 18);
      const name = hash([color, isLarge, textShadow, behind(element), isNarrowest].join());
      if (!known.has(name) && !found.has(name)) found.set(name, element);
    }
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  for (const element of found.values()) element.setAttribute(mark, '');
  const page = window as unknown as { shownFirst?: Set<Element> };
  if (isFirst) page.shownFirst = shown;
  return { colors: [...found.keys()], showsMore: [...shown].some((element) => !page.shownFirst?.has(element)) };
}
