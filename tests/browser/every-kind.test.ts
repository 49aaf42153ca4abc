/** What is true of every kind of page, narrow and wide, in both themes. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { darkFirst, lightFirst, violations } from '../support/browser/axe.ts';
import { opensQuote, pressEach } from '../support/browser/quote-buttons.ts';
import { siteUrl } from '../support/browser/real-site.ts';
import { createVisits, missingPage, phone } from '../support/browser/visit.ts';

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
  'unknown page': missingPage,
};
const wide = { width: 1280, height: 800 };
const small = { width: 320, height: 640 };

// What is read of a page is read inside it, at once: each step through a locator costs several messages to the browser.

async function quoteButtonsOpenTheDialog(page: Page) {
  for (const size of [wide, small]) {
    await page.setViewportSize(size);
    const buttons = await page.evaluate(pressEach, opensQuote);
    expect(buttons.length).toBeGreaterThan(0);
    for (const { text, ...happened } of buttons)
      expect(happened, `${text}, ${size.width} pixels wide`).toEqual({ isOnTop: true, opened: true });
  }
}

/** The frame leaves them more than half the screen; a call link is on it. */
async function headingAndLeadComeFirst(page: Page) {
  const { frame, heading, first, callLink } = await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
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

test.each(Object.entries(kinds))(
  '%s: accessibility, quote buttons, small screens, own files only',
  async (kind, path) => {
    const { page, requests, context } = await visit(path, { width: 320 });
    // All pages have the same header and footer.
    const where = kind === 'home' || kind === 'city' ? undefined : 'main';
    expect(await violations(page, kind === 'city' ? darkFirst : lightFirst, where)).toEqual({});
    await page.emulateMedia({ colorScheme: 'light' });
    await quoteButtonsOpenTheDialog(page);
    await headingAndLeadComeFirst(page);

    await page.evaluate(useEverything);
    const site = `${siteUrl}/`;
    expect(requests.map((request) => request.url()).filter((url) => !url.startsWith(site))).toEqual([]);
    expect(requests.filter((request) => request.method() !== 'GET')).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await kept(page)).toEqual({ local: [['theme', 'dark']], session: [], databases: [], caches: [] });
  },
);
