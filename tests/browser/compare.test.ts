/** Pictures of jobs: before and after under one slider, and galleries. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { boxOf, readFirst } from '../support/browser/in-page.ts';
import { createVisits, soon } from '../support/browser/visit.ts';

const visit = createVisits();
const path = '/areas/greenville-nc/';
const pair = (page: Page) => page.locator('[data-compare]').first();
const slider = (page: Page) => pair(page).getByRole('slider');
const seen = (page: Page) =>
  readFirst(page, '[data-compare]', (element) => getComputedStyle(element).getPropertyValue('--seen'));
const loaded = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/compare.')));

describe('a pair of pictures', () => {
  test('loads its slider only when it is near the window: a labeled one that moves nothing, starts in the middle, and shows more of one picture or of the other with the arrow keys; on paper, they are side by side without it; of different shapes, it has the shape of the first one, as its slider has, so that neither covers the text', async () => {
    const { page } = await visit(path);
    await page.waitForLoadState('networkidle');
    expect(await loaded(page)).toBe(false);
    const height = async () => (await boxOf(page, '[data-compare]')).height;
    const before = await height();
    await readFirst(page, '[data-compare]', (element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await slider(page).waitFor();
    expect(await height()).toBe(before);
    expect(await loaded(page)).toBe(true);
    expect(await slider(page).getAttribute('aria-label')).toMatch(/\w/);
    expect(await slider(page).inputValue()).toBe('50');
    expect(await seen(page)).toBe('50%');
    await slider(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => seen(page), soon).toBe('51%');
    await page.keyboard.press('Home');
    await expect.poll(() => seen(page), soon).toBe('0%');

    await page.emulateMedia({ media: 'print' });
    const [left, right] = await readFirst(page, '[data-compare]', (pair) =>
      [...pair.querySelectorAll('img')].map((picture) => {
        const { left, right } = picture.getBoundingClientRect();
        return { left, right, clip: getComputedStyle(picture).clipPath };
      }),
    );
    expect(right?.left).toBeGreaterThan(left?.right ?? Number.NaN);
    expect(right?.clip).toBe('none');
    expect(await slider(page).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });

    await readFirst(page, '[data-compare]', (pair) => {
      const second = pair.querySelectorAll('img')[1] as HTMLImageElement;
      [second.width, second.height] = [300, 900];
    });
    const [first, second, own] = await readFirst(page, '[data-compare]', (pair) =>
      [...pair.querySelectorAll('img, input')].map((one) => one.getBoundingClientRect().height),
    );
    expect(second).toBeCloseTo(first ?? Number.NaN, 0);
    expect(own).toBeCloseTo(first ?? Number.NaN, 0);
  });

  test('is shown side by side without script, each picture with its caption', async () => {
    const { page } = await visit(path, { script: false });
    const { apart, captions, sliders } = await readFirst(page, '[data-compare]', (pair) => {
      const [before, after] = [...pair.querySelectorAll('img')].map((one) => one.getBoundingClientRect()) as [
        DOMRect,
        DOMRect,
      ];
      const captions = [...pair.querySelectorAll('figcaption')].filter((caption) => caption.checkVisibility());
      return {
        apart: Math.abs(before.x - after.x) + Math.abs(before.y - after.y),
        captions: captions.length,
        sliders: pair.querySelectorAll('input').length,
      };
    });
    expect(apart).toBeGreaterThan(50);
    expect([captions, sliders]).toEqual([2, 0]);
  });
});

test('pictures of jobs are shown whole, two of the usual shape beside each other, and an upright one as high as its neighbor', async () => {
  const { page } = await visit('/services/crane-tree-removal/', { width: 360 });
  await page.route('**/shape-*.svg', (route) => {
    const height = /\d+/.exec(new URL(route.request().url()).pathname);
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="${height}"/>`;
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
  const boxes = (shapes: number[]) =>
    page.locator('.gallery').evaluate(async (gallery, shapes) => {
      const images = [...gallery.querySelectorAll('img')];
      for (const [index, image] of images.entries()) {
        const height = Math.round(900 / (shapes[index] ?? 1));
        image.closest('picture')?.replaceWith(image);
        Object.assign(image, { loading: 'eager', width: 900, height, src: `/shape-${height}.svg` });
        await image.decode();
      }
      return images.map((image) => image.getBoundingClientRect().toJSON());
    }, shapes);
  for (const [width, shapes, perRow] of [
    [360, [1.5, 2 / 3], 1],
    [768, [1.5, 1.5], 2],
    [768, [1.6, 1.6], 2],
    [1280, [1.6, 1.6], 2],
    [1280, [4 / 3, 0.75], 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const shown = await boxes([...shapes]);
    expect(new Set(shown.map(({ y }) => y)).size).toBe(2 / perRow);
    for (const [index, box] of shown.entries()) {
      expect(box.width / box.height).toBeCloseTo(shapes[index] ?? 0, 1);
      expect(box.right).toBeLessThan(width);
    }
    if (perRow === 2) expect(shown[0]?.height).toBe(shown[1]?.height);
  }
});
