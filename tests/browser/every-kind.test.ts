/** What is true of every kind of page: each is loaded once without JavaScript and once with it, and seen in all widths and both themes. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { violationsInAllSettings } from '../support/axe.ts';
import { opensQuote, pressEach } from '../support/quote-buttons.ts';
import { missingKinds, pageKinds } from '../support/site-pages.ts';
import { createVisits, phone, visibleText } from '../support/visit.ts';

const visit = createVisits();
const kinds = { ...pageKinds, ...missingKinds };
const wide = { width: 1280, height: 800 };
const small = { width: 360, height: 740 };
const smallest = { width: 320, height: 640 };

/** By path, without JavaScript: the words of the page, and where the highest call link ends on a phone. */
const plain = new Map<string, { words: string; callLink: number }>();

/** The visible text of the content, without the carousel, which shows one review at a time. */
async function wordsOf(page: Page): Promise<string> {
  const hide = (hidden: boolean) =>
    page.locator('.carousel').evaluateAll((all, hidden) => {
      for (const carousel of all) (carousel as HTMLElement).style.display = hidden ? 'none' : '';
    }, hidden);
  await hide(true);
  const words = await visibleText(page.locator('main'));
  await hide(false);
  return words;
}

beforeAll(async () => {
  const { page } = await visit('/', { script: false, missing: true });
  for (const path of Object.values(kinds)) {
    await page.setViewportSize(wide);
    await page.goto(inject('siteUrl') + path);
    const words = await wordsOf(page);
    await page.setViewportSize(phone);
    const ends = await page
      .locator('a[href^="tel:+1"]:visible')
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().bottom));
    plain.set(path, { words, callLink: Math.min(...ends) });
  }
});

const toTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
const heightOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())?.height ?? 0;

async function skipLinkIsFirst(page: Page) {
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
}

async function saysTheSameWithoutScript(page: Page, path: string) {
  const { words = '', callLink = Number.NaN } = plain.get(path) ?? {};
  expect(words.length).toBeGreaterThan(50);
  expect(await wordsOf(page)).toBe(words);
  expect(callLink, 'the call link, on the first screen of a phone').toBeLessThan(phone.height);
}

/** With the mouse, as a visitor opens it, and closed with Escape. The others are pressed by script, which takes a fifth of the time. */
async function firstButtonOpensTheDialog(page: Page) {
  const dialog = page.locator('dialog#quoteModal');
  const button = page.getByRole('button', { name: opensQuote }).locator('visible=true').first();
  const { x, y } = await button.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await page.mouse.click(x, y);
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(false);
}

/** One dialog, which every button that promises a quote opens, on wide and small screens. */
async function quoteButtonsOpenTheDialog(page: Page) {
  const dialog = page.locator('dialog#quoteModal');
  expect(await dialog.count()).toBe(1);
  expect(await dialog.isVisible()).toBe(false);
  for (const size of [wide, phone]) {
    await page.setViewportSize(size);
    await firstButtonOpensTheDialog(page);
    const buttons = await page.getByRole('button', { name: opensQuote }).evaluateAll(pressEach);
    expect(buttons.length).toBeGreaterThan(0);
    for (const { text, ...happened } of buttons)
      expect(happened, `${text}, ${size.width} pixels wide`).toEqual({ isOnTop: true, opened: true });
  }
}

/** And the frame leaves them more than half the screen. */
async function headingAndLeadComeFirst(page: Page) {
  await page.setViewportSize(small);
  await toTop(page);
  expect((await heightOf(page, 'header')) + (await heightOf(page, '.sticky-bar'))).toBeLessThan(small.height / 3);
  expect((await page.locator('h1').boundingBox())?.y).toBeLessThan(small.height / 3);
  const first = page.locator('h1, main .actions, .alert-line').first();
  expect(await first.evaluate((element) => element.localName)).toBe('h1');
}

async function barLeavesTheLastLineFree(page: Page) {
  await page.setViewportSize(smallest);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const lastLine = await page
    .locator('footer :is(p, li)')
    .evaluateAll((all) => Math.max(...all.map((line) => line.getBoundingClientRect().bottom)));
  const bar = await heightOf(page, '.sticky-bar');
  expect(bar).toBeGreaterThan(0);
  expect(lastLine).toBeLessThanOrEqual(smallest.height - bar);
}

/** With the mouse: the buttons of the header, which every page has. */
async function useHeader(page: Page) {
  await toTop(page);
  const isDark = () => page.evaluate(() => document.documentElement.dataset.theme);
  const center = async (selector: string): Promise<[x: number, y: number]> => {
    const { x, y, width, height } = await page
      .locator(selector)
      .evaluate((one) => one.getBoundingClientRect().toJSON());
    return [x + width / 2, y + height / 2];
  };
  await page.mouse.click(...(await center('[data-theme-toggle]')));
  expect(await isDark()).toBe('dark');
  await page.mouse.click(...(await center('.menu-button')));
  expect(await page.evaluate(() => document.querySelector('#site-menu')?.matches(':popover-open'))).toBe(true);
  await page.keyboard.press('Escape');
}

/** In the page: everything else that a visitor can do on it without leaving it. */
function useEverything(): void {
  const click = (selector: string) => {
    const all = document.querySelectorAll<HTMLElement>(selector);
    for (const element of all) element.click();
    return all.length;
  };
  const fill = (selector: string) => {
    for (const field of document.querySelectorAll<HTMLInputElement>(selector)) field.value = 'Ann';
  };
  click('details summary, .carousel button');
  fill('main form input[required]');
  click('main form [type=submit]');
  const used = [click('.sticky-bar button')];
  fill('dialog input');
  used.push(click('dialog [type=submit]'));
  if (used.includes(0)) throw new Error(`Something to use is not there: ${used}`);
}

/** What the page keeps in the browser. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.entries(localStorage),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }));

describe('a page of each kind', () => {
  test.each(Object.entries(kinds))(
    '%s: accessibility, skip link, words without script, quote buttons, small screens, own files only',
    async (_, path) => {
      const { page, requests, context } = await visit(path, { ...wide, still: true, missing: true });
      expect(await violationsInAllSettings(page, { frameSeen: path !== '/' })).toEqual({});
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize(wide);
      await skipLinkIsFirst(page);
      await saysTheSameWithoutScript(page, path);
      await quoteButtonsOpenTheDialog(page);
      await headingAndLeadComeFirst(page);
      await barLeavesTheLastLineFree(page);

      await page.setViewportSize(phone);
      await useHeader(page);
      await page.evaluate(useEverything);
      const site = `${inject('siteUrl')}/`;
      expect(requests.map((request) => request.url()).filter((url) => !url.startsWith(site))).toEqual([]);
      expect(requests.filter((request) => request.method() !== 'GET')).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      expect(await kept(page)).toEqual({ local: [['theme', 'dark']], session: [], databases: [], caches: [] });
    },
  );
});
