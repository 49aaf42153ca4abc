/** With JavaScript off: everything essential works, and all text is readable. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readFirst } from '../support/browser/in-page.ts';
import { siteUrl } from '../support/browser/real-site.ts';
import { createVisits, phone, type VisitOptions } from '../support/browser/visit.ts';

const visit = createVisits();

/** The visible text of the content, without the carousel, which shows one review at a time, and without dates, which become ages. */
function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const others = [...document.querySelectorAll<HTMLElement>('.carousel, time[data-age]')];
    for (const { style } of others) style.display = 'none';
    const words = document.querySelector('main')?.innerText ?? '';
    for (const { style } of others) style.display = '';
    return words;
  });
}

/** Opens a page without script, which has the words that it has with script. `from`: an old URL of it. */
async function openWithout(path: string, { from = path, ...options }: VisitOptions & { from?: string } = {}) {
  const words = await wordsOf((await visit(path, { reads: true })).page);
  expect(words.length).toBeGreaterThan(500);
  const here = await visit(from, { ...options, script: false });
  await here.page.waitForURL(siteUrl + path);
  expect(await wordsOf(here.page)).toBe(words);
  return here;
}

async function hasAllButtonsOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  const { all, visible, bar } = await page.evaluate(() => {
    const buttons = [...document.querySelectorAll('main :is(a.button, [commandfor])')];
    return {
      all: buttons.length,
      visible: buttons.filter((button) => button.checkVisibility({ visibilityProperty: true })).length,
      bar: document.querySelector('.sticky-bar')?.getBoundingClientRect().top,
    };
  });
  expect(all).toBeGreaterThan(1);
  expect(visible).toBe(all);
  expect(bar).toBeLessThan(phone.height);
}

test('without script, the home page says the same as with it; every visible button does something, the theme is the system’s, a phone has all buttons and the bar, every review can be reached, and the menu opens, closes, also when a link within the page is followed, and opens again', async () => {
  const { page } = await openWithout('/', { theme: 'dark' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  const { hidden, idle, used } = await page.evaluate(() => {
    const isVisible = (button: Element) => button.checkVisibility({ visibilityProperty: true });
    const buttons = [...document.querySelectorAll('button')];
    const visible = buttons.filter(isVisible);
    const idle = visible.filter((button) => !button.matches('[commandfor], [popovertarget], [type=submit]'));
    return {
      hidden: buttons.filter((button) => !isVisible(button) && button.matches('.carousel *, [data-theme-toggle]'))
        .length,
      idle: idle.map((button) => button.textContent),
      used: visible.length - idle.length,
    };
  });
  expect(idle).toEqual([]);
  expect(used).toBeGreaterThan(2);
  // Those of the carousel and of the theme need the script.
  expect(hidden).toBeGreaterThan(2);

  await hasAllButtonsOnPhone(page);
  const { visible, overflow, end } = await readFirst(page, '.carousel .slides', (row) => {
    const slides = [...row.querySelectorAll('.slide')];
    row.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
    return {
      visible: slides.filter((slide) => slide.checkVisibility({ visibilityProperty: true })).length,
      overflow: getComputedStyle(row).overflowX,
      end: (slides.at(-1)?.getBoundingClientRect().x ?? 0) - row.getBoundingClientRect().x,
    };
  });
  expect(visible).toBe(21);
  // They are in a row that scrolls.
  expect(overflow).toBe('auto');
  expect(Math.abs(end)).toBeLessThan(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

  const menu = page.locator('#site-menu');
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await menu.isVisible()).toBe(true);
  await menu.getByRole('button', { name: 'Close' }).click();
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Reviews' }).click();
  await page.waitForURL('**/#reviews');
  expect(await menu.isVisible()).toBe(false);
  await page.locator('#reviews').click();
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await menu.isVisible()).toBe(true);
});

test('without script, an old URL leads to its page, which says the same as with it, has all its buttons on a phone, and on which questions open, one at a time', async () => {
  const { page } = await openWithout('/areas/greenville-nc/', { from: '/greenville-nc/' });
  await hasAllButtonsOnPhone(page);
  const [first, second] = [page.locator('details').nth(0), page.locator('details').nth(1)];
  await first.locator('summary').click();
  expect(await first.locator('.prose').isVisible()).toBe(true);
  await second.locator('summary').click();
  expect(await second.locator('.prose').isVisible()).toBe(true);
  expect(await first.locator('.prose').isVisible()).toBe(false);
});

test('without script, the contact page says the same as with it, the quote dialog opens and closes, and it and the contact form keep what was typed out of the URL', async () => {
  const { page, requests } = await openWithout('/contact/');
  await hasAllButtonsOnPhone(page);
  const dialog = page.locator('#quoteModal');
  const open = () => page.locator('main').getByRole('button', { name: 'Get a Free Quote' }).first().click();
  await open();
  expect(await dialog.isVisible()).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await dialog.isVisible()).toBe(false);
  await open();
  await dialog.getByLabel('Name').fill('Ann Example');
  await dialog.getByLabel('Phone').fill('252-555-0199');
  const asked = requests.length;
  await dialog.locator('[type=submit]').click();
  expect(await dialog.isVisible()).toBe(false);

  await page.locator('#contact-name').fill('Ann Example');
  await page.locator('#contact-phone').fill('252-555-0199');
  await page.locator('main form [type=submit]').click();
  expect(page.url()).toBe(`${siteUrl}/contact/`);
  expect(requests).toHaveLength(asked);
});
