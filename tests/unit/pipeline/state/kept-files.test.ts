/** The places that a build need not look at: those whose names, sizes and times are as an earlier build has listed them. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DataEntry } from '../../../../src/load/list-data.ts';
import type { KeptFiles } from '../../../../src/pipeline/state/kept-files.ts';
import { RowFile } from '../../../../src/pipeline/state/row-file.ts';
import { SavedFiles } from '../../../../src/pipeline/state/saved-files.ts';
import { createTempFolders } from '../../../support/temp-folder.ts';

const makeFolder = createTempFolders();
const data = mkdtempSync(path.join(os.tmpdir(), 'treesite-kept-'));
const folder = { data, real: data, display: (name: string) => `data/${name}` };
const placeCount = 600;
/** The number of files in a row. */
const perRow = 256;
const nameOf = (number: number) => `cities/place-${String(number).padStart(4, '0')}-vt.yaml`;

function entry(name: string, more: Partial<DataEntry> = {}): DataEntry {
  return { name, type: 'file', isLink: false, size: 100, mtimeMs: 1e12, ctimeMs: 1e12, ino: name.length, ...more };
}

const listed = [
  entry('cities', { type: 'folder' }),
  ...Array.from({ length: placeCount }, (_, number) => entry(nameOf(number))),
  entry('counties', { type: 'folder' }),
  entry('counties/windsor-county-vt.yaml'),
  entry('site.yaml'),
];
beforeAll(() => {
  for (const kind of ['cities', 'counties']) mkdirSync(path.join(data, kind));
  for (const { name, type } of [...listed, ...added]) if (type === 'file') writeFileSync(path.join(data, name), name);
});
afterAll(() => rmSync(data, { recursive: true }));

const added = ['cities/place-0300-x-vt.yaml', 'cities/a-vt.yaml', 'cities/place-0300.txt'].map((name) => entry(name));
const rare = nameOf(5);
const facts = { draft: false, aliases: [], needs: [], diagnostics: [] };
const picture = { name: 'van.jpg', place: 'hero' as const, path: ['heroImage'] };

/** Reads every file that is not kept, as a build does, and saves. */
function build(file: string, entries: readonly DataEntry[]): KeptFiles | undefined {
  const rows = new RowFile(file, 'key');
  const files = new SavedFiles(rows);
  files.isFor('settings', new Map());
  const kept = files.keepRows(entries, folder);
  for (const one of kept?.others ?? entries) {
    if (!one.name.endsWith('-vt.yaml')) continue;
    const known = files.find(one, folder);
    const kind = one.name.startsWith('cities/') ? 'city' : 'county';
    const slug = path.basename(one.name, '.yaml');
    const pictures = one.name === rare ? [picture] : [];
    if (!known)
      files.keep(
        { file: `data/${one.name}`, kind, slug, text: readFileSync(path.join(data, one.name), 'utf8') },
        { facts: { ...facts, pictures }, lints: [] },
      );
  }
  files.prune();
  rows.save();
  return kept;
}

/** What is not kept of `entries` after a build of `before`. */
function othersAfter(before: readonly DataEntry[], entries: readonly DataEntry[]): string[] | undefined {
  const file = path.join(makeFolder(), 'state.rows');
  expect(build(file, before)).toBeUndefined();
  return build(file, entries)?.others.map(({ name }) => name);
}

/** Its text is then another. */
function edit(name: string): void {
  writeFileSync(path.join(data, name), `${Math.random()}`);
}

const always = ['cities', 'counties', 'site.yaml'];
const change = (number: number, more: Partial<DataEntry>) =>
  listed.map((one) => (one.name === nameOf(number) ? { ...one, ...more } : one));

test('all places are kept if nothing has changed', () => {
  expect(othersAfter(listed, listed)).toEqual(always);
});

test.each([
  ['size', { size: 101 }],
  ['time', { mtimeMs: 1e12 + 1 }],
  ['time of change', { ctimeMs: 1e12 + 1 }],
  ['inode', { ino: 0 }],
  ['type', { type: 'link' as const }],
])('only the row of a file with another %s is looked at', (_, more) => {
  const others = othersAfter(listed, change(300, more));
  expect(others).toHaveLength(perRow + always.length);
  expect(others).toContain(nameOf(300));
  expect(others).not.toContain(nameOf(10));
});

test.each([
  ['a deleted place', listed.filter(({ name }) => name !== nameOf(300)), nameOf(301)],
  ['a new place', [...listed.slice(0, 302), entry('cities/place-0300-x-vt.yaml'), ...listed.slice(302)], nameOf(300)],
  ['a place before all others', [listed[0], entry('cities/a-vt.yaml'), ...listed.slice(1)] as DataEntry[], nameOf(0)],
  [
    'a file that is no place',
    [...listed.slice(0, 302), entry('cities/place-0300.txt'), ...listed.slice(302)],
    nameOf(300),
  ],
])('%s makes its row looked at', (_, entries, name) => {
  expect(othersAfter(listed, entries)).toContain(name);
});

test('a row with a file that is no place, or with times too recent to be trusted, is looked at each time', () => {
  const strange = [...listed.slice(0, 302), entry('cities/place-0300.txt'), ...listed.slice(302)];
  expect(othersAfter(strange, strange)).toContain('cities/place-0300.txt');
  const recent = change(300, { mtimeMs: Date.now() + 1000 });
  expect(othersAfter(recent, recent)).toContain(nameOf(300));
});

test('an edit is kept by the next build, with all rows as they were', () => {
  const file = path.join(makeFolder(), 'state.rows');
  build(file, listed);
  const edited = change(300, { mtimeMs: 1e12 + 5 });
  edit(nameOf(300));
  build(file, edited);
  expect(build(file, edited)?.others.map(({ name }) => name)).toEqual(always);
});

test('a kept place is found by its name, others are not, and those with rare facts are known', () => {
  const file = path.join(makeFolder(), 'state.rows');
  build(file, listed);
  const edited = change(300, { size: 5 });
  const kept = build(file, edited);
  const absolute = `${data}/${nameOf(10)}`;
  expect(kept?.find(nameOf(10))).toMatchObject({
    file: `data/${nameOf(10)}`,
    kind: 'city',
    slug: 'place-0010-vt',
    absolute,
  });
  expect(kept?.find('counties/windsor-county-vt.yaml')).toMatchObject({ kind: 'county' });
  for (const name of [nameOf(300), nameOf(301), 'cities/none-vt.yaml', 'site.yaml'])
    expect(kept?.find(name)).toBeUndefined();
  expect(kept?.with('pictures').map(({ file }) => file)).toEqual([`data/${rare}`]);
  expect(kept?.with('lints')).toEqual([]);
  expect(kept?.all().size).toBe(placeCount + 1 - perRow);
});
