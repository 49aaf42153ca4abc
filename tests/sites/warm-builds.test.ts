/** After an edit of any kind of input, a build with the cache of the previous one gives the same site as a clean build. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../src/pipeline/build.ts';
import type { BuildOptions } from '../../src/pipeline/built-site.ts';
import { readTree } from '../support/file-tree.ts';
import { realSite } from '../support/real-site.ts';
import { projectRoot } from '../support/run-cli.ts';
import { temporaryCopies } from '../support/temporary-copies.ts';

const { copyOf } = temporaryCopies();
let folder: string;
let options: BuildOptions;

beforeAll(async () => {
  folder = copyOf('extras');
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
const template = 'templates/components/Footer/Footer.tsx';
const ownStyle = 'templates/styles/site.css';

/** Edits of what pictures, cards or code are made from. */
const ofAssets = new Set([
  ...['nothing', 'the business', 'the title of a service', 'a county', 'a picture', 'the year', 'the minifier'],
  ...['a template of the site', 'an own template', 'a style', "the site's own style", 'templates that are gone'],
]);

/** Compared together with the edit after them, which changes other pages and files, or more of the same pages. The number of pages that are made shows by itself that each was noticed. */
const comparedWithNext = new Set([
  ...['nothing', 'a text that only its own page shows', 'a text that lists show', 'a badge in lists', 'an alias'],
  ...['a text of a service', 'the title of a service', 'a county', 'a general page'],
  ...['the business', 'a picture', 'a phone number', 'a static file', 'a static file that is gone'],
  ...['a template of the site', 'a style'],
  ...[
    'a schema of own fields, without a default',
    'a value of an own field',
    'words of the schema',
    'what the values mean',
  ],
]);

