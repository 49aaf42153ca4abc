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

test.each([360, 768, 1200, 1440])('at %d px, the link to the other language has its room', async (width) => {
  for (const home of ['/', '/es/']) {
    const { page } = await visit(home, { width, reads: true });
    const [link, name, ...buttons] = await page
      .locator('.bar .languages, .bar .brand, .bar .button')
      .evaluateAll((parts) => {
        const isOf = (group: string) => (part: Element) => part.matches(group);
        const ordered = ['.languages', '.brand', '.button'].flatMap((group) => parts.filter(isOf(group)));
        return ordered.map((part) => part.getBoundingClientRect().toJSON() as DOMRect);
      });
    if (!link || !name) throw new Error('The header has no link to another language.');
    const inRow = buttons.filter(({ top, bottom }) => top < link.bottom && bottom > link.top);
    const gaps = inRow.map(({ left, right }) => Math.max(left - link.right, link.left - right));
    expect([home, gaps.filter((gap) => gap < 8)]).toEqual([home, []]);
    // Two lines and the mark.
    expect([home, name.height <= 64]).toEqual([home, true]);
  }
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
