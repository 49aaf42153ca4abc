/** The quote dialog: how it opens, how it closes, where the focus is. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { boxOf, readFirst } from '../support/browser/in-page.ts';
import { opensQuote } from '../support/browser/quote-buttons.ts';
import { createVisits } from '../support/browser/visit.ts';

const visit = createVisits();
/** A small page: less of it is laid out again. */
const path = '/contact/';
const dialog = (page: Page) => page.locator('dialog#quoteModal');
const closed = (page: Page) => dialog(page).waitFor({ state: 'hidden' });

async function open(options = {}) {
  const here = await visit(path, options);
  await press(here.page);
  return here;
}

async function press(page: Page): Promise<void> {
  await page.locator('main').getByRole('button', { name: opensQuote }).first().click();
  await dialog(page).waitFor({ state: 'visible' });
}

describe('the quote dialog', () => {
  test('has a name, makes the page behind it inert and arrives in 300 ms, at once with reduced motion; the focus goes to its first field and stays in it', async () => {
    const { page } = await open({ motion: true });
    expect(await page.getByRole('dialog', { name: 'Get a Free Quote' }).count()).toBe(1);
    expect(await readFirst(page, '#quoteModal', (element) => element.matches(':modal'))).toBe(true);
    expect(await durations(page)).toEqual(['0.3s', '0.15s']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await durations(page)).toEqual(['0s', '0s']);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('quote-name');
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.nodeName);
      // Between the last and the first field, focus is in the browser's own interface, which reads as the body.
      expect(['DIALOG', 'BODY']).toContain(where);
      expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer') ?? null)).toBe(null);
    }
  });

  test('closes in every way, gives the focus back each time, and can be opened again; stays open on a click inside it, and keeps the page behind it where it is; fits a small window and can be scrolled to its end', async () => {
    const { page } = await open();
    const ways: Record<string, () => Promise<unknown>> = {
      'its close button': () => dialog(page).getByRole('button', { name: 'Close' }).click(),
      Escape: () => page.keyboard.press('Escape'),
      'a click on the backdrop': () => page.mouse.click(8, 400),
      submit: async () => {
        await dialog(page).getByLabel('Name').fill('Ann Example');
        await dialog(page).getByLabel('Phone').fill('252-555-0199');
        await dialog(page).locator('[type=submit]').click();
      },
    };
    for (const [way, close] of Object.entries(ways)) {
      await close();
      await closed(page);
      expect(await page.evaluate(() => document.activeElement?.textContent), way).toBe('Get a Free Quote');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null), way).toBe(true);
      await page.keyboard.press('Enter');
      expect(await dialog(page).isVisible(), `after ${way}`).toBe(true);
    }

    await dialog(page).locator('h2').click();
    const box = await boxOf(page, '#quoteModal');
    await page.mouse.click(box.x + 4, box.y + 4);
    expect(await dialog(page).isVisible()).toBe(true);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(before);

    await page.setViewportSize({ width: 320, height: 400 });
    const end = await readFirst(page, '#quoteModal [type=submit]', (submit) => {
      submit.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return submit.getBoundingClientRect().bottom;
    });
    expect(end).toBeLessThanOrEqual(400);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

/** Browsers without `command` and `closedby`, in which the dialog opens and closes by script. */
const withoutNewerFeatures = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    document.addEventListener('command', (event) => event.preventDefault(), true);
    document.addEventListener('DOMContentLoaded', () => {
      for (const dialog of document.querySelectorAll('dialog')) dialog.removeAttribute('closedby');
    });
  });

test('in an older browser, the quote dialog opens from its buttons as a modal with the focus in it, closes with its close button, which gives the focus back, and on a click outside it, not inside', async () => {
  const { page, requests } = await visit(path, { prepare: withoutNewerFeatures });
  await page.waitForLoadState('networkidle');
  expect(requests.filter((request) => request.url().includes('older-browsers'))).toHaveLength(1);
  await press(page);
  expect(await readFirst(page, '#quoteModal', (element) => element.matches(':modal'))).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('quote-name');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await closed(page);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Get a Free Quote');

  await press(page);
  await dialog(page).locator('h2').click();
  expect(await dialog(page).isVisible()).toBe(true);
  await page.mouse.click(8, 400);
  await closed(page);
});

/** How long the animations and transitions of the dialog and its backdrop take. */
function durations(page: Page): Promise<string[]> {
  return readFirst(page, '#quoteModal', (element) =>
    [null, '::backdrop'].map((part) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, part);
      return animationName === 'none' ? transitionDuration : animationDuration;
    }),
  );
}
