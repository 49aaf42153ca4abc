/** axe-core in a page: WCAG 2.2 A and AA and its best practices, reported as short lines. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** In the page: marks texts that look like one before them, in the same place of the same components and on the same backgrounds. */
function markAlike(element: Element, around = '', known = new Set<string>()): void {
  const style = getComputedStyle(element);
  if (style.display === 'none') return;
  const { backgroundColor, backgroundImage, opacity, position, visibility } = style;
  const drawn = [backgroundColor, backgroundImage, opacity, position, visibility].join();
  const here = `${around} > ${element.localName}.${element.className} ${drawn}`;
  const look = [here, style.color, style.fontSize, style.fontWeight].join();
  const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  element.toggleAttribute('data-alike', hasText && known.has(look));
  if (hasText) known.add(look);
  for (const child of element.children) markAlike(child, here, known);
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Contrast, two thirds of the work, is measured once for elements that are alike. */
const source = `${axe}; ${markAlike}; axe.configure({ rules: [{ id: 'color-contrast', selector: ':not([data-alike])' }] });`;

const options = {
  resultTypes: ['violations'],
  // No rule of these reads stylesheets, which axe would load again for each run.
  preload: { assets: ['media'] },
  rules: { 'target-size': { enabled: true } },
};

interface Setting {
  theme: 'light' | 'dark';
  width: number;
  runOnly: string[];
}

const narrow = { width: 320, runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
/** In the other layout and theme only colors and sizes differ. */
const wide = { width: 1280, runOnly: ['color-contrast', 'target-size'] };
/** Both themes and both layouts, in two runs: the colors of a component seldom depend on its layout. */
export const lightFirst: Setting[] = [
  { theme: 'light', ...narrow },
  { theme: 'dark', ...wide },
];
/** The other two. */
export const darkFirst: Setting[] = [
  { theme: 'dark', ...narrow },
  { theme: 'light', ...wide },
];

/** Violations of a page as it is now, or of a part of it, by setting: the rule, and the first elements that break it. */
export async function violations(page: Page, settings: Setting[], where?: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  // Like the browser's own console, this ignores the site's policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  for (const { theme, width, runOnly } of settings) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme });
    const here = await page.evaluate(
      async ({ options, where }) => {
        markAlike(document.documentElement);
        const { axe } = window as unknown as { axe: { run: (what: unknown, how: object) => Promise<AxeResults> } };
        const { violations } = await axe.run(where ?? document, options);
        return violations.map(({ id, nodes }) =>
          [id, ...nodes.slice(0, 3).map(({ html, failureSummary }) => `${html}\n${failureSummary}`)].join('\n'),
        );
      },
      { options: { ...options, runOnly }, where },
    );
    if (here.length > 0) found[`${theme}, ${width} pixels wide`] = here;
  }
  return found;
}
