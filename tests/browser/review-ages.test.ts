/** How long ago reviews were written, counted from the visitor's own date. */
import { describe, expect, inject, test } from 'vitest';
import { createVisits } from '../support/visit.ts';

const visit = createVisits();

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

  test('is counted in the days of the visitor, not in hours', async () => {
    const { iso } = await firstDate();
    const nextDay = new Date(`${iso}T00:00:00Z`);
    nextDay.setUTCDate(nextDay.getUTCDate() + 1);
    const tomorrow = nextDay.toISOString().slice(0, 10);
    const early = await firstReview(new Date(`${tomorrow}T00:05:00+09:00`), 'Asia/Tokyo');
    expect(await early.textContent()).toBe('1 day ago');
    const late = await firstReview(new Date(`${tomorrow}T23:55:00-04:00`), 'America/New_York');
    expect(await late.textContent()).toBe('1 day ago');
  });

  test('keeps the date as its title, and is on every review of the carousel, with “Verified Customer”', async () => {
    const { text } = await firstDate();
    const { page } = await visit('/', { now: new Date('2026-11-20T12:00:00-05:00') });
    expect(await page.locator('.review time').first().getAttribute('title')).toBe(text);
    const reviews = await page.locator('.carousel .review').evaluateAll((all) => all.map((one) => one.textContent));
    expect(reviews).toHaveLength(21);
    for (const review of reviews) {
      expect(review).toMatch(/\d+ (day|week|month|year)s? ago|Today/);
      expect(review).toContain('Verified Customer');
    }
  });
});
