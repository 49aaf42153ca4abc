/** A company with a logo, fonts and photographs of its own, as docs/identity.md shows it: what a browser loads and shows of them. */
import path from 'node:path';
import type { Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPreviewServer } from '../../src/preview/preview-server.ts';
import { hasArial } from '../support/browser/chromium.ts';
import { boxOf, readAll } from '../support/browser/in-page.ts';
import { createVisits, phone, soon, type VisitOptions } from '../support/browser/visit.ts';
import { bytesForOneRoundTrip, weigh } from '../support/browser/weigh.ts';
import { closeServer, listen } from '../support/local-server.ts';
import { buildCold } from '../support/sites/build-small-site.ts';
import { editFile } from '../support/sites/edit-files.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { addIdentity } from '../support/sites/own-company.ts';

const visit = createVisits();
const canMeasure = hasArial();
const folder = overlaySite('minimal');
const server = createPreviewServer(path.join(folder, 'dist'));
let site = '';

beforeAll(async () => {
  await addIdentity(folder);
  editFile(folder, 'data/site.yaml', /$/, 'scripts: [{ use: callrail, id: 123456789/0a1b2c3d4e5f }]\n');
  await buildCold(folder);
  site = `http://localhost:${await listen(server)}`;
});
afterAll(() => closeServer(server));

const open = (address: string, options: VisitOptions = {}) => visit(address, { ...options, site });

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** How much pictures and fonts moved. A button moves by itself when a browser paints it before its text has arrived, which then needs a line of its own. */
async function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const buttons = [...document.querySelectorAll('.actions')];
        const isMoved = ({ node }: Shift['sources'][number]) => !buttons.some((group) => group.contains(node));
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) if (entry.sources.some(isMoved)) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
}

/** What the page says of the business to search engines. */
async function factsOf(page: Page): Promise<{ logo: string }> {
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  return graph['@graph'].find((one: object) => 'logo' in one);
}

const shownLogos = (page: Page) =>
  readAll(page, '.logo img', (all) =>
    (all as HTMLImageElement[])
      .filter((logo) => logo.checkVisibility())
      .map((logo) => ({ url: logo.src, box: logo.getBoundingClientRect().toJSON() as DOMRect })),
  );
const fontsIn = (requests: readonly Request[]) =>
  requests.flatMap((request) => (request.url().endsWith('.woff2') ? (fileOf(request.url()) ?? []) : [])).sort();
const fileOf = (address: string) => /\/assets\/([^/]+)\.[0-9a-z]+\.\w+$/.exec(address)?.[1];

test.runIf(canMeasure).each([
  [1280, 170],
  [320, 136],
])('the logo is one that fits, at a width of %i, and nothing moves', async (width, least) => {
  const { page, requests } = await open('/', { width });
  await page.waitForLoadState('load');
  const boxes = (await shownLogos(page)).map(({ box }) => box);
  expect(boxes.map(({ height }) => height)).toEqual([42.5]);
  const shown = boxes[0]?.width;
  expect(shown).toBeGreaterThanOrEqual(least);
  expect(shown).toBeLessThanOrEqual(170);
  expect((await boxOf(page, '.bar')).height).toBeLessThan(80);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const logos = requests.map((request) => fileOf(request.url())).filter((name) => name?.startsWith('logo'));
  expect(logos).toEqual(['logo']);
  expect(await shifts(page)).toBeLessThan(0.001);
  const { logo } = await factsOf(page);
  expect(fileOf(logo)).toBe('logo');
});

test('the logo follows the theme: the system’s, then the one that was chosen', async () => {
  const { page } = await open('/', { theme: 'dark' });
  const shown = async () => (await shownLogos(page)).map(({ url }) => fileOf(url));
  expect(await shown()).toEqual(['logo-dark']);
  const link = page.getByRole('banner').getByRole('link', { name: 'High Desert Pianos' });
  expect(await link.count()).toBe(1);
  const before = await link.boundingBox();
  await page.locator('[data-theme-toggle]').click();
  expect(await shown()).toEqual(['logo']);
  expect(await link.boundingBox()).toEqual(before);
});

