/** The pages of the sample site in Spanish, as a visitor sees them. */
import { expect, test } from 'vitest';
import { violationsInAllSettings } from '../support/axe.ts';
import { createVisits, phone } from '../support/visit.ts';

const visit = createVisits();

test('shows no name of a file where a service has no page in Spanish', async () => {
  const { page } = await visit('/es/zonas/greenville-nc/', { reads: true });
  const texts = await page.locator('.job .more, .review figcaption').allTextContents();
  expect(texts).toHaveLength(4);
  for (const text of texts) expect(text).not.toMatch(/[a-z]-[a-z]/);
});

const path = '/es/zonas/pitt-county-nc/';

test('is accessible', async () => {
  const { page } = await visit(path);
  expect(await violationsInAllSettings(page)).toEqual({});
});

test('leads to the same page in English, and back', async () => {
  const { page } = await visit(path, phone);
  await page.locator('.bar .languages a').click();
  await page.waitForURL((url) => url.pathname === '/areas/pitt-county-nc/');
  expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
  await page.locator('.bar .languages a').click();
  await page.waitForURL((url) => url.pathname === path);
  expect(await page.locator('html').getAttribute('lang')).toBe('es-US');
});
