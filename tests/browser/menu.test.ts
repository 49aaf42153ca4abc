/** The menu of small screens: a popover that script completes. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readAll, readFirst } from '../support/browser/in-page.ts';
import { createVisits, phone, soon } from '../support/browser/visit.ts';

const visit = createVisits();
const menu = (page: Page) => page.locator('#site-menu');
const button = (page: Page) => page.getByRole('button', { name: 'Menu' });

describe('the menu of small screens', () => {
  test('is a plain row of links from 992 pixels on, without a button; below, it is collapsed at the start, opens with its button and closes with its own, with Escape, a tap outside it or a link of the page', async () => {
    const { page } = await visit('/', { width: 992 });
    const seen = () => readAll(page, '.menu-button, #site-menu', (all) => all.map((one) => one.checkVisibility()));
    expect(await seen()).toEqual([false, true]);
    // The boxes of its first and last link and their outlines extend beyond it.
    expect(await readFirst(page, '#site-menu', (row) => getComputedStyle(row).overflow)).toBe('visible');
    await page.setViewportSize({ width: 991, height: 800 });
    expect(await seen()).toEqual([true, false]);

    await page.setViewportSize(phone);
    const isExpanded = (value: string) =>
      expect.poll(() => button(page).getAttribute('aria-expanded'), soon).toBe(value);
    const closes = async () => {
      await menu(page).waitFor({ state: 'hidden' });
      await isExpanded('false');
    };
    const opens = async () => {
      await button(page).click();
      await menu(page).waitFor({ state: 'visible' });
      await isExpanded('true');
    };
    expect(await menu(page).isVisible()).toBe(false);
    expect(await button(page).getAttribute('aria-expanded')).toBe('false');

    await opens();
    expect(await menu(page).getByRole('link').count()).toBe(6);
    await menu(page).getByRole('button', { name: 'Close' }).click();
    await closes();

    await opens();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await closes();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('popovertarget'))).toBe('site-menu');

    await opens();
    // Above the sticky bar: a tap on it would dial, and the browser would open a window and wait.
    await page.mouse.click(4, 600);
    await closes();

    await opens();
    await menu(page).getByRole('link', { name: 'About' }).click();
    await closes();
    await expect.poll(() => page.evaluate(() => scrollY), soon).toBeGreaterThan(500);
  });
});
