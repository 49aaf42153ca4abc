/** What a place's page does in the browser. */
import { describe, expect, test } from 'vitest';
import { createVisits, resize, visibleText } from '../support/visit.ts';

const visit = createVisits();

describe('the sidebar of a city page', () => {
  test('stays in view, 80 pixels from the top, on wide screens', async () => {
    const { page } = await visit('/areas/greenville-nc/', { width: 1400, height: 1200, reads: true });
    const sidebar = page.locator('main aside');
    const style = await sidebar.evaluate((element) => {
      const sticky = [element, ...element.querySelectorAll('*')].find(
        (part) => getComputedStyle(part).position === 'sticky',
      );
      const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      return sticky ? { top: Number.parseFloat(getComputedStyle(sticky).top), root } : undefined;
    });
    expect(style?.top).toBe(5 * (style?.root ?? Number.NaN));
  });

  test('is below the content on small screens, and is not sticky', async () => {
    const { page } = await visit('/areas/greenville-nc/', { width: 375, reads: true });
    const { positions, top, contentEnd } = await page.locator('main aside').evaluate((element) => ({
      positions: [element, ...element.querySelectorAll('*')].map((part) => getComputedStyle(part).position),
      top: element.getBoundingClientRect().top,
      contentEnd: document.querySelector('.content')?.getBoundingClientRect().bottom,
    }));
    expect(top).toBeGreaterThanOrEqual(contentEnd ?? Number.NaN);
    expect(positions.length).toBeGreaterThan(1);
    expect(positions).not.toContain('sticky');
  });
});

describe('pages with their own phone number', () => {
  test.each([
    ['/areas/aurora-nc/', '252-555-0121'],
    ['/areas/grimesland-nc/', '252-555-0122'],
    ['/areas/craven-county-nc/', '252-555-0123'],
    ['/areas/lenoir-county-nc/', '252-555-0124'],
  ])('show and dial it everywhere (%s)', async (path, number) => {
    const { page } = await visit(path, { reads: true });
    const dialed = await page
      .locator('a[href^="tel:"], a[href^="sms:"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.replace(/^\w+:|\?.*$/g, '')));
    expect(new Set(dialed)).toEqual(new Set([`+1${number.replaceAll('-', '')}`]));
    const shown = (await visibleText(page.locator('body'))).match(/\d{3}-\d{3}-\d{4}/g);
    expect(new Set(shown)).toEqual(new Set([number]));
  });
});

test('a long heading is in two lines on a phone and on a wide screen', async () => {
  const { page } = await visit('/areas/greenville-nc/', { width: 390, height: 740 });
  for (const width of [390, 1440]) {
    await resize(page, { width, height: 740 });
    const lines = await page.locator('h1').evaluate((heading) => {
      heading.textContent = 'Plumbing and Septic in Superior, WI';
      return Math.round(
        heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight),
      );
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
