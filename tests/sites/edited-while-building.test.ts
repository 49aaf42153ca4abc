/** A file that is saved while a build runs: the build starts over, and what is published is the newest text. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildSite } from '../../src/pipeline/build.ts';
import { DataStore } from '../../src/pipeline/data/data-store.ts';
import { overlaySite } from '../support/overlay-site.ts';
import { projectRoot } from '../support/run-cli.ts';
import { linkAssets } from '../support/shared-assets.ts';

test('a text saved after it was read is published as it was saved', async () => {
  const site = overlaySite('extras');
  linkAssets(site.folder);
  const inFolder = (name: string) => path.join(site.folder, name);
  const city = inFolder('data/cities/sisters-or.yaml');
  const load = DataStore.prototype.load;
  let runs = 0;
  vi.spyOn(DataStore.prototype, 'load').mockImplementation(function (this: DataStore, options) {
    const loaded = load.call(this, options);
    runs += 1;
    if (runs === 1)
      writeFileSync(city, readFileSync(city, 'utf8').replace(/description: .*/, 'description: Saved late.'));
    return loaded;
  });
  const built = await buildSite({
    root: site.folder,
    data: inFolder('data'),
    templates: inFolder('templates'),
    static: inFolder('static'),
    out: inFolder('dist'),
    packageRoot: projectRoot,
    now: new Date('2026-06-01'),
    cache: true,
  });
  expect(built.published).toBeDefined();
  expect(runs).toBe(2);
  expect(readFileSync(inFolder('dist/areas/deschutes-county-or/index.html'), 'utf8')).toContain('Saved late.');
  site.remove();
});
