/** What the first view of a page weighs on a phone: `tests/bench/README.md` states the goals. */
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { readBuilt } from '../support/built-site.ts';
import { createVisits, phone } from '../support/visit.ts';

const visit = createVisits();

/** What is left of 14,000 bytes, one round trip, for HTML and stylesheet: the headers of both are 1,298 bytes. */
const bytesForOneRoundTrip = 12_702;

test.each([
  ['/', bytesForOneRoundTrip],
  ['/areas/greenville-nc/', bytesForOneRoundTrip],
  ['/es/', bytesForOneRoundTrip],
  ['/areas/beaufort-county-nc/', bytesForOneRoundTrip],
  ['/services/emergency-tree-removal/', bytesForOneRoundTrip],
  ['/privacy/', bytesForOneRoundTrip],
])('%s has few bytes to load before it is shown', async (path, maxBytes) => {
  const { html, css } = await firstView(path);
  expect(compressed(html) + compressed(css)).toBeLessThanOrEqual(maxBytes);
});

test('a page loads one stylesheet and one script, and uses most of its rules', async () => {
  const path = '/services/emergency-tree-removal/';
  const { page, requests } = await visit(path, {
    ...phone,
    prepare: async (page) => {
      await page.coverage.startCSSCoverage();
      return [];
    },
  });
  await page.waitForLoadState('load');
  const sheets = await page.coverage.stopCSSCoverage();
  const loaded = requests.map((request) => request.resourceType());
  expect(loaded.filter((kind) => kind === 'script' || kind === 'stylesheet').sort()).toEqual(['script', 'stylesheet']);
  const used = sheets.flatMap(({ ranges }) => ranges).reduce((sum, { start, end }) => sum + end - start, 0);
  expect(used / (await firstView(path)).css.length).toBeGreaterThanOrEqual(0.6);
});

async function firstView(path: string): Promise<{ html: string; css: string }> {
  const html = await readBuilt(`${path.slice(1)}index.html`);
  const [, style = ''] = /<link rel="stylesheet" href="\/([^"]+)"/.exec(html) ?? [];
  return { html, css: await readBuilt(style) };
}

function compressed(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
