/** After an edit of a place, what an earlier build found between files is used only where looking again finds the same. */
import { expect, it } from 'vitest';
import { collectFacts } from '../../../../src/model/collect-facts.ts';
import { LinkSettings } from '../../../../src/model/link-records.ts';
import type { LoadedData } from '../../../../src/pipeline/data/loaded-data.ts';
import { updateLinks } from '../../../../src/pipeline/data/update-links.ts';
import { placeChange } from '../../../../src/pipeline/state/place-changes.ts';
import type { CityFile } from '../../../../src/schema/types.gen.ts';
import { aCity, aCounty, aLinkedSite, type DataFile, problemsOf } from '../../../support/builders.ts';

const place = (latitude: number) => ({ latitude, longitude: -121.3 });
const city = { name: 'Sisters', geo: place(44.29) };
const others = [
  ...[aCounty({ name: 'Deschutes County' }), aCounty({ name: 'Crook County' })],
  ...[aCity({ name: 'Bend', geo: place(44.05) }), aCity({ name: 'Tumalo', geo: place(44.15), aliases: ['/tumalo/'] })],
];

function load(files: readonly DataFile[]) {
  const { records, model } = aLinkedSite([...others, ...files]);
  const context = new LinkSettings().of(records.site?.value);
  const facts = new Map(records.all.map((record) => [record.file, collectFacts(record, context)]));
  return { data: { records, facts } as unknown as LoadedData, redirects: model.redirects };
}

const file = 'data/cities/sisters-or.yaml';

function after(edit: Partial<CityFile>) {
  const [before, { data, redirects }] = [load([aCity(city)]), load([aCity({ ...city, ...edit })])];
  const [old, now] = [before.data.facts.get(file), data.facts.get(file)];
  if (!old || !now) throw new Error('no facts');
  const changes = [placeChange({ file, kind: 'city', slug: 'sisters-or' }, { before: old, after: now })];
  const kept = { diagnostics: problemsOf([...others, aCity(city)]), redirects: before.redirects, namedIcons: [] };
  const anew = { diagnostics: problemsOf([...others, aCity({ ...city, ...edit })]), redirects, namedIcons: [] };
  return { kept: updateLinks(kept, { changes, data }), anew };
}

it.each<Partial<CityFile>>([
  { description: 'Another.' },
  { name: 'SISTERS' },
  { zipCodes: ['97759', '97703'] },
  { order: 1, eta: '20-50 min', featured: true, badge: 'New', radiusMeters: 200 },
])('with %o nothing is looked up again, and the result is the same', (edit) => {
  const { kept, anew } = after(edit);
  expect(kept).toEqual(anew);
});

it.each<Partial<CityFile>>([
  { county: 'crook-county-or' },
  { geo: place(44.1501) },
  { aliases: ['/sisters/'] },
  { nearby: ['bend-or'] },
  { intro: 'See [Tumalo](/tumalo/).' },
])('with %o everything is linked again', (edit) => {
  expect(after(edit).kept).toBeUndefined();
});

it('links everything again if a diagnostic is about the file', () => {
  const near = { ...city, geo: place(44.1501) };
  const { data } = load([aCity({ ...near, description: 'Another.' })]);
  const facts = data.facts.get(file);
  if (!facts) throw new Error('no facts');
  const [before] = [load([aCity(near)]).data.facts.get(file) ?? facts];
  const changes = [placeChange({ file, kind: 'city', slug: 'sisters-or' }, { before, after: facts })];
  const diagnostics = problemsOf([...others, aCity(near)]);
  expect(diagnostics.map(({ code }) => code)).toEqual(['place/same-spot']);
  expect(updateLinks({ diagnostics, redirects: [], namedIcons: [] }, { changes, data })).toBeUndefined();
});

it('links everything again if a renamed place is at the spot of another', () => {
  const beside = { name: 'Tumalo East', geo: place(44.1501) };
  const { data } = load([aCity(beside)]);
  const facts = data.facts.get('data/cities/tumalo-east-or.yaml');
  if (!facts) throw new Error('no facts');
  const now = { ...facts, name: 'Tumalo EAST', city: { ...facts.city, name: 'Tumalo EAST' } } as typeof facts;
  const source = { file: 'data/cities/tumalo-east-or.yaml', kind: 'city' as const, slug: 'tumalo-east-or' };
  const changes = [placeChange(source, { before: facts, after: now })];
  expect(updateLinks({ diagnostics: [], redirects: [], namedIcons: [] }, { changes, data })).toBeUndefined();
});
