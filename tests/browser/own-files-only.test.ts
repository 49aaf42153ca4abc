/** Loading and using any page requests only the site's own files, and stores nothing but the theme. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { missingKinds, pageKinds } from '../support/site-pages.ts';
import { createVisits, phone } from '../support/visit.ts';

const visit = createVisits();

/** Everything a visitor can do on a page without leaving it. */
async function useEverything(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  await page.locator('details summary, .carousel button').evaluateAll((all) => {
    for (const element of all) (element as HTMLElement).click();
  });
  for (const form of await page.locator('main form').all()) {
    for (const field of await form.locator('input[required]').all()) await field.fill('Ann');
    await form.locator('[type=submit]').click();
  }
  await page.locator('.sticky-bar button').click();
  for (const field of await page.locator('dialog input').all()) await field.fill('Ann');
  await page.locator('dialog [type=submit]').click();
}

describe('loading and using a page', () => {
  test.each(Object.entries({ ...pageKinds, ...missingKinds }))('requests only its own files (%s)', async (_, path) => {
    const { page, requests, context } = await visit(path, { ...phone, still: true, missing: true });
    await useEverything(page);
    const foreign = requests.map((request) => request.url()).filter((url) => !url.startsWith(`${inject('siteUrl')}/`));
    expect(foreign).toEqual([]);
    expect(requests.filter((request) => request.method() !== 'GET')).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    const kept = await page.evaluate(async () => ({
      local: Object.entries(localStorage),
      session: Object.keys(sessionStorage),
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
    }));
    expect(kept).toEqual({ local: [['theme', 'dark']], session: [], databases: [], caches: [] });
  });

  test('loads one script, one style, and the script without holding up the page', async () => {
    const { page, requests } = await visit('/');
    const kinds = requests.map((request) => request.resourceType());
    expect(kinds.filter((kind) => kind === 'script')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'stylesheet')).toHaveLength(1);
    expect(await page.locator('script[src]:not([type=module]):not([async]):not([defer])').count()).toBe(0);
  });

  test('may load nothing else: the headers refuse other origins', async () => {
    const policy = (await fetch(`${inject('siteUrl')}/`)).headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).not.toMatch(/https?:|unsafe|\*/);
  });
});
