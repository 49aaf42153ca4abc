/** An edit of a place reaches the parts that have read what is different, and no list of fields says which these are. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import type { Assets } from '../../../../src/assets/assets.ts';
import { readArea } from '../../../../src/assets/map/served-area.ts';
import { ReadTracker } from '../../../../src/memo/read-tracker.ts';
import type { FileFacts } from '../../../../src/model/file-facts.ts';
import { placeListDefinitions } from '../../../../src/model/place-list-definitions.ts';
import type { PlaceReader } from '../../../../src/model/place-reader.ts';
import type { ReadySite } from '../../../../src/pipeline/data/link-site.ts';
import { PartFingerprints } from '../../../../src/pipeline/state/part-fingerprints.ts';
import { type PlaceChange, placeChange } from '../../../../src/pipeline/state/place-changes.ts';
import { RowFile } from '../../../../src/pipeline/state/row-file.ts';
import { listPages } from '../../../../src/routes/list-pages.ts';
import { createPlanner } from '../../../../src/routes/planner.ts';
import type { CityFile, CountyFile } from '../../../../src/schema/types.gen.ts';
import { aCity, aCounty, aLinkedSite, aService, type DataFile } from '../../../support/builders.ts';

const place = (latitude: number) => ({ latitude, longitude: -121.3 });
const city = { name: 'Sisters', geo: place(44.29), featured: true, featuredInCounty: true };
const county = { name: 'Deschutes County' };

const cityEdits: Partial<CityFile>[] = [
  { name: 'SISTERS' },
  { order: 1 },
  { county: 'crook-county-or' },
  { county: 'clark-county-wa' },
  { eta: '20-50 min' },
  { geo: place(44.2) },
  { nearby: ['bend-or'] },
  { description: 'Another.' },
  { featured: false },
  { featuredInCounty: false },
  { radiusMeters: 200 },
  { services: ['moving'] },
  { postalCode: '97702' },
  { metaTitle: 'Another' },
];
const countyEdits: Partial<CountyFile>[] = [
  { name: 'DESCHUTES COUNTY' },
  { order: 1 },
  { fips: '41017' },
  { description: 'Another.' },
  { geo: place(44) },
];

/** Two states, so many counties that they are listed by state, and three places of which two are in the same county. */
function others(): DataFile[] {
  const counties = Array.from({ length: 205 }, (_, index) => aCounty({ name: `County ${index + 1}` }));
  return [
    ...[...counties, aCounty({ name: 'Crook County' }), aCounty({ name: 'Clark County', state: 'WA' })],
    ...[aService({ title: 'Tuning' }), aService({ title: 'Moving' })],
    ...[aCity({ name: 'Bend', geo: place(44.05) }), aCity({ name: 'Tumalo', geo: place(44.15) })],
    aCity({ name: 'Prineville', county: 'crook-county-or', geo: place(44.3) }),
  ];
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'treesite-parts-'));
const rowsFile = path.join(folder, 'parts.rows');
afterAll(() => rmSync(folder, { recursive: true }));

/** Every part that any page reads, and what it says. */
function site(files: readonly DataFile[], changes?: readonly PlaceChange[]) {
  const reads = new ReadTracker();
  const { model } = aLinkedSite(files, reads);
  const { area } = readArea(model);
  const assets: Assets = {
    ...{ pages: new Map(), favicon: '', icon: '', touchIcon: '', manifest: '', files: [] },
    pictures: new Map([['piano.svg', { path: '/piano.svg', width: 1, height: 1, sources: [] }]]),
    planCard: ({ page }) => ({ text: page, path: '/card.png', width: 1, height: 1 }),
    themeColor: { light: '', dark: '' },
    planMap: () => undefined,
    mapDrawing: () => JSON.stringify(area()),
  };
  const pages = listPages(createPlanner({ model, assets, now: new Date(0), reads }));
  const planned = pages.filter(({ path }) => !path.startsWith('/areas/county-'));
  const parts = new Set(planned.flatMap(({ plan }) => [...reads.during(plan).parts]));
  const ready = { model, bundled: { assets } } as unknown as ReadySite;
  const rows = new RowFile(rowsFile, 'test');
  const places = changes && { changes, edited: changes, hashOf: () => undefined, isSame: () => true };
  const fingerprints = new PartFingerprints({ ready, now: new Date(0), ...(places && { files: places }) }, rows);
  const save = () => {
    fingerprints.save(parts, { isComplete: true });
    rows.save();
  };
  return { fingerprints, all: new Map([...parts].map((part) => [part, fingerprints.of(part)])), save };
}

const noFacts: FileFacts = { draft: false, aliases: [], pictures: [], needs: [], diagnostics: [] };
const standing = [...others(), aCity(city), aCounty(county)];
const first = site(standing);
first.save();

/** The parts that the edit changes, but for whole files, and those that are found to be changed. */
function edit(kind: 'city' | 'county', values: object) {
  const made = (more: object) =>
    kind === 'city' ? aCity({ ...city, ...more } as typeof city) : aCounty({ ...county, ...more } as typeof county);
  const [old, now] = [made({}), made(values)];
  const factsOf = ({ text }: DataFile) => ({ ...noFacts, [kind]: JSON.parse(text) });
  const change = placeChange({ ...old, file: '' }, { before: factsOf(old), after: factsOf(now) });
  const { fingerprints, all } = site([...others(), kind === 'city' ? aCounty(county) : aCity(city), now], [change]);
  const found = fingerprints.changed() ?? new Set();
  const different = [...first.all].filter(([part, print]) => all.get(part) !== print).map(([part]) => part);
  return { different: different.filter((part) => !/^\w+ file /.test(part)), found };
}

it.each([
  ...cityEdits.map((values) => ['city' as const, values] as const),
  ...countyEdits.map((values) => ['county' as const, values] as const),
])('a %s with %o', (kind, values) => {
  const { different, found } = edit(kind, values);
  expect(different.length).toBeGreaterThan(0);
  expect(different.filter((part) => !found.has(part))).toEqual([]);
});

const lists: Record<string, (read: PlaceReader, slug: string) => unknown> = placeListDefinitions;
const { 'footer counties': footer, 'place names of county': names, nearby } = placeListDefinitions;
afterEach(() => {
  Object.assign(lists, { 'footer counties': footer, 'place names of county': names, nearby });
  first.save();
});

it('affects a list that now reads one more field of all counties, of its own places or of its own place', () => {
  lists['footer counties'] = (read) => ({ ...footer(read), seats: read.counties().of('seat') });
  lists['place names of county'] = (read, slug) => {
    const codes = read.citiesIn(slug).of('postalCode');
    return names(read, slug).map((place, index) => ({ ...place, code: codes[index] }));
  };
  lists.nearby = (read, slug) => {
    const own = read.city(slug)?.get('population');
    return nearby(read, slug).map((place) => ({ ...place, own }));
  };
  site(standing).save();
  expect(edit('county', { seat: 'Redmond' }).found).toContain('footer counties');
  const { found } = edit('city', { postalCode: '97702', population: '3,000' });
  expect([...found].filter((part) => /^(place names of county|nearby) /.test(part)).sort()).toEqual([
    'nearby sisters-or',
    'place names of county deschutes-county-or',
  ]);
});
