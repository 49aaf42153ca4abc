/** The links of the header: their order, and where they lead on the home page and from elsewhere. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { createVisits, pageLoads, soon } from '../support/visit.ts';

const visit = createVisits();
const sections = ['Services', 'Areas', 'About', 'Reviews', 'Contact'];
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
  test('has the strip of claims above it', async () => {
    const { page } = await visit('/', { reads: true });
    expect(
      await page
        .locator('header li')
        .filter({ hasNot: page.locator('a') })
        .allInnerTexts(),
    ).toEqual(['Locally Owned', 'Fully Insured', '24/7 Emergency']);
  });

  test('has its six links in order, a call button and an estimate button', async () => {
    const { page } = await visit('/', { reads: true });
    expect(await page.locator('#site-menu').getByRole('link').allInnerTexts()).toEqual(['Home', ...sections]);
    const header = page.locator('header');
    expect(await header.getByRole('link', { name: /^Call \d{3}-\d{3}-\d{4}$/ }).getAttribute('href')).toMatch(/^tel:/);
    expect(await header.getByRole('button', { name: 'Get a Free Estimate' }).isVisible()).toBe(true);
  });

  test('scrolls to each section on the home page, without loading it again', async () => {
    const here = await visit('/');
    const { page } = here;
    for (const name of sections) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await link(page, name).click();
      await expect.poll(() => isAtTop(page, name.toLowerCase()), soon).toBe(true);
      expect(page.url()).toBe(`${inject('siteUrl')}/#${name.toLowerCase()}`);
    }
    expect(pageLoads(here)).toBe(1);
  });

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
    expect(page.url()).toBe(`${inject('siteUrl')}/`);
    expect(pageLoads(here)).toBe(1);
  });

  test('goes home and to each section from another page', async () => {
    const { page } = await visit('/services/stump-grinding/');
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('#site-menu a')].map(({ text, href }) => [text, href]),
    );
    const home = inject('siteUrl');
    const expected = Object.fromEntries(sections.map((name) => [name, `${home}/#${name.toLowerCase()}`]));
    expect(Object.fromEntries(links)).toEqual({ Home: `${home}/`, ...expected });
    await link(page, 'Reviews').click();
    await page.waitForURL('**/#reviews');
    await expect.poll(() => isAtTop(page, 'reviews'), soon).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
