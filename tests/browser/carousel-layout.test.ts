/** The carousel's place on the page: it keeps its height when script takes over, and follows a finger. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createVisits, phone, soon } from '../support/browser/visit.ts';

const visit = createVisits();

/** An imperceptible layout shift: a date that becomes an age. Web Vitals call 0.1 good. */
const unseen = 0.001;

const height = (page: Page) => page.locator('.carousel').evaluate((box) => box.getBoundingClientRect().height);
const shown = (page: Page) => page.locator('.slide[data-state=current]').getAttribute('aria-label');

/** Moves one finger over the slides from one x to another, in steps. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  await page.locator('.slides').evaluate((slides) => slides.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await page.locator('.slides').boundingBox();
  const y = (box?.y ?? 0) + 20;
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
  for (let step = 1; step <= 5; step++) {
    const x = from + ((to - from) * step) / 5;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

interface Shift {
  value: number;
  sources: { node: Node | null }[];
}

describe('the place of the carousel', () => {
  let letScriptCome = () => {};
  let scriptMayCome = Promise.resolve();

  test.each([
    ['wide', { width: 1280, height: 800 }],
    ['small', phone],
  ])('has the same height before and after the script loads (%s)', async (_, size) => {
    scriptMayCome = new Promise<void>((resolve) => (letScriptCome = resolve));
    const { page } = await visit('/', {
      ...size,
      before: async (page) => {
        await page.addInitScript(() => {
          const shifts: number[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            // What moves above the carousel is not moved by it: the header's mark, when its picture loads.
            const carousel = document.querySelector('.carousel');
            const isMoved = ({ node }: { node: Node | null }) =>
              node !== null &&
              (carousel?.contains(node) ||
                ((carousel?.compareDocumentPosition(node) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
            for (const entry of list.getEntries() as unknown as Shift[])
              if (entry.sources.some(isMoved)) shifts.push(entry.value);
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.route('**/*.js', async (route) => {
          await scriptMayCome;
          await route.continue();
        });
        // A module that has not loaded delays the load event, which `goto` waits for.
        const goto = page.goto.bind(page);
        page.goto = (url) => goto(url, { waitUntil: 'commit' });
      },
    });
    await page.locator('footer').waitFor();
    await page.locator('.carousel').scrollIntoViewIfNeeded();
    const before = await height(page);
    letScriptCome();
    await page.locator('.carousel[data-live]').waitFor();
    expect(await height(page)).toBe(before);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(unseen);
  });

  test('follows a finger: left for the next slide, right for the previous one; a small movement does nothing', async () => {
    const { page } = await visit('/', { ...phone, touch: true });
    await page.locator('.carousel[data-live]').waitFor();
    // Horizontal movements belong to the slides: otherwise browsers go back or scroll.
    const allowed = await page.locator('.slides').evaluate((slides) => getComputedStyle(slides).touchAction);
    expect(allowed).toMatch(/^pan-y/);
    expect(await shown(page)).toBe('1 of 21');
    await swipe(page, 300, 120);
    await expect.poll(() => shown(page), soon).toBe('2 of 21');
    await swipe(page, 120, 300);
    await expect.poll(() => shown(page), soon).toBe('1 of 21');
    await swipe(page, 200, 170);
    await swipe(page, 170, 200);
    expect(await shown(page)).toBe('1 of 21');
  });
});