test('on a phone, a picture keeps its focal point', async () => {
  const { page } = await open('/services/piano-tuning/', phone);
  const image = page.locator('.hero img');
  expect(await image.evaluate((element) => getComputedStyle(element).objectPosition)).toBe('0% 0%');
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  const { data } = await sharp(await image.screenshot())
    .resize(20, 20)
    .extract({ left: 1, top: 10, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(['red', 'green', 'blue'][data.indexOf(Math.max(...data))]).toBe('red');
});

test.runIf(canMeasure)(
  'a phone loads a small photograph, whose picture and source elements take no space, and nothing moves',
  async () => {
    const { page, requests } = await open('/', { ...phone, reads: true });
    await page.waitForLoadState('load');
    const [hero] = requests.filter((request) => fileOf(request.url())?.startsWith('workshop'));
    expect(fileOf(hero?.url() ?? '')).toBe('workshop-400');
    expect(hero?.url()).toMatch(/\.avif$/);
    const around = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(picture, source)')].map((element) => element.getClientRects().length),
    );
    expect(around.length).toBeGreaterThan(1);
    expect(new Set(around)).toEqual(new Set([0]));
    expect(await shifts(page)).toBeLessThan(0.001);
  },
);

/** Where every visible text is, and how much room it takes. */
async function textBoxes(page: Page): Promise<number[][]> {
  return readAll(page, 'main :is(h1, h2, h3, p, a)', (elements) =>
    elements
      .map((element) => element.getBoundingClientRect())
      .map(({ y, height }) => [Math.round(y), Math.round(height)]),
  );
}

async function showIn(page: Page, fonts: { sans: string; serif: string }): Promise<void> {
  await page.evaluate((named) => {
    for (const [role, font] of Object.entries(named)) document.documentElement.style.setProperty(`--${role}`, font);
  }, fonts);
}

test.runIf(canMeasure)(
  'a page loads two font files from the site, and text takes the same space before they load',
  async () => {
    const { page, requests } = await open('/', { ...phone, reads: true });
    await page.evaluate(() => document.fonts.ready);
    expect(fontsIn(requests)).toEqual(['lora', 'source-sans-3']);
    const boxes = await textBoxes(page);
    await showIn(page, { sans: '"Source Sans 3 Fallback"', serif: '"Lora Fallback"' });
    expect(await textBoxes(page)).toEqual(boxes);
    await showIn(page, { sans: 'Arial, sans-serif', serif: '"Times New Roman", serif' });
    expect(await textBoxes(page)).not.toEqual(boxes);
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
  },
);

test('only a page with other letters loads more files of its font: those with the letters', async () => {
  const { page, requests } = await open('/about/', phone);
  const fonts = () => fontsIn(requests);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts()).toEqual(['lora', 'source-sans-3']);
  const append = (word: string) => page.evaluate((text) => document.querySelector('main')?.append(text), word);
  await append('Français');
  await expect.poll(fonts, soon).toEqual(['lora', 'source-sans-3', 'source-sans-3-latin']);
  await append('Győr');
  await expect.poll(fonts, soon).toEqual(['lora', 'source-sans-3', 'source-sans-3-latin', 'source-sans-3-latin-ext']);
});

test('with a logo, two fonts and a script that needs consent, a page loads one stylesheet and one script', async () => {
  const { beforeFirstView, script, files } = await weigh((options) => open('/', options));
  expect(beforeFirstView).toBeLessThanOrEqual(bytesForOneRoundTrip);
  expect(script).toBeLessThanOrEqual(7000);
  const types = files.map(({ type }) => type);
  const once = types.filter((type) => ['stylesheet', 'script', 'font'].includes(type));
  expect(once.sort()).toEqual(['font', 'font', 'script', 'stylesheet']);
  // The fonts are the two requests more that this company has chosen.
  expect(types.length).toBeLessThanOrEqual(8 + 2);
});
