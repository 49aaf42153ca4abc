/** After any edit of the data, a page of the build before is kept only if a build from nothing makes the same page. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { placeListDefinitions } from '../../../../src/model/place-list-definitions.ts';
import type { PlaceReader } from '../../../../src/model/place-reader.ts';
import { linkSite, type ReadySite, SiteMemory } from '../../../../src/pipeline/data/link-site.ts';
import type { LoadedData } from '../../../../src/pipeline/data/loaded-data.ts';
import { makeSite } from '../../../../src/pipeline/make-site.ts';
import type { PageNote } from '../../../../src/pipeline/page-note.ts';
import { PartFingerprints } from '../../../../src/pipeline/state/part-fingerprints.ts';
import { placeChange } from '../../../../src/pipeline/state/place-changes.ts';
import { RowFile } from '../../../../src/pipeline/state/row-file.ts';
import { SavedPages } from '../../../../src/pipeline/state/saved-pages.ts';
import { overlaySite } from '../../../support/overlay-site.ts';
import { realSite } from '../../../support/real-site.ts';

const timeoutMs = 180_000;
const site = overlaySite('extras');
const rowsFolder = mkdtempSync(path.join(os.tmpdir(), 'treesite-rows-'));
const data = path.join(site.folder, 'data');
const options = { ...realSite, root: site.folder, data, static: path.join(site.folder, 'static'), cache: false };
const memory = new SiteMemory();
const rowsFile = path.join(rowsFolder, 'site.rows');

afterAll(() => {
  site.remove();
  rmSync(rowsFolder, { recursive: true });
});

/** Of the site as it was saved. */
let before: Pick<LoadedData, 'facts' | 'records'>;

/** What SavedFiles reports about the files of places, from their facts. */
function placesSince({ facts, records }: typeof before) {
  const places = records.all.filter(({ kind }) => kind === 'city' || kind === 'county');
  const changes = places.flatMap((place) => {
    const [old, now] = [before.facts.get(place.file), facts.get(place.file)];
    if (!old || !now) throw new Error(`${place.file} came or went.`);
    return JSON.stringify(old) === JSON.stringify(now) ? [] : [placeChange(place, { before: old, after: now })];
  });
  const isDraft = changes.some(({ fields }) => fields.has('draft'));
  const edited = places.filter(({ file }) => file === editedFile);
  return {
    hashOf: () => undefined,
    isSame: (file: string) => file !== editedFile,
    edited,
    changes: isDraft ? undefined : changes,
  };
}

let editedFile = '';

/** Undefined where the data has an error. */
async function link(): Promise<ReadySite | undefined> {
  return (await linkSite(options, memory)).ready;
}

/** Of the pages as they were saved, by file. */
const notes = new Map<string, PageNote>();

/** Makes the pages that would have been kept again; the others only where `all` is set. With `isSaved`, the next call starts from this result. */
async function make(ready: ReadySite, { isSaved = false, all = false } = {}) {
  const rows = new RowFile(rowsFile, 'test');
  const loaded = memory.data.load(options);
  before ??= loaded;
  const fingerprints = new PartFingerprints({ ready, now: options.now, files: placesSince(loaded) }, rows);
  const pages = new Map<string, { html: string; keptHash: string | undefined }>();
  const keptHashes = new Map<string, string | undefined>();
  let saved: SavedPages | undefined;
  const { rest } = await makeSite(ready, options, (frame) => {
    const list = { ...frame, pages: ready.pages, live: 'published' };
    saved = new SavedPages(rows, { ...frame, fingerprints, list });
    return {
      findUnchanged(planned) {
        const keptHash = saved?.find(planned)?.hash;
        expect(saved?.unchanged?.has(planned.file) ?? keptHash !== undefined).toBe(keptHash !== undefined);
        keptHashes.set(planned.file, keptHash);
        return isSaved || all || keptHash !== undefined ? undefined : notes.get(planned.file);
      },
      onPage({ page }, note, planned) {
        const { html } = page.text;
        pages.set(planned.file, { html, keptHash: keptHashes.get(planned.file) });
        if (!isSaved) return;
        notes.set(planned.file, note);
        saved?.keep(planned, { note, hash: html, bytes: 0 });
      },
    };
  });
  // Most parts have no fingerprint made, because by their names they cannot have changed.
  const changed = fingerprints.changed();
  for (const row of isSaved ? [] : [...rows.names('part '), ...rows.names('each ')]) {
    const part = row.slice(row.indexOf(' ') + 1);
    if (rows.get(row) !== fingerprints.of(part)) expect(changed?.has(part), part).not.toBe(false);
  }
  if (isSaved) {
    saved?.finish('published');
    rows.save();
  }
  return rest ? pages : undefined;
}

