/** How long ago reviews were written, counted from the visitor's own date. */
import { expect, inject, test } from 'vitest';
import { createVisits } from '../support/visit.ts';

const visit = createVisits();

test('a review has its date in the HTML, which stays true however long the page is kept, and in a browser its age in days of the visitor, not in hours', async () => {
  const html = await (await fetch(`${inject('siteUrl')}/`)).text();
  const [, iso = '', text = ''] = /<time datetime="([^"]+)"[^>]*>([^<]+)</i.exec(html) ?? [];
  expect(new Date(`${text} UTC`).toISOString().slice(0, 10)).toBe(iso);

  const nextDay = new Date(`${iso}T00:00:00Z`);
  nextDay.setUTCDate(nextDay.getUTCDate() + 1);
  const tomorrow = nextDay.toISOString().slice(0, 10);
  for (const [now, timeZone] of [
    [`${tomorrow}T00:05:00+09:00`, 'Asia/Tokyo'],
    [`${tomorrow}T23:55:00-04:00`, 'America/New_York'],
  ] as const) {
    const { page } = await visit('/', { timeZone, now: new Date(now) });
    const reviews = await page.evaluate(() => {
      const all = document.querySelectorAll<HTMLElement>('.carousel .review time');
      return [...all].map(({ textContent, title }) => ({ textContent, title }));
    });
    expect(reviews).toHaveLength(21);
    expect(reviews[0]).toEqual({ textContent: '1 day ago', title: text });
    for (const { textContent } of reviews) expect(textContent).toMatch(/^(\d+ (day|week|month|year)s? ago|Today)$/);
  }
});
