/** What is true of every kind of page: each is loaded once without JavaScript and once with it, and then seen narrow and wide, in both themes. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violationsInAllSettings, violationsInFewSettings } from '../support/browser/axe.ts';
import { keepAll, opensQuote, pressEach } from '../support/browser/quote-buttons.ts';
import { siteUrl } from '../support/browser/real-site.ts';
import { createVisits, phone } from '../support/browser/visit.ts';

const visit = createVisits();
/** One page of each kind of the sample site, the one with the most parts. */
const kinds = {
  home: '/',
  'services hub': '/services/',
  service: '/services/crane-tree-removal/',
  areas: '/areas/',
  city: '/areas/greenville-nc/',
  county: '/areas/beaufort-county-nc/',
  about: '/about/',
  contact: '/contact/',
  document: '/privacy/',
  news: '/news/',
  post: '/news/before-hurricane-season/',
  'unknown page': '/no-such-page/',
};
/** Pages of these kinds have nearly all components, so they are checked in all settings. The few that others add are checked in two settings, which have both widths and both themes, without the header and the footer, which all pages share. */
const withMostComponents = ['home', 'city'];
const wide = { width: 1280, height: 800 };
const small = { width: 320, height: 640 };

/** By path: the words of the page without JavaScript. */
const plain = new Map<string, string>();

// What is read of a page is read inside it, at once: each step through a locator costs several messages to the browser.

/** The visible text of the content, without the carousel, which shows one review at a time, and without dates, which become ages. */
function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const changing = document.querySelectorAll<HTMLElement>('.carousel, time[data-age]');
    for (const { style } of changing) style.display = 'none';
    const words = document.querySelector('main')?.innerText ?? '';
    for (const { style } of changing) style.display = '';
    return words;
  });
}

beforeAll(async () => {
  const { page } = await visit('/', { ...wide, script: false, missing: true });
  for (const path of Object.values(kinds)) {
    if (path !== '/') await page.goto(siteUrl + path);
    plain.set(path, await wordsOf(page));
  }
});

const toTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

async function skipLinkIsFirst(page: Page) {
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
}

async function saysTheSameWithoutScript(page: Page, path: string) {
  const words = plain.get(path) ?? '';
  expect(words.length).toBeGreaterThan(50);
  expect(await wordsOf(page)).toBe(words);
}

/** One dialog, which every button that promises a quote opens, on wide and small screens: by script, and once with the mouse, as a visitor opens it. */
async function quoteButtonsOpenTheDialog(page: Page) {
  const states = () =>
    page.evaluate(() => {
      const dialogs = [...document.querySelectorAll('dialog#quoteModal')];
      return dialogs.map((dialog) => ({ isModal: dialog.matches(':modal'), isVisible: dialog.checkVisibility() }));
    });
  const closed = [{ isModal: false, isVisible: false }];
  expect(await states()).toEqual(closed);
  for (const size of [wide, small]) {
    await page.setViewportSize(size);
    const [x, y] = await page.evaluate(keepAll, opensQuote);
    if (size === small) {
      await page.mouse.click(x, y);
      expect(await states()).toEqual([{ isModal: true, isVisible: true }]);
      await page.keyboard.press('Escape');
      expect(await states()).toEqual(closed);
    }
    const buttons = await page.evaluate(pressEach);
    expect(buttons.length).toBeGreaterThan(0);
    for (const { text, ...happened } of buttons)
      expect(happened, `${text}, ${size.width} pixels wide`).toEqual({ isOnTop: true, opened: true });
  }
}

/** The frame leaves them more than half the screen; a call link is on it. */
async function headingAndLeadComeFirst(page: Page) {
  await toTop(page);
  const { frame, heading, first, callLink } = await page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return {
      frame: (boxOf('header')?.height ?? Number.NaN) + (boxOf('.sticky-bar')?.height ?? Number.NaN),
      heading: boxOf('h1')?.y,
      first: document.querySelector('h1, main .actions, .alert-line')?.localName,
      callLink: Math.min(
        ...[...document.querySelectorAll('a[href^="tel:+1"]')]
          .filter((link) => link.checkVisibility({ visibilityProperty: true }))
          .map((link) => link.getBoundingClientRect().bottom),
      ),
    };
  });
  expect(frame).toBeLessThan(small.height / 3);
  expect(heading).toBeLessThan(phone.height / 3);
  expect(first).toBe('h1');
  expect(callLink).toBeLessThan(small.height);
}

async function barLeavesTheLastLineFree(page: Page) {
  const { lastLine, bar } = await page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const lines = [...document.querySelectorAll('footer, footer *')];
    return {
      lastLine: Math.max(...lines.map((line) => line.getBoundingClientRect().bottom)),
      bar: document.querySelector('.sticky-bar')?.getBoundingClientRect().height ?? 0,
    };
  });
  expect(bar).toBeGreaterThan(0);
  expect(lastLine).toBeLessThanOrEqual(small.height - bar);
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
  const used = [click('[data-theme-toggle]'), click('.menu-button'), click('.sticky-bar button')];
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
    async (kind, path) => {
      const inAllSettings = withMostComponents.includes(kind);
      // Each page begins at the width at which it is checked first.
      const { page, requests, context } = await visit(path, { width: inAllSettings ? 1280 : 320, missing: true });
      const violations = inAllSettings ? violationsInAllSettings(page) : violationsInFewSettings(page, 'main');
      expect(await violations).toEqual({});
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize(wide);
      await skipLinkIsFirst(page);
      await saysTheSameWithoutScript(page, path);
      await quoteButtonsOpenTheDialog(page);
      await headingAndLeadComeFirst(page);
      await barLeavesTheLastLineFree(page);

      await page.evaluate(useEverything);
      const site = `${siteUrl}/`;
      expect(requests.map((request) => request.url()).filter((url) => !url.startsWith(site))).toEqual([]);
      expect(requests.filter((request) => request.method() !== 'GET')).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      expect(await kept(page)).toEqual({ local: [['theme', 'dark']], session: [], databases: [], caches: [] });
    },
  );
});
