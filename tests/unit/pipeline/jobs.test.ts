/** `--jobs` reaches the work pool. */
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { limitConcurrency } from '../../../src/assets/work-pool.ts';
import { linkSite, SiteMemory } from '../../../src/pipeline/data/link-site.ts';
import { maxConcurrency } from '../../support/max-concurrency.ts';
import { realSite } from '../../support/site-options.ts';
import { tempFolder } from '../../support/temp-folder.ts';

afterEach(() => limitConcurrency(undefined));

test('a run makes as many files at once as its option says', async () => {
  // A file in place of the templates ends the run before anything is compiled.
  const root = tempFolder({ templates: '' });
  await linkSite({ ...realSite, root, templates: path.join(root, 'templates'), jobs: 5 }, new SiteMemory());
  expect(await maxConcurrency()).toBe(5);
});
