/** A photograph takes the same space as a drawing of the same shape: its `source` elements take none. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisits, phone } from '../support/browser/visit.ts';
import { type ServedDevSite, startDevSite } from '../support/sites/dev-site.ts';
import { editFile } from '../support/sites/edit-files.ts';

const visit = createVisits();
const wide = { width: 1280, height: 800 };
/** Picture at the top, without and with breadcrumbs, and in a card. */
const pages = ['/', '/services/piano-tuning/'];
let drawn: ServedDevSite;
let photographed: ServedDevSite;

/** The home page and the service have this picture at their top. */
function showPicture(folder: string, name: string): void {
  const picture = `image: ${name}`;
  editFile(folder, 'data/pages/home.yaml', 'hero:\n', `hero:\n  ${picture}\n  alt: A piano with its lid open\n`);
  editFile(folder, 'data/services/piano-tuning.yaml', 'image: piano.svg', picture);
}

beforeAll(async () => {
  drawn = await startDevSite('minimal', (folder) => showPicture(folder, 'piano.svg'));
  const svg = path.join(drawn.folder, 'data/images/piano.svg');
  const jpeg = await sharp(svg, { density: 3000 })
    .resize(1600, 1200)
    .flatten({ background: '#c2b280' })
    .jpeg()
    .toBuffer();
  photographed = await startDevSite('minimal', (folder) => {
    rmSync(path.join(folder, 'data/images/piano.svg'));
    writeFileSync(path.join(folder, 'data/images/piano.jpg'), jpeg);
    showPicture(folder, 'piano.jpg');
  });
});
afterAll(async () => {
  await drawn.close();
  await photographed.close();
});

/** The position of every element, to the pixel, once the first picture is there. */
function layoutOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const image = document.querySelector<HTMLImageElement>('main img');
    image?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    if (image?.complete === false) await new Promise((resolve) => image.addEventListener('load', resolve));
    const elements = [...document.querySelectorAll('main :is(img, h1, h2, h3, p, a)')];
    return elements.map((element) => {
      if (!element.checkVisibility()) return `${element.localName} is hidden`;
      const { x, y, width, height } = element.getBoundingClientRect();
      const at = [x, y + scrollY, width, height].map((length) => Math.round(length));
      return `${element.localName} ${at.join(' ')}`;
    });
  });
}

test('takes the same space as the drawing wherever it is', async () => {
  for (const address of pages) await takesTheRoom(address);
});

async function takesTheRoom(address: string): Promise<void> {
  const layouts = async (site: ServedDevSite, sizes: (typeof phone)[]) => {
    const { page } = await visit(address, { ...sizes[0], site: `http://localhost:${site.port}` });
    const bySize: Record<number, string[]> = {};
    for (const size of sizes) {
      await page.setViewportSize(size);
      bySize[size.width] = await layoutOf(page);
    }
    return { page, bySize };
  };
  const { page, bySize } = await layouts(photographed, [wide, phone]);
  expect(await page.evaluate(() => document.querySelectorAll('main picture source').length), address).toBeGreaterThan(
    0,
  );
  expect(await page.evaluate(() => document.querySelector<HTMLImageElement>('main img')?.currentSrc)).toContain(
    '.avif',
  );
  // Each page begins at the size at which the one before ends.
  expect(bySize, address).toEqual((await layouts(drawn, [phone, wide])).bySize);
}
