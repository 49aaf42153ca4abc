/** The skip link: it is the first focusable element, and leads to the content. */
import { describe, expect, inject, test } from 'vitest';
import { missingKinds, pageKinds } from '../support/site-pages.ts';
import { createVisits, soon } from '../support/visit.ts';

const visit = createVisits();

describe('the skip link', () => {
  test('is reached first on every kind of page', async () => {
    const { page } = await visit('/', { missing: true });
    for (const path of Object.values({ ...pageKinds, ...missingKinds })) {
      await page.goto(inject('siteUrl') + path);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent), path).toBe('Skip to content');
    }
  });

  test('shows itself while it has the focus, and not before', async () => {
    const { page } = await visit('/');
    const onScreen = () =>
      page.locator('.skip').evaluate((link) => {
        const { top, bottom, left, right } = link.getBoundingClientRect();
        return bottom > 0 && right > 0 && top >= 0 && left >= 0 && getComputedStyle(link).clipPath === 'none';
      });
    expect(await onScreen()).toBe(false);
    await page.keyboard.press('Tab');
    await expect.poll(onScreen, soon).toBe(true);
  });

  test('moves the focus to the content, so that the next Tab goes on from there', async () => {
    const { page } = await visit('/services/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id), soon).toBe('main');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});
