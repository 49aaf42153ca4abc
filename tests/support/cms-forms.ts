/** The forms of the CMS, as tests use them. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { soon } from './visit.ts';

export async function save(page: Page): Promise<void> {
  const said = page.getByText('Entry saved.');
  // The message about the entry before it stays for five seconds.
  if (await said.isVisible()) await page.clock.fastForward('00:06');
  await said.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await said.waitFor();
}

/** The box of a field; the CMS puts marks for the direction of writing around its label. */
export const box = (page: Page | Locator, name: string) =>
  page.getByRole('group', { name: `“\u2068${name}\u2069” Field`, exact: true });

export const text = (page: Page | Locator, name: string) => page.getByRole('textbox', { name, exact: true });

/** Scrolls down to a field: the CMS draws one when it comes into view. */
export async function showField(where: Page | Locator, name: string): Promise<Locator> {
  const field = box(where, name).first();
  const isDrawn = async () => {
    if ((await field.count()) > 0) return true;
    const lastDrawn = where.getByRole('group', { name: /Field$/ }).last();
    await lastDrawn.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    return false;
  };
  await expect.poll(isDrawn, soon).toBe(true);
  return field;
}
