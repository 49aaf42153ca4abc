/** The layout of sites with one service, and without claims in the header. */
import { expect, test } from 'vitest';
import { createVisits } from '../support/visit.ts';

const visit = createVisits();

test('the card of a single service has its picture beside its text, and is as wide as the page', async () => {
  const { page } = await visit('/services/', { width: 1280, height: 800 });
  const widths = await page.evaluate(() => {
    for (const card of document.querySelectorAll('.pictured > :not(:first-child)')) card.remove();
    const [list, heading] = ['.pictured', '.pictured h3'].map((part) => document.querySelector(part) as HTMLElement);
    const card = list?.firstElementChild as HTMLElement;
    return { list: list?.offsetWidth, card: card.offsetWidth, heading: heading?.offsetWidth ?? 0 };
  });
  expect(widths.card).toBe(widths.list);
  expect(widths.heading).toBeGreaterThan(widths.card / 3);
});

test('only the strip of the header leaves a wide window, and without a strip nothing does', async () => {
  const { page } = await visit('/services/', { width: 1280, height: 800 });
  const barTop = async () => {
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    return page.locator('.site-header .bar').evaluate((bar) => bar.getBoundingClientRect().top);
  };
  expect(Math.abs(await barTop())).toBeLessThan(4);
  await page.evaluate(() => document.querySelector('.strip')?.remove());
  expect(await barTop()).toBe(0);
});
