/** Slow work is done a few things at a time, as many as `--jobs` says, and no more is begun after a failure. */
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { limitConcurrency, mapConcurrently } from '../../../src/assets/work-pool.ts';
import { linkSite, SiteMemory } from '../../../src/pipeline/data/link-site.ts';
import { siteOptions } from '../../support/sites/site-options.ts';
import { tempFolder } from '../../support/temp-folder.ts';

afterEach(() => limitConcurrency(undefined));

/** How many of a dozen tasks run at once. */
async function maxConcurrency(): Promise<number> {
  let [now, most] = [0, 0];
  await mapConcurrently(Array.from({ length: 12 }), async () => {
    now += 1;
    most = Math.max(most, now);
    await wait(1);
    now -= 1;
  });
  return most;
}

it('runs as many tasks at the same time as the machine can, up to three, or as many as the option of a run says', async () => {
  limitConcurrency(undefined);
  expect(await maxConcurrency()).toBe(Math.min(availableParallelism(), 3));
  // A file in place of the templates ends the run before anything is compiled.
  const root = tempFolder({ templates: '' });
  await linkSite(siteOptions(root, { jobs: 5 }), new SiteMemory());
  expect(await maxConcurrency()).toBe(5);
});

it('starts nothing more after a failure, and leaves nothing underway', async () => {
  let underway = 0;
  let begun = 0;
  const failing = mapConcurrently([5, 1, 20, ...Array(20).fill(1)], async (milliseconds) => {
    begun += 1;
    underway += 1;
    await wait(milliseconds);
    underway -= 1;
    if (milliseconds === 1) throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(underway).toBe(0);
  expect(begun).toBeLessThan(6);
});
