/** Pictures of jobs: before and after under one slider, and galleries. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { respondTo } from '../support/browser/respond-to.ts';
import { createVisits, soon } from '../support/browser/visit.ts';

const visit = createVisits();
const path = '/areas/greenville-nc/';
const pair = (page: Page) => page.locator('[data-compare]').first();
const slider = (page: Page) => pair(page).getByRole('slider');
const seen = (page: Page) => pair(page).evaluate((element) => getComputedStyle(element).getPropertyValue('--seen'));
const loaded = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/compare.')));

describe('a pair of pictures', () => {
  test('loads its slider only when it is near the window: a labeled one that moves nothing, starts in the middle, and shows more of one picture or of the other with the arrow keys; on paper, they are side by side without it', async () => {
    const { page } = await visit(path);
    await page.waitForLoadState('networkidle');
    expect(await loaded(page)).toBe(false);
    const height = () => pair(page).evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    await pair(page).scrollIntoViewIfNeeded();
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
    const [left, right] = await pair(page)
      .locator('img')
      .evaluateAll((pictures) =>
        pictures.map((picture) => {
          const { left, right } = picture.getBoundingClientRect();
          return { left, right, clip: getComputedStyle(picture).clipPath };
        }),
      );
    expect(right?.left).toBeGreaterThan(left?.right ?? Number.NaN);
    expect(right?.clip).toBe('none');
    expect(await slider(page).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
  });

  test('of different shapes has the shape of the first one, so that neither covers the text', async () => {
    const { page } = await visit(path);
    const pictures = pair(page).locator('img');
    await pictures.nth(1).evaluate((picture: HTMLImageElement) => {
      [picture.width, picture.height] = [300, 900];
    });
    await pair(page).scrollIntoViewIfNeeded();
    await slider(page).waitFor();
    const [before, after] = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(after).toBeCloseTo(before ?? Number.NaN, 0);
  });

  test('has a slider as high as the pictures', async () => {
    const [width, height] = [600, 800];
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
    const before = (page: Page) =>
      respondTo(page, '*/assets/job-*.svg', () => ({ headers: { 'content-type': 'image/svg+xml' }, body }));
    const { page } = await visit(path, { before });
    await pair(page).evaluate(
      (element, size) => {
        for (const picture of element.querySelectorAll('img'))
          for (const [name, value] of Object.entries(size)) picture.setAttribute(name, String(value));
      },
      { width, height },
    );
    await pair(page).scrollIntoViewIfNeeded();
    await slider(page).waitFor();
    const picture = await pair(page).locator('img').first().boundingBox();
    const over = await slider(page).boundingBox();
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(width / height, 1);
    expect(over?.height).toBeCloseTo(picture?.height ?? 0, 0);
    expect(over?.y).toBeCloseTo(picture?.y ?? 0, 0);
  });

  test('is shown side by side without script, each picture with its caption', async () => {
    const { page } = await visit(path, { script: false });
    const [before, after] = await Promise.all(
      [0, 1].map((index) => pair(page).locator('img').nth(index).boundingBox()),
    );
    expect(Math.abs((before?.x ?? 0) - (after?.x ?? 0)) + Math.abs((before?.y ?? 0) - (after?.y ?? 0))).toBeGreaterThan(
      50,
    );
    expect(await pair(page).locator('figcaption:visible').count()).toBe(2);
    expect(await slider(page).count()).toBe(0);
  });
});

test('pictures of jobs have one height in each row, even if one is upright, and none is wider than the window', async () => {
  const { page } = await visit('/services/crane-tree-removal/', { width: 360 });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await page.locator('.gallery img').evaluateAll((images) => {
      Object.assign(images[0] as HTMLImageElement, { width: 900, height: 1200 });
      return images.map((image) => image.getBoundingClientRect().toJSON());
    });
    expect(boxes.length).toBeGreaterThan(1);
    expect(new Set(boxes.map(({ height }) => height)).size).toBe(1);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThan(width);
  }
});
