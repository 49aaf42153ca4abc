/** Light or dark: what decides it, the button that switches it, and what is stored. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { siteUrl } from '../support/browser/real-site.ts';
import { createVisits, soon } from '../support/browser/visit.ts';

const visit = createVisits();
/** The smallest page: a change of its colors costs least. */
const path = '/privacy/';
const toggle = (page: Page) => page.getByRole('button', { name: 'Dark theme' });
/** Undefined if the color of the browser's own bar is another one. */
const isPressed = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')];
    const bar = bars.findIndex(({ media }) => matchMedia(media).matches);
    const pressed = document.querySelector('[data-theme-toggle]')?.getAttribute('aria-pressed');
    return pressed === `${bar === 1}` ? pressed : undefined;
  });
const theme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const saved = (page: Page) => page.evaluate(() => ({ ...localStorage }));

async function returnWith(page: Page, value: string): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('theme', value), value);
  await page.reload();
}

describe('the theme', () => {
  test('follows the system if nothing is saved, even if the system’s theme changes while the page is open', async () => {
    for (const [system, other] of [
      ['light', 'dark'],
      ['dark', 'light'],
    ] as const) {
      const { page } = await visit(path, { theme: system });
      expect(await theme(page)).toBe(system);
      expect(await isPressed(page)).toBe(String(system === 'dark'));
      expect(await saved(page)).toEqual({});
      await page.emulateMedia({ colorScheme: other });
      await expect.poll(() => theme(page), soon).toBe(other);
      await expect.poll(() => isPressed(page), soon).toBe(String(other === 'dark'));
    }
  });

  test('is the saved one, regardless of the system; a saved value other than light and dark is ignored', async () => {
    const { page } = await visit(path);
    for (const [choice, system] of [
      ['dark', 'light'],
      ['light', 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme: system });
      await returnWith(page, choice);
      expect(await theme(page)).toBe(choice);
      expect(await isPressed(page)).toBe(String(choice === 'dark'));
    }
    await returnWith(page, 'blue');
    expect(await theme(page)).toBe('dark');
    expect(await isPressed(page)).toBe('true');
  });

  test('is switched by the button, in both directions, saved, and kept on other pages', async () => {
    const { page } = await visit(path);
    const light = await background(page);
    await toggle(page).click();
    expect(await theme(page)).toBe('dark');
    await expect.poll(() => background(page), soon).not.toBe(light);
    expect(await saved(page)).toEqual({ theme: 'dark' });
    expect(await isPressed(page)).toBe('true');
    await toggle(page).click();
    expect(await theme(page)).toBe('light');
    expect(await saved(page)).toEqual({ theme: 'light' });
    expect(await isPressed(page)).toBe('false');
    await toggle(page).click();
    await page.locator('main').getByRole('link', { name: 'Home' }).click();
    await page.waitForURL(`${siteUrl}/`);
    expect(await theme(page)).toBe('dark');
  });

  test('is set before the first paint, by the page itself: without flash, and without the script file', async () => {
    const { page } = await visit(path, {
      theme: 'light',
      logsErrors: true,
      prepare: async (page) => {
        const scripts = await page.route('**/*.js', (route) => route.abort());
        const watch = await page.addInitScript(() => {
          new MutationObserver((_, observer) => {
            if (document.documentElement?.dataset.theme === undefined) return;
            Object.assign(window, { themeSet: performance.now(), hadBody: document.body !== null });
            observer.disconnect();
          }).observe(document, { subtree: true, childList: true, attributes: true });
        });
        return [scripts, watch];
      },
    });
    await returnWith(page, 'dark');
    expect(await theme(page)).toBe('dark');
    const { themeSet, hadBody, painted } = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
      const painted = performance.getEntriesByType('paint')[0]?.startTime ?? 0;
      return { ...(window as unknown as { themeSet: number; hadBody: boolean }), painted };
    });
    expect(hadBody).toBe(false);
    expect(themeSet).toBeLessThan(painted);
  });

  test('can be switched for this page if nothing can be saved', async () => {
    const { page } = await visit(path, {
      prepare: (page) =>
        page.addInitScript(() => {
          const get = () => {
            throw new DOMException('no storage here', 'SecurityError');
          };
          const usual = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor;
          Object.defineProperty(window, 'localStorage', { get, configurable: true });
          Object.assign(window, { store: () => Object.defineProperty(window, 'localStorage', usual) });
        }),
    });
    await toggle(page).click();
    expect(await theme(page)).toBe('dark');
    await page.evaluate(() => (window as unknown as { store: () => unknown }).store());
  });
});
