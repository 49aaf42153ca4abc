/** What a place's page does in the browser. */
import { expect, test } from 'vitest';
import { createVisits } from '../support/browser/visit.ts';

const visit = createVisits();

test('the sidebar of a city page is below the content on small screens, and is not sticky', async () => {
  const { page } = await visit('/areas/greenville-nc/', { width: 375, reads: true });
  const { positions, top, contentEnd } = await page.evaluate(() => ({
    positions: [...document.querySelectorAll('main aside, main aside *')].map(
      (part) => getComputedStyle(part).position,
    ),
    top: document.querySelector('main aside')?.getBoundingClientRect().top,
    contentEnd: document.querySelector('.content')?.getBoundingClientRect().bottom,
  }));
  expect(top).toBeGreaterThanOrEqual(contentEnd ?? Number.NaN);
  expect(positions.length).toBeGreaterThan(1);
  expect(positions).not.toContain('sticky');
});

test('all answers are on paper, and none on a screen at the start; whether it is open now is not', async () => {
  const { page } = await visit('/areas/greenville-nc/', { reads: true });
  const answers = page.locator('details.faq-item .prose');
  const visible = (parts = answers) => parts.locator('visible=true').count();
  const now = page.locator('.now');
  expect([await visible(), await visible(now)]).toEqual([0, 1]);
  await page.emulateMedia({ media: 'print' });
  try {
    expect([await visible(), await visible(now)]).toEqual([5, 0]);
  } finally {
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a long heading is in two lines on a phone and on a wide screen', async () => {
  const { page } = await visit('/areas/greenville-nc/', { width: 390, height: 740, reads: true });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    const lines = await page.evaluate(() => {
      const heading = document.querySelector('h1') as HTMLElement;
      const before = [...heading.childNodes];
      heading.textContent = 'Plumbing and Septic in Superior, WI';
      const { height } = heading.getBoundingClientRect();
      heading.replaceChildren(...before);
      return Math.round(height / Number.parseFloat(getComputedStyle(heading).lineHeight));
    });
    expect(lines, `${width}`).toBe(2);
  }
});

test('the content of a place with few words does not end beside its sidebar', async () => {
  const { page } = await visit('/areas/pantego-nc/', { width: 1440, reads: true });
  const ends = await page.evaluate(() =>
    ['.content > :last-child', '.sidebar > :last-child'].map(
      (part) => document.querySelector(part)?.getBoundingClientRect().bottom ?? Number.NaN,
    ),
  );
  expect(ends[0]).toBeGreaterThanOrEqual(ends[1] ?? Number.NaN);
});
