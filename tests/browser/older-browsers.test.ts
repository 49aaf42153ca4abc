/** Browsers without `command` and `closedby`: the dialog opens and closes by script. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createVisits } from '../support/visit.ts';

const visit = createVisits();
const dialog = (page: Page) => page.locator('#quoteModal');

/** This browser, with the newer features removed. */
async function older() {
  const here = await visit('/', {
    keep: 'older',
    before: (page) =>
      page.addInitScript(() => {
        Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
        Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
        document.addEventListener('command', (event) => event.preventDefault(), true);
        document.addEventListener('DOMContentLoaded', () => {
          for (const dialog of document.querySelectorAll('dialog')) dialog.removeAttribute('closedby');
        });
      }),
  });
  await here.page.waitForLoadState('networkidle');
  return here;
}

async function opened(): Promise<Page> {
  const { page } = await older();
  await page.locator('main').getByRole('button', { name: 'Get a Free Quote' }).first().click();
  await dialog(page).waitFor();
  return page;
}

describe('in an older browser, the quote dialog', () => {
  test('opens from its buttons, as a modal, with the focus in it', async () => {
    const page = await opened();
    expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('quote-name');
  });

  test('closes with its close button, and gives the focus back', async () => {
    const page = await opened();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Get a Free Quote');
  });

  test('closes on a click outside it, not inside', async () => {
    const page = await opened();
    await dialog(page).locator('h2').click();
    expect(await dialog(page).isVisible()).toBe(true);
    await page.mouse.click(8, 400);
    await dialog(page).waitFor({ state: 'hidden' });
  });
});

test('a current browser does not load code for older browsers', async () => {
  const { requests } = await visit('/');
  expect(requests.filter((request) => request.url().includes('older-browsers'))).toEqual([]);
});

test('an older browser loads it with the page', async () => {
  const { requests } = await older();
  expect(requests.filter((request) => request.url().includes('older-browsers'))).toHaveLength(1);
});
