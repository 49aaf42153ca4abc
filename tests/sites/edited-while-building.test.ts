/** A file that is saved while a build runs: the build starts over, and what is published is the newest text. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { buildSite } from '../../src/pipeline/build.ts';
import { DataStore } from '../../src/pipeline/data/data-store.ts';
import type { BuildResult } from '../../src/pipeline/site-result.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { siteOptions } from '../support/sites/site-options.ts';

/** Builds the site, and calls `onLoad` after each time that the data was read. */
async function buildWhile(site: string, onLoad: (run: number) => void): Promise<{ built: BuildResult; runs: number }> {
  const load = DataStore.prototype.load;
  let runs = 0;
  vi.spyOn(DataStore.prototype, 'load').mockImplementation(function (this: DataStore, options) {
    const loaded = load.call(this, options);
    runs += 1;
    onLoad(runs);
    return loaded;
  });
  const built = await buildSite(siteOptions(site)).finally(() => vi.restoreAllMocks());
  return { built, runs };
}

let site: string;
beforeAll(() => {
  site = overlaySite('minimal');
});

const city = () => path.join(site, 'data/cities/sisters-or.yaml');
const countyPage = () => readFileSync(path.join(site, 'dist/areas/deschutes-county-or/index.html'), 'utf8');
const setDescription = (text: string) =>
  writeFileSync(city(), readFileSync(city(), 'utf8').replace(/description: .*/, `description: ${text}`));

test('a text saved after it was read is published as it was saved', async () => {
  const { built, runs } = await buildWhile(site, (run) => run === 1 && setDescription('Saved late.'));
  expect(built.published).toBeDefined();
  expect(runs).toBe(2);
  expect(countyPage()).toContain('Saved late.');
});

test('the errors of a half-written file are not reported if it is complete when the build would end', async () => {
  const whole = readFileSync(city(), 'utf8').replace('Saved late.', 'Written slowly.');
  writeFileSync(city(), 'name: [Sis');
  const { built, runs } = await buildWhile(site, (run) => run === 1 && writeFileSync(city(), whole));
  expect(built.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(runs).toBe(2);
  expect(countyPage()).toContain('Written slowly.');
});

test('a file that changes during each try is named, and the old site stays', async () => {
  const before = countyPage();
  setDescription('Saved before.');
  await expect(buildWhile(site, (run) => setDescription(`Try ${run}.`))).rejects.toMatchObject({
    code: 'TREESITE_PUBLISH',
    message: `data/cities/sisters-or.yaml was changed each time the site was read. Wait until the program that writes it has finished, then try again. The published site in ${path.join(site, 'dist')} is unchanged.`,
  });
  expect(countyPage()).toBe(before);
});
