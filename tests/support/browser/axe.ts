/** axe-core in a page: WCAG 2.2 A and AA and its best practices, reported as short lines. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options = {
  resultTypes: ['violations'],
  // No rule of these reads stylesheets, which axe would load again for each run.
  preload: { assets: ['media'] },
};
const everything = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
};

/** Between the widest and the narrowest layout only sizes differ, and in the dark theme only colors. In this order the page changes its size three times. */
const settings: { theme: 'light' | 'dark'; width: number; rules: object }[] = [
  { theme: 'light', width: 1280, rules: everything },
  { theme: 'light', width: 768, rules: { runOnly: ['target-size'] } },
  { theme: 'light', width: 320, rules: everything },
  { theme: 'dark', width: 320, rules: { runOnly: ['color-contrast'] } },
  { theme: 'dark', width: 1280, rules: { runOnly: ['color-contrast'] } },
];

/** One line per violation: the rule, and the first elements that break it. */
async function violations(page: Page, rules: object, where: string | undefined): Promise<string[]> {
  // Like the browser's own console, this ignores the site's policy. Loaded only when needed, because it is large.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(
    async ({ options, where }) => {
      const { axe } = window as unknown as { axe: { run: (what: unknown, how: object) => Promise<AxeResults> } };
      const { violations } = await axe.run(where ?? document, options);
      return violations.map(({ id, nodes }) => ({
        id,
        places: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
      }));
    },
    { options: { ...options, ...rules }, where },
  );
  return found.map(({ id, places }) => `${id}\n${places.join('\n')}`);
}

/** Each width and each theme once; target sizes of the narrowest layout are among its rules. */
const fewSettings = settings.filter(
  ({ theme, width }) => (theme === 'light' && width === 320) || (theme === 'dark' && width === 1280),
);

/** Violations of a page as it is now, by setting. `maxWidth`: where what is open cannot be wider. `where`: the part that is checked. */
export function violationsInAllSettings(
  page: Page,
  { maxWidth = 1280, where }: { maxWidth?: number; where?: string } = {},
): Promise<Violations> {
  return violationsIn(
    page,
    settings.filter(({ width }) => width <= maxWidth),
    where,
  );
}

/** Of a page, or of a part of it, whose styles are those of pages that are checked in all settings. */
export const violationsInFewSettings = (page: Page, where?: string): Promise<Violations> =>
  violationsIn(page, fewSettings, where);

/** By setting. */
type Violations = Record<string, string[]>;

async function violationsIn(page: Page, chosen: typeof settings, where?: string): Promise<Violations> {
  const found: Violations = {};
  for (const { theme, width, rules } of chosen) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme });
    const here = await violations(page, rules, where);
    if (here.length > 0) found[`${theme}, ${width} pixels wide`] = here;
  }
  return found;
}
