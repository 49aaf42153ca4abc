/** The skip link, the links of the header on the home page and on others, and old URLs that lead to a section. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readFirst } from '../support/browser/in-page.ts';
import { siteUrl } from '../support/browser/real-site.ts';
import { createVisits, pageLoads, soon } from '../support/browser/visit.ts';

const visit = createVisits();
const link = (page: Page, name: string) => page.locator('#site-menu').getByRole('link', { name, exact: true });

/** The section’s top edge is near the top of the window, or the page cannot scroll any further. */
function isAtTop(page: Page, id: string) {
  return page.evaluate((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
    const atEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
    return top >= -1 && (top < 150 || (atEnd && top < innerHeight));
  }, id);
}

describe('the navigation', () => {
  test('scrolls to a section of the URL, a second time when its link is chosen again, and back to the top with Home', async () => {
    const here = await visit('/#areas');
    const { page } = here;
    await expect.poll(() => isAtTop(page, 'areas'), soon).toBe(true);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await link(page, 'Areas').click();
    await expect.poll(() => isAtTop(page, 'areas'), soon).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await page.evaluate(() => document.querySelector<HTMLElement>('#site-menu a')?.click());
    await expect.poll(() => page.evaluate(() => scrollY), soon).toBe(0);
    expect(page.url()).toBe(`${siteUrl}/`);
    expect(pageLoads(here)).toBe(1);
  });

  test('goes to a section of the home page from another page', async () => {
    const { page } = await visit('/services/stump-grinding/');
    await link(page, 'Reviews').click();
    await page.waitForURL('**/#reviews');
    await expect.poll(() => isAtTop(page, 'reviews'), soon).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test('the skip link shows itself while it has the focus, and moves it to the content, from where the next Tab goes on', async () => {
  const { page } = await visit('/services/');
  const isOnScreen = () =>
    readFirst(page, '.skip', (link) => {
      const { top, bottom, left, right } = link.getBoundingClientRect();
      return bottom > 0 && right > 0 && top >= 0 && left >= 0 && getComputedStyle(link).clipPath === 'none';
    });
  expect(await isOnScreen()).toBe(false);
  await page.keyboard.press('Tab');
  await expect.poll(isOnScreen, soon).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id), soon).toBe('main');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('an old URL leads to the section that replaces it, below nothing that covers it', async () => {
  const { page } = await visit('/services/tree-health');
  await page.waitForURL('**/services/tree-maintenance/#tree-health');
  await expect.poll(() => isAtTop(page, 'tree-health'), soon).toBe(true);
  const isSeen = () =>
    readFirst(page, '#tree-health h2', (heading) => {
      const { x, y } = heading.getBoundingClientRect();
      return document.elementFromPoint(x + 2, y + 2) === heading;
    });
  // While pages fade into each other, the fading is at the point.
  await expect.poll(isSeen, soon).toBe(true);
});
