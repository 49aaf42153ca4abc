/** The bar at the bottom of small screens. */
import { describe, expect, test } from 'vitest';
import { createVisits, phone } from '../support/visit.ts';

const visit = createVisits();
const bar = '.sticky-bar';

describe('the sticky bar', () => {
  test.each([
    ['/areas/greenville-nc/', 'Call 252-555-0110', 'Free Quote'],
    ['/', 'Call 252-555-0110', 'Free Quote'],
    ['/services/crane-tree-removal/', 'Call Now 252-555-0110', 'Get Quote'],
  ])('offers on %s to call the number (%s) and to ask for a quote (%s)', async (path, call, quote) => {
    const { page } = await visit(path, { width: 390, height: 740, reads: true });
    const box = page.locator(bar);
    const link = box.getByRole('link', { name: call, exact: true });
    expect(await link.getAttribute('href')).toMatch(/^tel:\+1\d{10}$/);
    expect(await link.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
    expect(await box.getByRole('button', { name: quote, exact: true }).isVisible()).toBe(true);
  });

  test('is one row at 320 pixels, without the number', async () => {
    const { page } = await visit('/services/crane-tree-removal/', { width: 320, reads: true });
    const tops = await page
      .locator(`${bar} .button`)
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect([tops.length, new Set(tops).size]).toEqual([3, 1]);
    expect(await page.locator(`${bar} small`).isVisible()).toBe(false);
  });

  test('stays at the bottom edge below 768 pixels at every scroll position, and is absent on wider screens', async () => {
    const { page } = await visit('/', { width: 767 });
    for (const top of [0, 1500]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
      const box = await page.locator(bar).boundingBox();
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(800);
    }
    await page.setViewportSize({ width: 768, height: 800 });
    expect(await page.locator(bar).isVisible()).toBe(false);
  });

  test('never covers the link that has the focus', async () => {
    const { page } = await visit('/services/', { ...phone });
    const barTop = (await page.locator(bar).boundingBox())?.y ?? 0;
    const ends = await page.locator('main a, main button, main summary, footer li a').evaluateAll((links) =>
      (links as HTMLElement[])
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .map((link) => {
          link.focus();
          return {
            text: link.innerText,
            hasFocus: link === document.activeElement,
            bottom: link.getBoundingClientRect().bottom,
          };
        }),
    );
    expect(ends.length).toBeGreaterThan(20);
    for (const { text, hasFocus, bottom } of ends) {
      expect(hasFocus, text).toBe(true);
      expect(bottom, text).toBeLessThanOrEqual(barTop);
    }
  });
});
