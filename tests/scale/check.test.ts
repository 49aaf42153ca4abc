/**
 * `check` reads each page twice (what a build needs, then what lints need), and keeps one in memory at a time, however many
 * there are. Counted at the end, when kept pages would all be in memory.
 */
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { checkSite } from '../../src/pipeline/checks/check-site.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { siteOptions } from '../support/sites/site-options.ts';

// Another file of this process may have loaded the modules that are replaced here.
vi.hoisted(() => vi.resetModules());

let scannedPages = 0;
vi.mock('../../src/html/scan-markup.ts', async (original) => {
  const real = await original<typeof import('../../src/html/scan-markup.ts')>();
  const scanMarkup: typeof real.scanMarkup = (markup, ...others) => {
    if (markup.startsWith('<!doctype')) scannedPages += 1;
    return real.scanMarkup(markup, ...others);
  };
  return { ...real, scanMarkup };
});

/** Of each page that the lints saw, what was read of it. */
const seen: WeakRef<object>[] = [];
let alive = -1;
vi.mock('../../src/pipeline/checks/site-lints.ts', async (original) => {
  const real = await original<typeof import('../../src/pipeline/checks/site-lints.ts')>();
  const siteLints: typeof real.siteLints = (...input) => {
    const { see, finish } = real.siteLints(...input);
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
  };
  return { ...real, siteLints };
});

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

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
