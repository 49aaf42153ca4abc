/** How long ago reviews were written, counted from the visitor's own date. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { respondTo } from '../support/respond-to.ts';
import { reviewAges } from '../support/review-ages.ts';
import { createVisits } from '../support/visit.ts';

const visit = createVisits();
const day = 86_400_000;

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

  test('is in days, weeks, months and years, each from its first day to its last', async () => {
    const today = '2026-11-20';
    const dates = reviewAges.map(([days]) => new Date(Date.parse(today) - days * day).toISOString().slice(0, 10));
    const redate = async (url: string) => {
      const response = await fetch(url);
      let index = 0;
      const html = (await response.text()).replace(/(<time datetime=")[^"]+/g, (all, tag) => {
        const date = dates[index++];
        return date === undefined ? all : tag + date;
      });
      return { headers: { 'content-type': 'text/html; charset=utf-8' }, body: html };
    };
    const prepare = (page: Page) => respondTo(page, `${inject('siteUrl')}/`, redate);
    const { page } = await visit('/', { now: new Date(`${today}T12:00:00-05:00`), prepare });
    const ages = await page.locator('.review time').evaluateAll((all) => all.map((time) => time.textContent));
    expect(reviewAges.map(([days], index) => [days, ages[index]])).toEqual(reviewAges);
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
