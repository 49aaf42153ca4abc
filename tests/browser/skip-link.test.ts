/** The skip link: it leads to the content. That it is the first focusable element of every kind of page: every-kind.test.ts. */
import { describe, expect, test } from 'vitest';
import { createVisits, soon } from '../support/visit.ts';

const visit = createVisits();

describe('the skip link', () => {
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
