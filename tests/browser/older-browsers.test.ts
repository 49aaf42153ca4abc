/** Browsers without `command` and `closedby`: the dialog opens and closes by script. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createVisits } from '../support/browser/visit.ts';

const visit = createVisits();
const dialog = (page: Page) => page.locator('#quoteModal');

/** This browser, with the newer features removed. */
async function older() {
  const here = await visit('/', {
    prepare: (page) =>
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

async function open(page: Page): Promise<void> {
  await page.locator('main').getByRole('button', { name: 'Get a Free Quote' }).first().click();
  await dialog(page).waitFor();
}

test('in an older browser, the quote dialog opens from its buttons as a modal with the focus in it, closes with its close button, which gives the focus back, and on a click outside it, not inside', async () => {
  const { page, requests } = await older();
  expect(requests.filter((request) => request.url().includes('older-browsers'))).toHaveLength(1);

  await open(page);
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('quote-name');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Get a Free Quote');

  await open(page);
  await dialog(page).locator('h2').click();
  expect(await dialog(page).isVisible()).toBe(true);
  await page.mouse.click(8, 400);
  await dialog(page).waitFor({ state: 'hidden' });
});