const files = readdirSync(data, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(yaml|md)$/.test(name))
  .sort();

/** One edit of each scalar and one of each list; the first entry of a list represents all. */
function* edits(text: string): Generator<string> {
  const front = /^---\n([\s\S]*?)\n---\n/.exec(text);
  const yaml = front ? (front[1] ?? '') : text;
  const paths: (string | number)[][] = [];
  const walk = (node: Node | null | undefined, at: (string | number)[]): void => {
    if (isMap<{ value: string }, Node>(node)) for (const { key, value } of node.items) walk(value, [...at, key.value]);
    else if (isSeq<Node>(node)) {
      if (node.items.length > 1) paths.push([...at, node.items.length - 1]);
      walk(node.items[0], [...at, 0]);
    } else if (isScalar(node)) paths.push(at);
  };
  const document = parseDocument(yaml);
  walk(document.contents as Node, []);
  const edit = (at: (string | number)[], change: (value: unknown) => unknown) => {
    const document = parseDocument(yaml);
    const changed = change(document.getIn(at));
    if (changed === undefined) document.deleteIn(at);
    else document.setIn(at, changed);
    return front ? `---\n${document.toString()}---\n${text.slice(front[0].length)}` : document.toString();
  };
  for (const at of paths) {
    yield edit(at, changedValue);
    // A number, a date, a time or a phone in quotes.
    if (/\d$/.test(String(document.getIn(at))))
      yield edit(at, (value) => String(value).replace(/\d$/, (last) => `${(Number(last) + 1) % 10}`));
  }
  if (front) yield `${text}\n\nOne more paragraph.\n`;
}

/** Undefined: the entry of a list is removed. */
function changedValue(value: unknown): unknown {
  if (typeof value === 'string') return `${value} again`;
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : undefined;
}

function write(name: string, text: string): void {
  writeFileSync(path.join(data, name), text);
  editedFile = `data/${name}`;
  memory.data.read.names = undefined;
  memory.data.read.files.delete(name);
}

beforeAll(async () => {
  const ready = await link();
  if (!ready) throw new Error('The site has errors.');
  await make(ready, { isSaved: true });
}, timeoutMs);

test('keeps all pages if nothing was edited', async () => {
  const ready = await link();
  const pages = ready && (await make(ready));
  expect(pages?.size).toBeGreaterThan(8);
  for (const [file, { html, keptHash }] of pages ?? []) expect(keptHash, file).toBe(html);
});

test.each(files)(
  'keeps no page that an edit of %s changes',
  async (name) => {
    const text = readFileSync(path.join(data, name), 'utf8');
    let good = 0;
    let keptAll = 0;
    for (const edited of edits(text)) {
      write(name, edited);
      const ready = await link();
      const pages = ready && (await make(ready));
      if (!pages) continue;
      good += 1;
      let kept = 0;
      for (const [file, { html, keptHash }] of pages) {
        if (keptHash === undefined) continue;
        kept += 1;
        expect(keptHash, `${file} after ${edited}`).toBe(html);
      }
      keptAll += Number(kept > 0);
    }
    write(name, text);
    expect({ name, isTried: good > 0 }).toEqual({ name, isTried: true });
    if (/^(cities|counties)\//.test(name)) expect(keptAll).toBeGreaterThan(0);
  },
  timeoutMs,
);

test('keeps no page with a list that starts to read one more field', async () => {
  const lists: Record<string, unknown> = placeListDefinitions;
  const footer = placeListDefinitions['footer counties'];
  lists['footer counties'] = (read: PlaceReader) => {
    const { named, hasMore } = footer(read);
    const seats = read.counties().of('seat');
    return { named: named.map(({ name, path }, index) => ({ name: `${name} (${seats[index]})`, path })), hasMore };
  };
  const name = 'counties/deschutes-county-or.yaml';
  const text = readFileSync(path.join(data, name), 'utf8');
  const remake = async (isSaved = false) => {
    const ready = await link();
    return ready && make(ready, { isSaved, all: true });
  };
  await remake(true);
  write(name, text.replace(/^seat: .*$/m, 'seat: Redmond'));
  const pages = await remake();
  write(name, text);
  lists['footer counties'] = footer;
  expect(pages?.size).toBeGreaterThan(8);
  for (const [file, { html, keptHash }] of pages ?? [])
    if (html.includes('(Redmond)')) expect(keptHash, file).toBeUndefined();
  expect([...(pages ?? [])].some(([, { html }]) => html.includes('Deschutes County (Redmond)'))).toBe(true);
});
