/** After an edit, a build with the snapshot of the previous one gives the same site and the same diagnostics as a clean build, in two languages: random edits of every kind, and examples with the number of pages that are made. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { buildSite } from '../../src/pipeline/build.ts';
import type { BuildOptions } from '../../src/pipeline/site-options.ts';
import { compareBuilds, runSequence } from '../edits/run-sequence.ts';
import { randomFrom } from '../support/random.ts';
import { seed } from '../support/seed.ts';
import { editFile, writeFiles } from '../support/sites/edit-files.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { siteOptions } from '../support/sites/site-options.ts';

/** An edit of what its one card shows, such as the heading of home.yaml, makes every page. */
const folder = overlaySite('bilingual');
const options = siteOptions(folder, { now: new Date('2026-06-01T12:00:00Z') });
const comparing = { keepsAssets: true, isChecked: false };
const at = (file: string) => path.join(folder, file);

beforeAll(async () => {
  writeFiles(folder, { 'static/prices.txt': 'From 100 dollars.\n' });
  await buildSite(options);
});

const edit = (file: string, from: string | RegExp, to: string) => editFile(folder, file, from, to);

const city = 'data/cities/sisters-or.yaml';
/** With the new places, without the translation. */
const everyPage = 27;
/** Each after the one before; with the number of pages that are made. Tests below begin with the last state. */
const edits: [what: string, made: number, change: () => void, options?: Partial<BuildOptions>][] = [
  ['a new place', 17, () => writeFileSync(at('data/cities/camp-or.yaml'), newPlace())],
  [
    'a place far away with the name of another, whose label changes',
    19,
    () => writeFileSync(at('data/cities/redmond-wa.yaml'), sameName()),
  ],
  ['a translation, which is gone: pages that link to it', 10, () => rmSync(at('data/cities/sisters-or.es.yaml'))],
  ['the data, with a damaged snapshot', everyPage, damageSnapshot],
  ['the year', everyPage, () => {}, { now: new Date('2027-03-01T12:00:00Z') }],
];

function newPlace(): string {
  const text = readFileSync(at('data/cities/redmond-or.yaml'), 'utf8');
  return text.replaceAll('Redmond', 'Camp').replace('/redmond/', '/camp/').replace('44.2726', '44.2926');
}

function sameName(): string {
  const text = readFileSync(at('data/cities/redmond-or.yaml'), 'utf8');
  return text
    .replace(/^county: /m, 'state: WA\ncounty: ')
    .replace('/redmond/', '/redmond-wa/')
    .replace('44.2726', '47.674')
    .replace('121.1', '122.1');
}

function damageSnapshot(): void {
  const folder = at('.treesite/cache/builds');
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(path.join(folder, name));
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(path.join(folder, name), bytes);
  }
  edit('data/pages/about.yaml', /^metaTitle: /m, 'metaTitle: B ');
}

it.each(edits)('a build after an edit of %s', async (_, made, change, changes = {}) => {
  change();
  const { wrong, pages, diagnostics } = await compareBuilds({ ...options, ...changes }, comparing);
  expect(wrong).toEqual([]);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const again = pages.filter(({ milliseconds }) => milliseconds > 0).map(({ path }) => path);
  expect(again, `made again: ${again.join(' ')}`).toHaveLength(made);
});

it('reports a link to a form of a URL that is gone when a page takes the URL over', async () => {
  const place = 'data/cities/redmond-or.yaml';
  const words = 'See [our offer](/offer/index.html), and [its price](/offer/#price). ';
  const html = '<!doctype html><title>Offer</title><h1 id="price">Offer</h1>';
  writeFiles(folder, { 'static/offer/index.html': html });
  edit(place, /^intro: /m, `intro: ${words}`);
  expect((await buildSite(options)).pages).not.toEqual([]);
  rmSync(at('static/offer'), { recursive: true });
  const privacy = readFileSync(at('data/pages/privacy.md'), 'utf8');
  writeFileSync(at('data/pages/offer.md'), privacy.replace(/^aliases:.*\n( +- .*\n)*/m, ''));
  const { diagnostics } = await buildSite(options);
  expect(diagnostics.map(({ code, at }) => [code, at.file])).toContainEqual(['link/broken', place]);
  edit(place, words, '');
});

it('checks no links to sections of a static page that replaces a page: its scripts may make them', async () => {
  writeFiles(folder, { 'static/about/index.html': '<!doctype html><title>About</title><h1 id="call">Call</h1>' });
  const words = 'See [here](/about/#call) and [there](/about/#made). ';
  edit(city, /^intro: /m, `intro: ${words}`);
  const { diagnostics } = await buildSite(options);
  const found = diagnostics.filter(({ at }) => at.file === city).map(({ message }) => message);
  expect(found).toEqual([]);
  rmSync(at('static/about'), { recursive: true });
  edit(city, words, '');
});

it('reports a link of a cached page if its target was deleted', async () => {
  edit(city, /^intro: /m, 'intro: See [prices](/prices.txt). ');
  await buildSite(options);
  rmSync(at('static/prices.txt'));
  const { diagnostics, pages } = await buildSite(options);
  expect(diagnostics.map(({ code, at }) => [code, at.file])).toContainEqual(['link/broken', city]);
  expect(pages).toEqual([]);
});

it('makes all pages again if their content policy is another one, because of a static file', async () => {
  const own = overlaySite('bilingual');
  editFile(own, 'data/site.yaml', /$/, '\nsecurity: { metaPolicy: true }\n');
  await buildSite(siteOptions(own));
  writeFiles(own, { 'static/saw.mp4': 'x' });
  const { wrong, pages } = await compareBuilds(siteOptions(own), comparing);
  expect(wrong).toEqual([]);
  expect(pages.every(({ milliseconds }) => milliseconds > 0)).toBe(true);
});

it(`gives the same site and the same diagnostics after random edits (SEED=${seed})`, async () => {
  const input = { steps: 3, random: randomFrom(seed), editsTemplates: false, keepsAssets: () => true };
  const { wrong, steps } = await runSequence(overlaySite('bilingual'), input);
  expect(wrong).toEqual([]);
  expect(steps).toBe(3);
});
