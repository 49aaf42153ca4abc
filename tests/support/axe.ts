/** axe-core in a page: WCAG 2.2 A and AA and its best practices, told as short lines. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/** Before the first page of the context: every page then carries axe, past the site's own policy. */
export function addAxe(context: BrowserContext): Promise<unknown> {
  return context.addInitScript({ content: source });
}

/** One line a violation: the rule, and the first elements that break it. */
export async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run: (what: Document, how: object) => Promise<AxeResults> } };
    const { violations } = await axe.run(document, options);
    return violations.map(({ id, nodes }) => ({
      id,
      places: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    }));
  }, options);
  return found.map(({ id, places }) => `${id}\n${places.join('\n')}`);
}
