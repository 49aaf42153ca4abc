/** The layout of sites without claims in the header. */
import { expect, test } from 'vitest';
import { createVisits } from '../support/visit.ts';

const visit = createVisits();

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