/** Each after the one before; with the number of pages that are made. */
const edits: [what: string, made: number, change: () => void, options?: Partial<BuildOptions>][] = [
  ['nothing', 0, () => {}],
  ['a text that only its own page shows', 1, () => edit(city, /^intro: /m, 'intro: In short. ')],
  ['the same text again', 1, () => edit(city, 'In short', 'In a word')],
  ['a text that lists show', 5, () => edit(city, 'pines and peaks', 'peaks and pines')],
  ['a badge in lists', 5, () => edit(city, 'name: Sisters', 'name: Sisters\nbadge: New')],
  ['the coordinates of a place', 5, () => edit(city, '44.2909', '44.2911')],
  ['an alias', 1, () => edit(city, '  - /sisters/', '  - /sisters-oregon/')],
  ['a draft that is one no longer', 6, () => edit('data/cities/tumalo-or.yaml', 'draft: true\n', '')],
  ['a new place', 7, () => writeFileSync(at('data/cities/camp-sherman-or.yaml'), newPlace('Camp Sherman'))],
  ['a place that is gone', 6, () => rmSync(at('data/cities/camp-sherman-or.yaml'))],
  ['a text of a service', 1, () => edit('data/services/piano-tuning.yaml', /^summary: /m, 'summary: In short. ')],
  ['the title of a service', 7, () => edit('data/services/piano-tuning.yaml', /^metaTitle: /m, 'metaTitle: A ')],
  ['a county', 5, () => edit('data/counties/deschutes-county-or.yaml', /^description: /m, 'description: Once. ')],
  ['a general page', 1, () => edit('data/pages/about.yaml', /^metaTitle: /m, 'metaTitle: A ')],
  ['a page of text', 0, () => edit('data/pages/notes.md', /$/, '\nOne more.\n')],
  ['the business', 12, () => edit('data/site.yaml', /^ {2}name: /m, '  name: The ')],
  ['a picture', 0, () => edit('data/images/piano.svg', '<svg ', '<svg data-name="a" ')],
  ['a phone number', 1, () => edit('data/phone-overrides.yaml', /\d"/, '8"')],
  ['a static file', 0, () => writeFileSync(at('static/prices.txt'), 'From 110 dollars.\n')],
  ['a new static file', 0, () => writeFileSync(at('static/more.txt'), 'More.\n')],
  ['a static file that is gone', 0, () => rmSync(at('static/more.txt'))],
  [
    'a template of the site',
    12,
    () => {
      mkdirSync(path.dirname(at(template)), { recursive: true });
      cpSync(path.join(projectRoot, template), at(template));
      edit(template, '<h2>{name}</h2>', '<h2>Our {name}</h2>');
    },
  ],
  ['an own template', 12, () => edit(template, 'Our {name}', 'My {name}')],
  ['templates that show own fields', 12, showOwnFields],
  ['a schema of own fields, without a default', 2, () => writeSchema('city', { gate: text })],
  ['a value of an own field', 1, () => edit(city, /$/, 'custom:\n  gate: North\n')],
  ['words of the schema', 0, () => writeSchema('city', { gate: { ...text, description: 'Which gate.' } })],
  ['a default, where a place has a value', 1, () => writeSchema('city', { gate: { ...text, default: 'East' } })],
  ['what the values mean', 2, () => writeSchema('city', { gate: { ...text, default: 'East', 'x-markdown': true } })],
  ['a schema of services', 1, () => writeSchema('service', { gate: { ...text, default: 'West' } })],
  [
    'schemas that are gone',
    3,
    () => {
      edit(city, /custom:\n.*\n/, '');
      rmSync(at('schema'), { recursive: true });
    },
  ],
  [
    'a style',
    12,
    () => {
      cpSync(path.join(projectRoot, 'templates/styles/base.css'), at('templates/styles/base.css'), { recursive: true });
      edit('templates/styles/base.css', /$/, ':root { --own: 1; }\n');
      writeFileSync(at(ownStyle), 'h1 { color: #123456; }\n');
    },
  ],
  ["the site's own style", 12, () => edit(ownStyle, '123456', '654321')],
  ['templates that are gone', 12, () => rmSync(at('templates'), { recursive: true })],
  ['times only, as after a checkout', 0, age],
  ['the address of the site', 12, () => {}, { baseUrl: 'https://preview.example.com/sub' }],
  ['the address again', 12, () => {}],
  ['a published page, by hand', 1, () => writeFileSync(at('dist/about/index.html'), 'broken')],
  ['the output, which is gone', 12, () => rmSync(at('dist'), { recursive: true })],
  ['what was kept, which is damaged', 12, damageState],
  ['the year', 12, () => {}, { now: new Date('2027-03-01T12:00:00Z') }],
  ['the minifier', 12, () => {}, { minify: 'full' }],
];

function newPlace(name: string): string {
  return readFileSync(at('data/cities/tumalo-or.yaml'), 'utf8')
    .replaceAll('Tumalo', name)
    .replace('/tumalo/', '/camp/')
    .replace('44.1498', '44.2498');
}

const text = { type: 'string' };

function writeSchema(kind: string, properties: object): void {
  mkdirSync(at('schema'), { recursive: true });
  writeFileSync(at(`schema/${kind}.json`), JSON.stringify({ type: 'object', properties }));
}

/** Prints whatever the pages of a place and of a service get. */
function showOwnFields(): void {
  for (const kind of ['city', 'service']) {
    const page = `templates/pages/${kind}.tsx`;
    mkdirSync(at('templates/pages'), { recursive: true });
    cpSync(path.join(projectRoot, page), at(page));
    edit(page, '</Document>', '<p>Own: {JSON.stringify(page.custom ?? null)}</p></Document>');
  }
}

function damageState(): void {
  const state = at('.treesite/cache/builds');
  for (const name of readdirSync(state)) {
    const bytes = readFileSync(path.join(state, name));
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(path.join(state, name), bytes);
  }
  edit('data/pages/about.yaml', /^metaTitle: /m, 'metaTitle: B ');
}

describe('a build after an edit of', () => {
  let assetsChanged = false;
  it.each(edits)(
    '%s',
    async (what, made, change, changes = {}) => {
      change();
      const count = await build(changes);
      assetsChanged ||= ofAssets.has(what);
      expect(count).toBe(made);
      if (comparedWithNext.has(what)) return;
      expect(published(at('dist'))).toEqual(await fromNothing({ ...changes, cache: !assetsChanged }));
      assetsChanged = false;
    },
    60_000,
  );
});

it('reports a link of a cached page if its target was deleted', async () => {
  edit(city, /^intro: /m, 'intro: See [prices](/prices.txt). ');
  await build();
  rmSync(at('static/prices.txt'));
  const { diagnostics, pages } = await buildSite(options);
  expect(diagnostics.map(({ code, at }) => [code, at.file])).toContainEqual(['link/broken', city]);
  expect(pages()).toEqual([]);
}, 60_000);
