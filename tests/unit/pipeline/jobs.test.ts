/** `--jobs` reaches the work pool. */
import { afterEach, expect, test } from 'vitest';
import { limitConcurrency } from '../../../src/assets/work-pool.ts';
import { linkSite, SiteMemory } from '../../../src/pipeline/data/link-site.ts';
import { maxConcurrency } from '../../support/max-concurrency.ts';
import { overlaySite } from '../../support/overlay-site.ts';
import { realSite } from '../../support/real-site.ts';

afterEach(() => limitConcurrency(undefined));

test('a run makes as many files at once as its option says', async () => {
  await linkSite({ ...realSite, root: overlaySite('extras'), cache: false, jobs: 5 }, new SiteMemory());
  expect(await maxConcurrency()).toBe(5);
});
