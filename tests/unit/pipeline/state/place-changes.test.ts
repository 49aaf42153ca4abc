/** Which parts an edit of a place may touch is known by their names: at least those that say something else afterwards. */
import { expect, it } from 'vitest';
import type { Assets } from '../../../../src/assets/assets.ts';
import { ServedAreas } from '../../../../src/assets/map/served-area.ts';
import { ReadNotes } from '../../../../src/memo/read-notes.ts';
import type { FileFacts } from '../../../../src/model/file-facts.ts';
import type { ReadySite } from '../../../../src/pipeline/data/link-site.ts';
import { PartPrints } from '../../../../src/pipeline/state/part-prints.ts';
import { mayTouch, placeChange } from '../../../../src/pipeline/state/place-changes.ts';
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

/** What every part says that any page reads. */
function printsOf(files: readonly DataFile[]): Map<string, string> {
  const notes = new ReadNotes();
  const { model } = aLinkedSite(files, notes);
  const assets: Assets = {
    ...{ pages: new Map(), favicon: '', icon: '', touchIcon: '', manifest: '', files: [] },
    pictures: new Map([['piano.svg', { path: '/piano.svg', width: 1, height: 1, sources: [] }]]),
    planCard: ({ page }) => ({ text: page, path: '/card.png', width: 1, height: 1 }),
    themeColor: { light: '', dark: '' },
    planMap: () => undefined,
    mapDrawing: () => JSON.stringify(new ServedAreas().of(model)),
  };
  const pages = listPages(createPlanner({ model, assets, now: new Date(0), notes }));
  const planned = pages.filter(({ path }) => !path.startsWith('/areas/county-'));
  const parts = new Set(planned.flatMap(({ plan }) => [...notes.during(plan).parts]));
  const ready = { model, bundled: { assets } } as unknown as ReadySite;
  const prints = new PartPrints({ ready, now: new Date(0) }, new RowFile('no-such-file', 'test'));
  return new Map([...parts].map((part) => [part, prints.of(part)]));
}

const noFacts: FileFacts = { draft: false, aliases: [], pictures: [], needs: [], diagnostics: [] };

const before = printsOf([...others(), aCity(city), aCounty(county)]);

it.each([
  ...cityEdits.map((edit) => ['city' as const, city, edit] as const),
  ...countyEdits.map((edit) => ['county' as const, county, edit] as const),
])('a %s: %o with %o', (kind, value, edit) => {
  const made = (values: object) => (kind === 'city' ? aCity(values as typeof city) : aCounty(values as typeof county));
  const [old, now] = [made(value), made({ ...value, ...edit })];
  const after = printsOf([...others(), kind === 'city' ? aCounty(county) : aCity(city), now]);
  const factsOf = ({ text }: DataFile) => ({ ...noFacts, [kind]: JSON.parse(text) });
  const change = placeChange({ ...old, file: '' }, { before: factsOf(old), after: factsOf(now) });
  const different = [...before].filter(([part, print]) => after.get(part) !== print).map(([part]) => part);
  // The contents of a file have a part of their own.
  const shown = different.filter((part) => !/^\w+ file /.test(part));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((part) => !mayTouch(change, part))).toEqual([]);
});
