/** The menu of small screens: a popover that script completes. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { createVisits, phone, soon } from '../support/visit.ts';

const visit = createVisits();
const menu = (page: Page) => page.locator('#site-menu');
const button = (page: Page) => page.getByRole('button', { name: 'Menu' });

async function open(path: string) {
  const { page } = await visit(path, phone);
  await button(page).click();
  await menu(page).waitFor({ state: 'visible' });
  return page;
}

describe('the menu of small screens', () => {
  test('is collapsed at the start, and exposes that state', async () => {
    const { page } = await visit('/', phone);
    expect(await menu(page).isVisible()).toBe(false);
    expect(await button(page).getAttribute('aria-expanded')).toBe('false');
  });

  test('has no aria-expanded in the HTML, where no script could update it', async () => {
    const html = await (await fetch(`${inject('siteUrl')}/`)).text();
    expect(html).not.toContain('aria-expanded');
  });

  test('opens with its button, and exposes that state', async () => {
    const page = await open('/services/');
    await expect.poll(() => button(page).getAttribute('aria-expanded'), soon).toBe('true');
    expect(await menu(page).getByRole('link').count()).toBe(6);
  });

  test('closes with its button', async () => {
    const page = await open('/');
    await menu(page).getByRole('button', { name: 'Close' }).click();
    await menu(page).waitFor({ state: 'hidden' });
    await expect.poll(() => button(page).getAttribute('aria-expanded'), soon).toBe('false');
  });

  test('closes when a link of the page itself is chosen, and scrolls there', async () => {
    const page = await open('/');
    await menu(page).getByRole('link', { name: 'About' }).click();
    await menu(page).waitFor({ state: 'hidden' });
    await expect.poll(() => button(page).getAttribute('aria-expanded'), soon).toBe('false');
    await expect.poll(() => page.evaluate(() => scrollY), soon).toBeGreaterThan(500);
  });

  test('is closed on the page that a link leads to', async () => {
    const page = await open('/about/');
    await menu(page).getByRole('link', { name: 'Areas' }).click();
    await page.waitForURL('**/#areas');
    expect(await menu(page).isVisible()).toBe(false);
  });

  test('closes on Escape and gives the focus back to its button', async () => {
    const page = await open('/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('popovertarget'))).toBe('site-menu');
    await expect.poll(() => button(page).getAttribute('aria-expanded'), soon).toBe('false');
  });

  test('closes on a tap outside it', async () => {
    const page = await open('/');
    // Above the sticky bar: a tap on it would dial, and the browser would open a window and wait.
    await page.mouse.click(4, 600);
    await menu(page).waitFor({ state: 'hidden' });
  });

  test('is a plain row of links from 992 pixels on, without a button', async () => {
    const { page } = await visit('/', { width: 992 });
    expect(await button(page).isVisible()).toBe(false);
    expect(await menu(page).isVisible()).toBe(true);
    // The boxes of its first and last link and their outlines extend beyond it.
    expect(await menu(page).evaluate((row) => getComputedStyle(row).overflow)).toBe('visible');
    await page.setViewportSize({ width: 991, height: 800 });
    expect(await button(page).isVisible()).toBe(true);
    expect(await menu(page).isVisible()).toBe(false);
  });
});
