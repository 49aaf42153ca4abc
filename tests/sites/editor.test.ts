/** Data files in an editor: the real YAML language server completes, explains and underlines them, here and in a new site. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorFiles } from '../../src/scaffold/editor-files.ts';
import { type LanguageServer, type Squiggle, startLanguageServer } from '../support/sites/language-server.ts';
import { projectRoot } from '../support/sites/run-cli.ts';
import { runHere } from '../support/sites/run-here.ts';
import { tempFolder } from '../support/temp-folder.ts';

const schemaLine = /^# yaml-language-server: \$schema=(\S+)\n/;
const newSite = path.join(tempFolder(), 'site');
const sites: [name: string, root: string][] = [
  ['of this repository', projectRoot],
  ['of a new site', newSite],
];
const ownFields = {
  type: 'object',
  properties: { gateCode: { type: 'string', description: 'The code of the gate.' } },
};
let server: LanguageServer;

beforeAll(async () => {
  expect(await runHere(['init', newSite])).toMatchObject({ code: 0 });
  mkdirSync(path.join(newSite, 'schema'));
  writeFileSync(path.join(newSite, 'schema/city.json'), JSON.stringify(ownFields));
  const made = [
    ['init', newSite, '--editor'],
    ['new', 'city', 'Snow Hill', '--county', 'Alder County', '--with-county', '--root', newSite],
    ['new', 'service', 'Gutter Guards', '--root', newSite],
    ['new', 'review', 'Ada', '--service', 'gutter-cleaning', '--root', newSite],
  ];
  for (const args of made) expect(await runHere(args)).toMatchObject({ code: 0 });
  // First lines of files come before these settings.
  const { 'yaml.schemas': schemas } = JSON.parse(read(path.join(newSite, '.vscode/settings.json')));
  server = await startLanguageServer(newSite, { schemas });
});
afterAll(() => server.stop());

async function dataFiles(root: string): Promise<string[]> {
  return (await glob('data/**/*.yaml', { cwd: root, absolute: true })).sort();
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}

/** `county.schema.json` for a county's file, by its own first line; undefined where that leads nowhere. */
function namedSchema(file: string): string | undefined {
  const [, address] = schemaLine.exec(read(file)) ?? [];
  const target = path.resolve(path.dirname(file), address ?? '');
  return address !== undefined && existsSync(target) ? path.basename(target) : undefined;
}

/** Line as editors count it for people, and message. */
function formatSquiggle({ message, range }: Squiggle): string {
  return `${range.start.line + 1}: ${message}`;
}

/** The position of the mark `|` in a text, and the text without it. */
function marked(text: string) {
  const before = text.slice(0, text.indexOf('|')).split('\n');
  return {
    text: text.replace('|', ''),
    at: { line: before.length - 1, character: before.at(-1)?.length ?? 0 },
  };
}

describe('every data file', () => {
  it.each(sites)('%s names its schema in its first line', async (_, root) => {
    const kinds = new Map((await dataFiles(root)).map((file) => [path.relative(root, file), namedSchema(file)]));
    expect([...kinds].filter(([, schema]) => schema === undefined)).toEqual([]);
    expect(new Set(kinds.values()).size).toBe(12);
    expect(kinds.get('data/pages/home.yaml')).toBe('page-home.schema.json');
  });

  it.each(sites)('%s has no mistake underlined', async (_, root) => {
    const files = await dataFiles(root);
    const found = await Promise.all(files.map((file) => server.open(file, read(file))));
    const reported = files.map((file, index) => [path.relative(root, file), found[index]]);
    expect(reported.filter(([, squiggles]) => squiggles?.length !== 0)).toEqual([]);
  });
});

describe('typing', () => {
  const head = '# yaml-language-server: $schema=../../.treesite/schema/';
  const openMarked = async (name: string, schema: string, body: string) => {
    const file = path.join(newSite, 'data', name);
    const { text, at } = marked(`${head}${schema}.schema.json\n${body}`);
    await server.open(file, text);
    return { file, at };
  };

  it('offers the fields of the site’s own', async () => {
    const { file, at } = await openMarked('cities/own-vt.yaml', 'city', 'custom:\n  |');
    const offers = await server.complete(file, at);
    expect(offers.map(({ label, about }) => [label, about])).toContainEqual(['gateCode', 'The code of the gate.']);
  });

  it('offers the missing fields, each with its description', async () => {
    const { file, at } = await openMarked('cities/a-vt.yaml', 'city', 'name: A\n|');
    const offers = await server.complete(file, at);
    const labels = offers.map((offer) => offer.label);
    expect(labels).toEqual(expect.arrayContaining(['county', 'eta', 'faqs', 'updated', 'draft']));
    expect(labels).not.toContain('name');
    expect(offers.filter((offer) => offer.about === '')).toEqual([]);
    expect(offers.find((offer) => offer.label === 'county')?.about).toMatch(
      /^The slug of the county that the place is in/,
    );
  });

  it('writes a field with its colon, however the schema gives its type', async () => {
    const { file, at } = await openMarked('cities/b-vt.yaml', 'city', '|');
    const offers = await server.complete(file, at);
    expect(offers.filter((offer) => !/^\w+:/.test(offer.writes))).toEqual([]);
    expect(offers.find((offer) => offer.label === 'intro')?.writes).toBe('intro: ');
    const hero = await openMarked('cities/c-vt.yaml', 'page-home', 'hero:\n  |');
    const inGroup = await server.complete(hero.file, hero.at);
    expect(inGroup.find((offer) => offer.label === 'image')?.writes).toBe('image: ');
  });
});

describe('the settings for VS Code', () => {
  it('of this repository are those of a site, with the schemas where they are here', () => {
    const files = editorFiles('src/schema');
    expect(files).toHaveLength(2);
    for (const { file, text } of files)
      expect(JSON.parse(read(path.join(projectRoot, file)))).toEqual(JSON.parse(text));
  });

  it('validate data files whose first line names no schema', async () => {
    const files = await dataFiles(newSite);
    const bare = (file: string) => `unheard: 1\n${read(file).replace(schemaLine, '').replaceAll(/^- /gm, '  ')}`;
    const broken = files.filter((file) => !/reviews|overrides/.test(file));
    const found = await Promise.all(broken.map((file) => server.open(file, bare(file))));
    expect(found.map((squiggles) => squiggles.map(formatSquiggle))).toEqual(
      broken.map(() => expect.arrayContaining(['1: Property unheard is not allowed.'])),
    );
    const numbers = await server.open(path.join(newSite, 'data/phone-overrides.yaml'), 'a-vt: 5\n');
    expect(numbers.map(formatSquiggle)).toEqual(['1: Incorrect type. Expected "string".']);
    const review = await server.open(path.join(newSite, 'data/reviews/2026.yaml'), '- id: one\n');
    expect(review.map(formatSquiggle)).toContain('1: Incorrect type. Expected "integer".');
    for (const name of ['cities/a-vt.es.yaml', 'site.es.yaml']) {
      const translation = await server.open(path.join(newSite, 'data', name), 'geo: 1\n');
      expect(translation.map(formatSquiggle)).toEqual(['1: Property geo is not allowed.']);
    }
  });
});
