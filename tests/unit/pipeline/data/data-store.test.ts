/** Which data files are read again, and of which facts are collected again, after a build that has cached them. */
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { CachedFiles } from '../../../../src/pipeline/data/cached-files.ts';
import { DataStore } from '../../../../src/pipeline/data/data-store.ts';
import type { PreviousSite } from '../../../../src/pipeline/data/link-data.ts';
import { linkSite, SiteMemory } from '../../../../src/pipeline/data/link-site.ts';
import type { LoadedSite } from '../../../../src/pipeline/data/loaded-data.ts';
import type { SiteOptions } from '../../../../src/pipeline/site-options.ts';
import { editFile } from '../../../support/sites/edit-files.ts';
import { overlaySite } from '../../../support/sites/overlay-site.ts';
import { copyBareSite } from '../../../support/sites/run-cli.ts';
import { siteOptions } from '../../../support/sites/site-options.ts';

/** In milliseconds: the times of a file that changed later show a change. */
const untilReliable = 100;

test('an unchanged place is not read, and no facts of an unchanged file are collected; after an edit of the settings, all are', async () => {
  const root = copyBareSite('minimal');
  const data = path.join(root, 'data');
  const load = async (previous?: CachedFiles) => {
    await setTimeout(untilReliable);
    const store = new DataStore();
    const site = store.load({ root, data } as SiteOptions, previous && { '': { files: previous } });
    const cached = site.languages[0].files;
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

test('in dev, which has read all files, no facts or record of an unchanged file or translation are made again', () => {
  const root = overlaySite('bilingual');
  const store = new DataStore({ keepsTexts: true });
  const load = (previous?: LoadedSite) => {
    const [main, es] = previous?.languages ?? [];
    return store.load({ root, data: path.join(root, 'data') } as SiteOptions, main && es && { '': main, es });
  };
  const factsOf = ({ languages }: LoadedSite) =>
    languages.flatMap(({ files }) => Object.entries(files.byPath).map(([file, { facts }]) => ({ file, facts })));
  const first = load();
  const known = new Set(factsOf(first).map(({ facts }) => facts));
  const collectedIn = (site: LoadedSite) =>
    factsOf(site).flatMap(({ file, facts }) => (known.has(facts) ? [] : [file]));
  expect(factsOf(first).map(({ file }) => file)).toContain('data/cities/sisters-or.es.yaml');
  const recordsOf = ({ languages }: LoadedSite) => languages.flatMap(({ records }) => records.all);
  const again = load(first);
  const records = new Set(recordsOf(again));
  expect(collectedIn(again)).toEqual([]);
  editFile(root, 'data/cities/sisters-or.yaml', /^description: .*$/m, 'description: Other words.');
  store.read.files.delete('cities/sisters-or.yaml');
  const edited = load(again);
  const changed = ['data/cities/sisters-or.yaml', 'data/cities/sisters-or.es.yaml'];
  expect(collectedIn(edited)).toEqual(changed);
  expect(recordsOf(edited).flatMap((record) => (records.has(record) ? [] : [record.file]))).toEqual(changed);
});

test('links are not checked again after an edit of a place that keeps its facts, although general files are not read', async () => {
  const root = copyBareSite('minimal');
  await setTimeout(untilReliable);
  const link = async (previous?: PreviousSite) => {
    const memory = new SiteMemory({ previous });
    await linkSite(siteOptions(root), memory);
    return memory.previous;
  };
  const first = await link();
  editFile(root, 'data/cities/sisters-or.yaml', /$/, '# A comment.\n');
  expect((await link(first))?.['']?.links).toBe(first?.['']?.links);
});
