/** After an edit, a build with the snapshot of the previous one gives the same site and the same diagnostics as a clean build: random edits of every kind, and five examples. */
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { buildSite } from '../../src/pipeline/build.ts';
import type { BuildOptions } from '../../src/pipeline/site-options.ts';
import { runSequence } from '../edits/run-sequence.ts';
import { readTree } from '../support/file-tree.ts';
import { overlaySite } from '../support/overlay-site.ts';
import { randomFrom } from '../support/random.ts';
import { realSite } from '../support/real-site.ts';
import { seed } from '../support/seed.ts';
import { linkAssets } from '../support/shared-assets.ts';

let folder: string;
let options: BuildOptions;

beforeAll(async () => {
  folder = overlaySite('extras');
  mkdirSync(path.join(folder, 'static'));
  writeFileSync(path.join(folder, 'static/prices.txt'), 'From 100 dollars.\n');
  const folders = { data: 'data', templates: 'templates', static: 'static', out: 'dist' };
  const named = Object.entries(folders).map(([name, below]) => [name, path.join(folder, below)]);
  options = { ...realSite, root: folder, ...(Object.fromEntries(named) as typeof folders) };
  age();
  // Every time shows a change by now: the first build below sees that there is nothing to do.
  await setTimeout(100);
  await buildSite(options);
}, 60_000);

const at = (file: string) => path.join(folder, file);

/** Files as old as they are when an owner builds: a second build follows a first within milliseconds here. */
function age(): void {
  const before = new Date(Date.now() - 60_000);
  for (const file of Object.keys(readTree(folder))) if (!file.startsWith('dist/')) utimesSync(at(file), before, before);
}

function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(at(file), 'utf8');
  const edited = text.replace(from, to);
  expect(edited, `${from} in ${file}`).not.toBe(text);
  writeFileSync(at(file), edited);
}

/** Without the list of files, and without assets that were kept for open pages. */
function published(out: string): Record<string, string> {
  const { '.treesite.json': list = '', ...files } = readTree(out);
  const kept = [...list.matchAll(/^"k \S+ \d+ (.*)",?$/gm)].map(([, file]) => file);
  return Object.fromEntries(Object.entries(files).filter(([file]) => !kept.includes(file)));
}

/** Nothing is known of an earlier build; pictures and bundles of code may be those of the cache where the edit cannot have changed them. */
async function fromNothing(changes: Partial<BuildOptions>): Promise<Record<string, string>> {
  const out = at('cold');
  const state = at('.treesite/cache/builds');
  const before = readdirSync(state);
  const { pages } = await buildSite({ ...options, ...changes, out });
  expect(pages().every(({ milliseconds }) => milliseconds > 0)).toBe(true);
  const files = published(out);
  rmSync(out, { recursive: true });
  for (const name of readdirSync(state)) if (!before.includes(name)) rmSync(path.join(state, name));
  return files;
}

/** How many pages were made: those that were kept took no time. */
async function build(changes: Partial<BuildOptions> = {}): Promise<number> {
  const { pages, diagnostics } = await buildSite({ ...options, ...changes });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return pages().filter(({ milliseconds }) => milliseconds > 0).length;
}

const city = 'data/cities/sisters-or.yaml';
const post = 'data/posts/2026-05-04-a-new-van.md';
/** With the new place. */
const everyPage = 17;
/** Each after the one before; with the number of pages that are made. */
const edits: [what: string, made: number, change: () => void, options?: Partial<BuildOptions>][] = [
  ['a text that only its own page shows', 1, () => edit(city, /^intro: /m, 'intro: In short. ')],
  ['a text that cards show, with the post about the place', 6, () => edit(city, 'pines and peaks', 'peaks and pines')],
  [
    'a review, on the home page and those of its service and its place',
    3,
    () => writeFileSync(at('data/reviews.yaml'), review),
  ],
  ['a new place', 6, () => writeFileSync(at('data/cities/camp-sherman-or.yaml'), newPlace('Camp Sherman'))],
  ['the text of a post', 1, () => edit(post, 'every string', 'each string')],
  [
    'the title of a post, on the home page, in the list, and on the pages of its service and its place',
    5,
    () => edit(post, 'A new van', 'Our new van'),
  ],
  ['the data, with a damaged snapshot', everyPage, damageSnapshot],
  ['the year', everyPage, () => {}, { now: new Date('2027-03-01T12:00:00Z') }],
];

const review =
  '- { id: 1, name: Ann, location: Sisters, rating: 5, text: Good., service: piano-tuning, cityRef: sisters-or, date: "2026-05-01" }';

function newPlace(name: string): string {
  return readFileSync(at('data/cities/tumalo-or.yaml'), 'utf8')
    .replaceAll('Tumalo', name)
    .replace('draft: true\n', '')
    .replace('/tumalo/', '/camp/')
    .replace('44.1498', '44.2498');
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

it.each(edits)(
  'a build after an edit of %s',
  async (_, made, change, changes = {}) => {
    change();
    expect(await build(changes)).toBe(made);
    expect(published(at('dist'))).toEqual(await fromNothing(changes));
  },
  60_000,
);

it('reports a link of a cached page if its target was deleted', async () => {
  edit(city, /^intro: /m, 'intro: See [prices](/prices.txt). ');
  await build();
  rmSync(at('static/prices.txt'));
  const { diagnostics, pages } = await buildSite(options);
  expect(diagnostics.map(({ code, at }) => [code, at.file])).toContainEqual(['link/broken', city]);
  expect(pages()).toEqual([]);
}, 60_000);

it(`gives the same site and the same diagnostics after random edits (SEED=${seed})`, async () => {
  const root = overlaySite('extras');
  linkAssets(root);
  const input = { steps: 12, random: randomFrom(seed), editsTemplates: false, keepsAssets: () => true };
  const { wrong, steps } = await runSequence(root, input);
  expect(wrong).toEqual([]);
  expect(steps).toBe(12);
}, 120_000);
