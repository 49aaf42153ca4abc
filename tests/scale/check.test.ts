/**
 * `check` reads each page twice (what a build needs, then what lints need), and keeps one in memory at a time, however many
 * there are. Counted at the end, when kept pages would all be in memory.
 */
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as scanning from '../../src/html/scan-markup.ts';
import { checkSite } from '../../src/pipeline/checks/check-site.ts';
import * as linting from '../../src/pipeline/checks/site-lints.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { siteOptions } from '../support/sites/site-options.ts';

let scannedPages = 0;
/** Of each page that the lints saw, what was read of it. */
const seen: WeakRef<object>[] = [];
let alive = -1;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

beforeAll(() => {
  const { scanMarkup } = scanning;
  vi.spyOn(scanning, 'scanMarkup').mockImplementation((markup, ...others) => {
    if (markup.startsWith('<!doctype')) scannedPages += 1;
    return scanMarkup(markup, ...others);
  });
  const { siteLints } = linting;
  vi.spyOn(linting, 'siteLints').mockImplementation((...input) => {
    const { see, finish } = siteLints(...input);
    return {
      see(page) {
        seen.push(new WeakRef(page.read));
        see(page);
      },
      async finish() {
        // References are held as long as the work that made them goes on.
        await setImmediate();
        collectGarbage();
        alive = seen.filter((page) => page.deref()).length;
        return finish();
      },
    };
  });
});
afterAll(() => vi.restoreAllMocks());

it('keeps no page that the lints have seen, even for a report', async () => {
  const root = overlaySite('extras');
  const how = { publish: false, external: false, isReported: true };
  const { reported } = await checkSite({ ...siteOptions(root), ...how });
  expect(seen.length).toBeGreaterThan(10);
  expect(reported?.pages.length).toBe(seen.length);
  // The last one is still in use.
  expect(alive).toBeLessThanOrEqual(2);
  expect(scannedPages).toBe(2 * seen.length);
});
