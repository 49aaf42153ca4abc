/** The report of the real site, opened from the disk as an owner would: complete without a request, and accessible. */
import { describe, expect, test } from 'vitest';
import { lightFirst, violations } from '../support/browser/axe.ts';
import { readAll, readFirst } from '../support/browser/in-page.ts';
import { siteReport } from '../support/browser/real-site.ts';
import { createVisits } from '../support/browser/visit.ts';

const visit = createVisits();

/** One page for the tests that leave it as it was. */
const open = () => visit(siteReport, { site: 'file://', reads: true });

describe('the report', () => {
  test('requests nothing but itself', async () => {
    const { requests } = await open();
    const addresses = requests.map((request) => request.url()).filter((url) => !url.startsWith('data:'));
    expect(addresses).toEqual([`file://${siteReport}`]);
  });

  test('draws every page and every card', async () => {
    const { page } = await open();
    expect(await readAll(page, '#weights tbody tr', (rows) => rows.length)).toBeGreaterThan(40);
    const widths = await readAll(page, '#cards img', (all) => all.map((img) => (img as HTMLImageElement).naturalWidth));
    expect(widths.length).toBeGreaterThan(1);
    expect(new Set(widths)).toEqual(new Set([480]));
    const bars = await readAll(page, '.bar rect', (all) => all.map((bar) => bar.getBoundingClientRect().width));
    expect(bars.length).toBeGreaterThanOrEqual(55);
    expect(Math.max(...bars)).toBeGreaterThan(40);
  });

  test('fits windows of 320, 390 and 1280 pixels', async () => {
    const { page } = await open();
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('shows collapsed sections in print', async () => {
    const { page } = await open();
    const isVisible = () => readFirst(page, 'details .places', (folded) => folded.checkVisibility());
    expect(await isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
  });

  test('has no violation in the light theme, narrow, or in the dark one, wide, expanded', async () => {
    const { page } = await visit(siteReport, { site: 'file://' });
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('details')) one.open = true;
      // The other rows are like these, and axe takes as long for each.
      for (const row of document.querySelectorAll('tbody tr:not(.over):nth-child(n + 6)')) row.remove();
    });
    expect(await violations(page, lightFirst)).toEqual({});
  });
});
