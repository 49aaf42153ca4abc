/** Scrolling to the target of a URL, and what stays in view meanwhile. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { runFor, stopClock } from '../support/browser/clock.ts';
import { boxOf } from '../support/browser/in-page.ts';
import { siteUrl } from '../support/browser/real-site.ts';
import { createVisits, soon, type VisitOptions } from '../support/browser/visit.ts';

const visit = createVisits();
const delay = 100;

interface Scroll {
  to: string;
  behavior: ScrollBehavior | undefined;
}

/** A page that records what its script scrolls to, with timers that tests advance. */
const watched = (path: string, options: VisitOptions = {}) =>
  visit(path, {
    motion: true,
    ...options,
    prepare: async (page) => [await stopClock(page), await page.addInitScript(recordScrolls)],
  });

/** In the page. */
function recordScrolls(): void {
  const scrolls: Scroll[] = [];
  Object.assign(window, { scrolls });
  Element.prototype.scrollIntoView = function (options) {
    scrolls.push({ to: this.id, behavior: (options as ScrollIntoViewOptions).behavior });
  };
  window.scrollTo = ((options: ScrollToOptions) => {
    scrolls.push({ to: String(options.top), behavior: options.behavior });
  }) as typeof window.scrollTo;
}

const scrolls = (page: Page) => page.evaluate(() => (window as unknown as { scrolls: Scroll[] }).scrolls);
const goTo = (page: Page, hash: string) =>
  page.evaluate((hash) => {
    const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    location.hash = hash;
    return changed.then(() => undefined);
  }, hash);

describe('scrolling', () => {
  test('does not begin on a page that was opened without a hash; goes smoothly to the place of a new hash after 100 ms, not before', async () => {
    const { page } = await watched('/');
    await runFor(page, delay * 10);
    expect(await scrolls(page)).toEqual([]);
    await goTo(page, '#reviews');
    await runFor(page, delay - 1);
    expect(await scrolls(page)).toEqual([]);
    await runFor(page, 1);
    expect(await scrolls(page)).toEqual([{ to: 'reviews', behavior: 'smooth' }]);
  });

  test('begins at the top of a page that was opened with a hash, rather than at the target', async () => {
    const watch = (page: Page) =>
      page.addInitScript(() => {
        const tops: number[] = [];
        Object.assign(window, { tops });
        addEventListener('scroll', () => tops.push(scrollY));
      });
    const { page } = await visit('/#reviews', { prepare: watch, motion: true });
    const target = () => boxOf(page, '#reviews').then(({ top }) => top);
    await expect.poll(target, soon).toBeLessThan(200);
    const between = await page.evaluate(() =>
      (window as unknown as { tops: number[] }).tops.filter((top) => top > 0 && top < scrollY / 2),
    );
    expect(between.length).toBeGreaterThan(0);
  });

  test('stays where the visitor was when the page is loaded again', async () => {
    const { page } = await visit('/#areas');
    await page.waitForTimeout(delay * 2);
    const read = await page.evaluate(() => {
      scrollTo({ top: 200, behavior: 'instant' });
      return scrollY;
    });
    await page.reload();
    await page.waitForTimeout(delay * 4);
    expect(await page.evaluate(() => scrollY)).toBe(read);
  });

  test('jumps for a visitor who prefers reduced motion', async () => {
    const { page } = await watched('/#areas', { motion: false });
    await runFor(page, delay);
    await goTo(page, '#about');
    await runFor(page, delay);
    expect((await scrolls(page)).map((scroll) => scroll.behavior)).toEqual(['instant', 'instant']);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });

  test('ignores a hash without a target', async () => {
    const { page } = await watched('/privacy/#%E0%A4%A');
    await runFor(page, delay);
    expect(await scrolls(page)).toEqual([]);
    for (const other of ['#"><b>', '#nowhere', '#%', '#a.b:c']) {
      await goTo(page, other);
      await runFor(page, delay);
      expect(await scrolls(page), other).toEqual([]);
    }
  });

  test('lets a link with a modifier key open a new tab, even a link to the page itself', async () => {
    const { page, context } = await visit('/');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page
        .locator('#site-menu')
        .getByRole('link', { name: 'Home' })
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.waitForURL(`${siteUrl}/`);
    await tab.close();
  });
});

test('only the strip of the header leaves a wide window, and without a strip nothing does', async () => {
  const { page } = await visit('/services/', { width: 1280, height: 800 });
  const barTop = async () => {
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    return (await boxOf(page, '.site-header .bar')).top;
  };
  expect(Math.abs(await barTop())).toBeLessThan(4);
  await page.evaluate(() => document.querySelector('.strip')?.remove());
  expect(await barTop()).toBe(0);
});
