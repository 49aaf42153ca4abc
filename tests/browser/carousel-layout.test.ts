/** The carousel's place on the page: it keeps its height when script takes over, and follows a finger. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { boxOf, readFirst } from '../support/browser/in-page.ts';
import { createVisits, phone, soon } from '../support/browser/visit.ts';

const visit = createVisits();

/** Of the carousel, its frame and the slide that is shown first. */
const places = (page: Page) =>
  page.evaluate(() =>
    ['.carousel', '.slides', '.slide'].map((part) => document.querySelector(part)?.getBoundingClientRect().toJSON()),
  );
const shown = (page: Page) =>
  readFirst(page, '.slide[data-state=current]', (slide) => slide.getAttribute('aria-label'));

/** Moves one finger over the slides from one x to another, in steps. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  await readFirst(page, '.slides', (slides) => slides.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const y = (await boxOf(page, '.slides')).y + 20;
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
  for (let step = 1; step <= 5; step++) {
    const x = from + ((to - from) * step) / 5;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe('the place of the carousel', () => {
  /** Opens the home page, whose scripts arrive only after its places are read, and expects them to stay. */
  async function openInTwoSteps(size: { width: number; height: number }): Promise<Page> {
    let letScriptCome = () => {};
    const scriptMayCome = new Promise<void>((resolve) => (letScriptCome = resolve));
    const { page } = await visit('/', {
      ...size,
      prepare: (page) =>
        page.route('**/*.js', async (route) => {
          await scriptMayCome;
          await route.continue();
        }),
      // A module that has not loaded delays the load event.
      waitUntil: 'commit',
    });
    await page.locator('footer').waitFor();
    // Without its styles, the page would be laid out as plain text.
    const hasStyles = () =>
      [...document.querySelectorAll('link')].every((link) => link.rel !== 'stylesheet' || link.sheet);
    await expect.poll(() => page.evaluate(hasStyles), soon).toBe(true);
    await readFirst(page, '.carousel', (carousel) => carousel.scrollIntoView());
    const before = await places(page);
    letScriptCome();
    await page.locator('.carousel[data-live]').waitFor();
    expect(await places(page)).toEqual(before);
    return page;
  }

  test('is the same before and after the script loads, on wide screens', async () => {
    await openInTwoSteps({ width: 1280, height: 800 });
  });

  test('is the same on a phone, and follows a finger: left for the next slide, right for the previous one; a small movement does nothing', async () => {
    const page = await openInTwoSteps(phone);
    // Horizontal movements belong to the slides: otherwise browsers go back or scroll.
    const allowed = await readFirst(page, '.slides', (slides) => getComputedStyle(slides).touchAction);
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
