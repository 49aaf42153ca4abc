/** Questions and answers: one open at a time. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createVisits, soon } from '../support/visit.ts';

const visit = createVisits();
const question = (page: Page, index: number) => page.locator('details.faq-item summary').nth(index);

/** Which of the questions are open, counted from 0. */
function open(page: Page): Promise<number[]> {
  return page
    .locator('details.faq-item')
    .evaluateAll((all) => all.flatMap((item, index) => ((item as HTMLDetailsElement).open ? [index] : [])));
}

test('questions open one at a time, with the mouse and the keyboard', async () => {
  const { page } = await visit('/areas/greenville-nc/');
  const answers = page.locator('details.faq-item .prose');
  expect(await open(page), 'at the start').toEqual([]);
  expect(await answers.locator('visible=true').count()).toBe(0);
  expect(await page.locator('details.faq-item').count()).toBeGreaterThan(1);

  await question(page, 0).click();
  expect(await open(page), 'after a click').toEqual([0]);
  expect(await answers.first().isVisible()).toBe(true);
  await question(page, 1).click();
  await expect.poll(() => open(page), soon).toEqual([1]);
  await question(page, 1).click();
  expect(await open(page), 'after a click on the open one').toEqual([]);

  await question(page, 0).focus();
  await page.keyboard.press('Enter');
  expect(await open(page), 'after Enter').toEqual([0]);
  await page.keyboard.press('Space');
  expect(await open(page), 'after Space').toEqual([]);
});

test('all answers are on paper', async () => {
  const { page } = await visit('/areas/greenville-nc/', { reads: true });
  const answers = page.locator('details.faq-item .prose');
  const visible = () => answers.locator('visible=true').count();
  expect(await visible()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  try {
    expect(await visible()).toBe(await answers.count());
    expect(await visible()).toBe(5);
  } finally {
    await page.emulateMedia({ media: 'screen' });
  }
});
