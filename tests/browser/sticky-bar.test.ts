/** The bar at the bottom of small screens. */
import { describe, expect, test } from 'vitest';
import { boxOf, readAll, readFirst } from '../support/browser/in-page.ts';
import { createVisits, phone } from '../support/browser/visit.ts';

const visit = createVisits();
const bar = '.sticky-bar';
const path = '/services/crane-tree-removal/';

describe('the sticky bar', () => {
  test('is one row, with the number that it calls at 390 pixels, and without it at 320', async () => {
    const { page } = await visit(path, { width: 390, reads: true });
    const link = await readFirst(page, `${bar} .call`, (button) => ({
      words: button.innerText.replace(/\s+/g, ' '),
      outside: button.scrollWidth - button.clientWidth,
    }));
    expect(link).toEqual({ words: 'Call Now 252-555-0110', outside: 0 });
    await page.setViewportSize({ width: 320, height: 740 });
    const tops = await readAll(page, `${bar} .button`, (buttons) =>
      buttons.map((button) => button.getBoundingClientRect().top),
    );
    expect([tops.length, new Set(tops).size]).toEqual([3, 1]);
    expect(await readFirst(page, `${bar} small`, (number) => number.checkVisibility())).toBe(false);
  });

  test('stays at the bottom edge below 768 pixels at every scroll position, and is absent on wider screens', async () => {
    const { page } = await visit(path, { width: 767, reads: true });
    for (const top of [0, 1500]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
      expect(Math.round((await boxOf(page, bar)).bottom)).toBe(800);
    }
    await page.setViewportSize({ width: 768, height: 800 });
    expect(await readFirst(page, bar, (bar) => bar.checkVisibility())).toBe(false);
  });

  test('never covers the link that has the focus, nor the last line', async () => {
    const { page } = await visit(path, { ...phone, reads: true });
    const barTop = (await boxOf(page, bar)).y;
    const ends = await readAll(page, 'main a, main button, main summary, footer li a', (links) =>
      links
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
    const lastLine = await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      return Math.max(...[...document.querySelectorAll('footer *')].map((one) => one.getBoundingClientRect().bottom));
    });
    expect(lastLine).toBeLessThanOrEqual(barTop);
  });
});
