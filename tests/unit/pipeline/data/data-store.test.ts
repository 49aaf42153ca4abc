/** Which data files are read again, after a build that has cached the facts of places. */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { CachedPlaces } from '../../../../src/pipeline/data/cached-places.ts';
import { DataStore } from '../../../../src/pipeline/data/data-store.ts';
import type { SiteOptions } from '../../../../src/pipeline/site-options.ts';
import { editFile } from '../../../support/edit-files.ts';
import { projectRoot } from '../../../support/run-cli.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

/** In milliseconds: the times of a file that changed later show a change. */
const untilReliable = 100;

test('an unchanged place is not read, an edited one is, and after an edit of the settings each one is', async () => {
  const root = tempFolder();
  cpSync(path.join(projectRoot, 'tests/sites/minimal'), root, { recursive: true });
  const data = path.join(root, 'data');
  const load = async (previous?: CachedPlaces) => {
    await setTimeout(untilReliable);
    const store = new DataStore();
    const cached = store.load({ root, data } as SiteOptions, previous && { '': { places: previous } }).places;
    const places = [...store.read.files.keys()].filter((name) => /^(cities|counties)\//.test(name));
    return { cached: JSON.parse(JSON.stringify(cached)), places: places.sort() };
  };
  const all = await load();
  expect(all.places.length).toBeGreaterThan(1);
  expect((await load(all.cached)).places).toEqual([]);
  const [first = ''] = all.places;
  editFile(data, first, /^description: .*$/m, 'description: Other words.');
  const edited = await load(all.cached);
  expect(edited.places).toEqual([first]);
  expect((await load(edited.cached)).places).toEqual([]);
  editFile(data, 'site.yaml', /region: OR/, 'region: WA');
  expect((await load(edited.cached)).places).toEqual(all.places);
});
