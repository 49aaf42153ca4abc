/** axe-core in a page: WCAG 2.2 A and AA and its best practices, reported as short lines. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/** One line per violation: the rule, and the first elements that break it. `only`: rules to look for instead of all; `where`: a part of the page. */
export async function violations(page: Page, only?: readonly string[], where?: string): Promise<string[]> {
  // As the browser's own console would: past the site's policy, and only where it is wanted, since it is large.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(
    async ({ options, where }) => {
      const { axe } = window as unknown as {
        axe: { run: (what: string | Document, how: object) => Promise<AxeResults> };
      };
      const { violations } = await axe.run(where ?? document, options);
      return violations.map(({ id, nodes }) => ({
        id,
        places: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
      }));
    },
    { options: only ? { ...options, runOnly: [...only], rules: {} } : options, where },
  );
  return found.map(({ id, places }) => `${id}\n${places.join('\n')}`);
}

/** What may differ from one setting to the next: in the dark theme colors, in between the widest and the narrowest layout sizes too. */
const settings: { theme: 'light' | 'dark'; width: number; only?: readonly string[] }[] = [
  { theme: 'light', width: 320 },
  { theme: 'light', width: 768, only: ['color-contrast', 'target-size'] },
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 320, only: ['color-contrast'] },
  { theme: 'dark', width: 1280, only: ['color-contrast'] },
];

export interface Look {
  /** Where what is open cannot be wider. */
  maxWidth?: number;
  /** The part that is looked at, on a page that was looked at as a whole. */
  where?: string;
  /** The header and the footer are those of another page: they are left out where only some rules are looked for. */
  frameSeen?: boolean;
}

/** Violations of a page as it is now, by setting. */
export async function violationsInAllSettings(
  page: Page,
  { maxWidth = 1280, where, frameSeen = false }: Look = {},
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { theme, width, only } of settings.filter(({ width }) => width <= maxWidth)) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme });
    const here = await violations(page, only, where ?? (only && frameSeen ? 'main' : undefined));
    if (here.length > 0) found[`${theme}, ${width} pixels wide`] = here;
  }
  return found;
}
