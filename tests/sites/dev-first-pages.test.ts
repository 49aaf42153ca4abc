/** The first pages of `treesite dev` on a site without a cache: made before the files are checked, the same as after. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentHash } from '../../src/assets/content-hash.ts';
import { DevSite } from '../../src/dev/dev-site.ts';
import { DataStore } from '../../src/pipeline/data/data-store.ts';
import { overlaySite } from '../support/overlay-site.ts';
import { projectRoot } from '../support/run-cli.ts';

const page = '/areas/sisters-or/';
const file = 'data/cities/sisters-or.yaml';
const icon = `serviceCards:
  - name: Piano tuning
    description: We know the road along the river.
    icon: anchor
    link: /services/piano-tuning/
`;
const removals: (() => void)[] = [];

/** `outlineAbove`: the number of places that a site without first pages may have. */
function aSite({ outlineAbove = 0 } = {}) {
  const { folder, remove } = overlaySite('extras');
  removals.push(remove);
  const inFolder = (name: string) => path.join(folder, name);
  const options = {
    ...{ root: folder, data: inFolder('data'), templates: inFolder('templates'), static: inFolder('static') },
    ...{ packageRoot: projectRoot, now: new Date('2026-06-01'), cache: false },
  };
  return { inFolder, live: () => new DevSite(options, () => options.now, outlineAbove) };
}

/** The stores that have loaded files, in their order. */
function loadedStores(): DataStore[] {
  const stores: DataStore[] = [];
  const steps = DataStore.prototype.steps;
  vi.spyOn(DataStore.prototype, 'steps').mockImplementation(function (this: DataStore, options) {
    stores.push(this);
    return steps.call(this, options);
  });
  return stores;
}

afterEach(() => {
  vi.restoreAllMocks();
  for (const remove of removals.splice(0)) remove();
});

describe('a page that is requested first', () => {
  it('is answered when every file is parsed, and before any is checked', async () => {
    const stores = loadedStores();
    const live = aSite().live();
    const { found, errors } = await live.viewForRequest(page);
    expect(found).toMatchObject({ kind: 'page', status: 200 });
    expect(errors).toEqual([]);
    const { state } = await live.view(page);
    const [outline, complete] = stores;
    expect(stores).toHaveLength(2);
    expect(outline?.parsed).toBe(complete?.parsed);
    expect([outline?.checked, complete?.checked]).toEqual([0, complete?.parsed]);
    expect(complete?.parsed).toBe(state.shown?.site.records.all.length);
  });

  it('has the bytes that it has after the checks, as have its styles and pictures', async () => {
    const site = aSite();
    // An icon that no other file names: all icons are in one file, whose name every page has.
    appendFileSync(site.inFolder('data/cities/tumalo-or.yaml'), icon);
    const [early, late] = [site.live(), site.live()];
    const { state } = await late.view();
    const urls = [...(state.shown?.outputs ?? [])]
      .filter(({ kind }) => ['page', 'asset', 'picture', 'static'].includes(kind))
      .map(({ url }) => url);
    expect(urls.length).toBeGreaterThan(30);
    const stores = loadedStores();
    const hashOf = ({ found }: Awaited<ReturnType<DevSite['view']>>) => {
      if (found?.kind === 'page') return contentHash(found.page.html + found.page.headers);
      return found?.kind === 'file' ? contentHash(found.contents) : found?.location;
    };
    for (const url of urls)
      expect([url, hashOf(await early.viewForRequest(url))]).toEqual([url, hashOf(await late.view(url))]);
    // None of them needed the checks.
    expect(stores).toHaveLength(1);
  });

  it('shows an edit that was saved before the checks', async () => {
    const site = aSite();
    const live = site.live();
    await live.viewForRequest(page);
    const text = readFileSync(site.inFolder(file), 'utf8');
    writeFileSync(site.inFolder(file), text.replace(/^intro: /m, 'intro: Saved early. '));
    live.touch([site.inFolder(file)]);
    const { found } = await live.viewForRequest(page);
    expect(found?.kind === 'page' && found.page.html).toContain('Saved early.');
  });
});

describe('what needs more than an outline waits for the checks:', () => {
  it.each(['/sitemap.xml', '/who-we-are/', '/nothing/'])('%s', async (address) => {
    const stores = loadedStores();
    const site = aSite();
    appendFileSync(site.inFolder('data/pages/about.yaml'), 'aliases:\n  - /who-we-are/\n');
    const live = site.live();
    expect(await live.viewForRequest(address)).toMatchObject(
      address === '/sitemap.xml'
        ? { found: { kind: 'file', status: 200 } }
        : address === '/nothing/'
          ? { found: { status: 404 } }
          : { found: { kind: 'redirect', location: '/about/' } },
    );
    expect(stores).toHaveLength(2);
  });

  it('a site with few places', async () => {
    const stores = loadedStores();
    await aSite({ outlineAbove: 1_000 }).live().viewForRequest(page);
    expect(stores).toHaveLength(1);
    expect(stores[0]?.checked).toBe(stores[0]?.parsed);
  });

  it('a site with a file that is not valid', async () => {
    const site = aSite();
    appendFileSync(site.inFolder(file), 'color: red\n');
    const { found, errors } = await site.live().viewForRequest(page);
    expect(found).toBeUndefined();
    expect(errors.map(({ at }) => at.file)).toEqual([file]);
  });
});

it('a mistake that only the checks find is reported after the page, which is not shown again until it is fixed', async () => {
  const site = aSite();
  const text = readFileSync(site.inFolder(file), 'utf8');
  writeFileSync(site.inFolder(file), text.replace(/^intro: /m, 'intro: "[a link](/nowhere/)" #'));
  const live = site.live();
  const early = await live.viewForRequest(page);
  expect([early.found?.kind, early.errors]).toEqual(['page', []]);
  const { found, errors } = await live.view(page);
  expect(found).toBeUndefined();
  expect(errors.map(({ code }) => code)).toEqual(['link/broken']);
  expect((await live.viewForRequest(page)).errors).toHaveLength(1);
  writeFileSync(site.inFolder(file), text);
  live.touch([site.inFolder(file)]);
  expect((await live.viewForRequest(page)).found?.kind).toBe('page');
});
