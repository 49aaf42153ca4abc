/** Which data files are read again, and of which facts are collected again, after a build that has cached them. */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { CachedFiles } from '../../../../src/pipeline/data/cached-files.ts';
import { DataStore } from '../../../../src/pipeline/data/data-store.ts';
import type { SiteOptions } from '../../../../src/pipeline/site-options.ts';
import { editFile } from '../../../support/edit-files.ts';
import { projectRoot } from '../../../support/run-cli.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

/** In milliseconds: the times of a file that changed later show a change. */
const untilReliable = 100;

test('an unchanged place is not read, and no facts of an unchanged file are collected; after an edit of the settings, all are', async () => {
  const root = tempFolder();
  cpSync(path.join(projectRoot, 'tests/sites/minimal'), root, { recursive: true });
  const data = path.join(root, 'data');
  const load = async (previous?: CachedFiles) => {
    await setTimeout(untilReliable);
    const store = new DataStore();
    const cached = store.load({ root, data } as SiteOptions, previous && { '': { files: previous } }).files;
    const read = [...store.read.files.keys()].filter((name) => /^(cities|counties)\//.test(name)).sort();
    const isNew = (file: string) => cached.byPath[file]?.facts !== previous?.byPath[file]?.facts;
    const collected = Object.keys(cached.byPath).filter(isNew);
    return { cached: JSON.parse(JSON.stringify(cached)), read, collected };
  };
  const all = await load();
  expect(all.read.length).toBeGreaterThan(1);
  expect(all.collected.length).toBeGreaterThan(all.read.length);
  expect(await load(all.cached)).toMatchObject({ read: [], collected: [] });
  const [first = ''] = all.read;
  editFile(data, first, /^description: .*$/m, 'description: Other words.');
  const edited = await load(all.cached);
  expect(edited).toMatchObject({ read: [first], collected: [`data/${first}`] });
  expect(await load(edited.cached)).toMatchObject({ read: [], collected: [] });
  editFile(data, 'site.yaml', /region: OR/, 'region: WA');
  expect(await load(edited.cached)).toMatchObject({ read: all.read, collected: all.collected });
});
