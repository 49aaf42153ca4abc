/** How long ago reviews were written, counted from the visitor's own date. */
import { describe, expect, inject, test } from 'vitest';
import { createVisits } from '../support/visit.ts';

const visit = createVisits();

/** Days since the review, and what the page says. */
const cases: [days: number, age: string][] = [
  [-3, 'Today'],
  [0, 'Today'],
  [1, '1 day ago'],
  [2, '2 days ago'],
  [6, '6 days ago'],
  [7, '1 week ago'],
  [13, '1 week ago'],
  [14, '2 weeks ago'],
  [29, '4 weeks ago'],
  [30, '1 month ago'],
  [59, '1 month ago'],
  [60, '2 months ago'],
  [364, '12 months ago'],
  [365, '1 year ago'],
  [730, '2 years ago'],
];

/** The first review's time element on a page opened at this moment. */
async function firstReview(now: Date, timeZone: string) {
  const { page } = await visit('/', { timeZone, now });
  return page.locator('.review time').first();
}

async function firstDate(): Promise<{ iso: string; text: string }> {
  const html = await (await fetch(`${inject('siteUrl')}/`)).text();
  const [, iso = '', text = ''] = /<time datetime="([^"]+)"[^>]*>([^<]+)</i.exec(html) ?? [];
  return { iso, text };
}

describe('the age of a review', () => {
  test('is a plain date in the HTML, which stays true however long the page is kept', async () => {
    const { iso, text } = await firstDate();
    expect(iso).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(new Date(`${text} UTC`).toISOString().slice(0, 10)).toBe(iso);
  });

  test.each(cases)('after %i days is “%s”', async (days, age) => {
    const { iso } = await firstDate();
    const noon = new Date(`${iso}T12:00:00-05:00`);
    noon.setUTCDate(noon.getUTCDate() + days);
    expect(await (await firstReview(noon, 'America/New_York')).textContent()).toBe(age);
  });

  test('is counted in the days of the visitor, not in hours', async () => {
    const { iso } = await firstDate();
    const nextDay = new Date(`${iso}T00:00:00Z`);
    nextDay.setUTCDate(nextDay.getUTCDate() + 1);
    const day = nextDay.toISOString().slice(0, 10);
    const early = await firstReview(new Date(`${day}T00:05:00+13:00`), 'Pacific/Auckland');
    expect(await early.textContent()).toBe('1 day ago');
    const late = await firstReview(new Date(`${day}T23:55:00-10:00`), 'Pacific/Honolulu');
    expect(await late.textContent()).toBe('1 day ago');
  });

  test('keeps the date as its title', async () => {
    const { text } = await firstDate();
    const time = await firstReview(new Date('2026-11-20T12:00:00-05:00'), 'America/New_York');
    expect(await time.getAttribute('title')).toBe(text);
  });

  test('is on every review of the carousel, with “Verified Customer”', async () => {
    const { page } = await visit('/', { now: new Date('2026-11-20T12:00:00-05:00') });
    const reviews = await page.locator('.carousel .review').evaluateAll((all) => all.map((one) => one.textContent));
    expect(reviews).toHaveLength(21);
    for (const review of reviews) {
      expect(review).toMatch(/\d+ (day|week|month|year)s? ago|Today/);
      expect(review).toContain('Verified Customer');
    }
  });
});
