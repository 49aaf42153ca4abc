/** The carousel of reviews: when it advances, when it stays, and how visitors control it. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { runFor, stopClock } from '../support/browser/clock.ts';
import { boxOf, readAll, readFirst } from '../support/browser/in-page.ts';
import { createVisits, type VisitOptions } from '../support/browser/visit.ts';

const visit = createVisits();
const count = 21;
const interval = 8000;

/** A page whose timers are paused until a test advances them. */
async function open(options: VisitOptions): Promise<Page> {
  const page = await look(options);
  expect(await duration(page), 'The other slides are out of sight at once.').toEqual(['0s']);
  await start(page);
  return page;
}

/** The page of the test before, which must leave it running. */
async function openAgain(): Promise<Page> {
  const page = await look(withMotion);
  await start(page);
  return page;
}

const withMotion = { motion: true, reads: true };

async function look(options: VisitOptions): Promise<Page> {
  const { page } = await visit('/', { ...options, prepare: stopClock });
  await page.locator('.carousel[data-live]').waitFor();
  return page;
}

/** Shows the first slide from now on. */
async function start(page: Page): Promise<void> {
  await readFirst(page, '.carousel', (carousel) => carousel.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await leave(page);
  const [shown = Number.NaN] = await current(page);
  for (let slide = shown; slide > 1; slide--) await press(page, 'Previous review');
  // To the next slide and back, so that the timer starts now.
  await press(page, 'Next review');
  await press(page, 'Previous review');
  expect(await current(page)).toEqual([1]);
}

const button = (page: Page, name: string) => page.locator('.carousel').getByRole('button', { name });

/** Presses a button by script: neither the mouse nor the focus enters the carousel. */
const press = (page: Page, name: string) =>
  readFirst(page, `.carousel button[aria-label="${name}"]`, (element) => element.click());

/** How long the first slide takes to move. */
const duration = (page: Page) =>
  readFirst(page, '.slide', (slide) => getComputedStyle(slide).transitionDuration.split(', '));

/** Numbers of the visible slides once all movement has ended, which this does not wait for. */
function current(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const slides = [...document.querySelectorAll('.carousel .slide')];
    for (const slide of slides) for (const move of slide.getAnimations()) move.finish();
    return slides.flatMap((slide, index) => (getComputedStyle(slide).visibility === 'visible' ? [index + 1] : []));
  });
}

describe('the carousel', () => {
  test('shows one slide of twenty-one in its frame, with the age of its review, hides the others from all users, and moves in half a second', async () => {
    const page = await open(withMotion);
    const slides = page.locator('.carousel .slide');
    expect(await slides.count()).toBe(count);
    const [frame, shown] = await Promise.all([boxOf(page, '.slides'), boxOf(page, '.slide')]);
    expect(shown.x).toBe(frame.x);
    expect(await readAll(page, '.carousel .slide', (all) => all.filter((slide) => !slide.inert).length)).toBe(1);
    expect(await slides.first().locator('time').textContent()).toMatch(/ ago$/);
    expect(new Set(await duration(page))).toEqual(new Set(['0.5s']));
    await press(page, 'Next review');
    const moves = await readAll(
      page,
      '.carousel .slide',
      (all) => all.flatMap((slide) => slide.getAnimations()).length,
    );
    expect(moves).toBeGreaterThan(0);
  });

  test('advances after 8000 ms, not before, shows a chosen slide as long, and starts again after the last; pauses while the mouse is over it or the focus is in it, and continues when they leave', async () => {
    const page = await openAgain();
    await runFor(page, interval - 1);
    expect(await current(page)).toEqual([1]);
    await runFor(page, 1);
    expect(await current(page)).toEqual([2]);
    await runFor(page, interval);
    expect(await current(page)).toEqual([3]);
    await runFor(page, interval - 1000);
    await press(page, 'Next review');
    await runFor(page, interval - 1);
    expect(await current(page)).toEqual([4]);
    await runFor(page, 1);
    expect(await current(page)).toEqual([5]);
    await runFor(page, interval * (count - 5));
    expect(await current(page)).toEqual([count]);
    await runFor(page, interval);
    expect(await current(page)).toEqual([1]);

    await page.locator('.slides').hover();
    await runFor(page, interval * 3);
    expect(await current(page)).toEqual([1]);
    await page.mouse.move(1, 1);
    await runFor(page, interval + 1);
    expect(await current(page)).toEqual([2]);
    await button(page, 'Next review').focus();
    await runFor(page, interval * 3);
    expect(await current(page)).toEqual([2]);
    await button(page, 'Next review').blur();
    await runFor(page, interval + 1);
    expect(await current(page)).toEqual([3]);
  });

  test('wraps in both directions with its buttons; stays paused until Play, even when it is moved by hand', async () => {
    const page = await openAgain();
    await button(page, 'Previous review').click();
    expect(await current(page)).toEqual([count]);
    await button(page, 'Next review').click();
    expect(await current(page)).toEqual([1]);
    await button(page, 'Next review').click();
    expect(await current(page)).toEqual([2]);

    await button(page, 'Pause').click();
    expect(await button(page, 'Pause').count()).toBe(0);
    await leave(page);
    await runFor(page, interval * 3);
    expect(await current(page)).toEqual([2]);
    await button(page, 'Next review').click();
    await leave(page);
    await runFor(page, interval * 3);
    expect(await current(page)).toEqual([3]);
    await button(page, 'Play').click();
    await leave(page);
    await runFor(page, interval + 1);
    expect(await current(page)).toEqual([4]);
    expect(await button(page, 'Pause').count()).toBe(1);
  });

  test('does not advance or slide if the visitor prefers reduced motion', async () => {
    const page = await open({ motion: false });
    await runFor(page, interval * 3);
    expect(await current(page)).toEqual([1]);
    expect(await duration(page)).toEqual(['0s']);
    await button(page, 'Play').click();
    await leave(page);
    await runFor(page, interval + 1);
    expect(await current(page)).toEqual([2]);
  });
});

/** Moves the mouse and the focus away. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await runFor(page, 1);
}
