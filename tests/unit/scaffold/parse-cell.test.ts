/** Cells as people type them become values of data files. */
import { expect, it } from 'vitest';
import { matchColumns } from '../../../src/scaffold/import/match-columns.ts';
import type { NewKind } from '../../../src/scaffold/new-kinds.ts';
import { type CellContext, parseCell } from '../../../src/scaffold/parse-cell.ts';
import { noOwnFields } from '../../../src/schema/own/own-fields.ts';
import type { Site } from '../../../src/schema/types.gen.ts';
import { aCity, aCounty, recordsOf } from '../../support/builders.ts';
import { ownFields, withFields } from '../../support/own-schema.ts';
import { aSite } from './a-site.ts';

const context: CellContext = { ...aSite(), state: 'OR' };

function value(column: string, cell: unknown, changes: Partial<CellContext> = {}, kind: NewKind = 'city'): unknown {
  const [match] = matchColumns([column], { kind }, noOwnFields);
  if (!match?.field) throw new Error(`${column} has no field.`);
  return parseCell(cell, match.field, { ...context, ...changes });
}

it.each([
  ['lat', '-44,5', -44.5],
  ['lat', '52,300', 52.3],
  ['lng', '-113,800', -113.8],
  ['radius', '12,500', 12_500],
  ['featured', 'TRUE', true],
  ['featured', 'FALSE', false],
  ['eta', '30–45 minutes', '30-45 min'],
  ['eta', '20 - 30 mins.', '20-30 min'],
  ['eta', '1 hr', '60 min'],
  ['eta', '1-2 hours', '60-120 min'],
  ['eta', '1 hr 20 min', '80 min'],
  ['eta', '1h 15', '75 min'],
  ['eta', 'an hour', 'an hour'],
  ['eta', '20', '20 min'],
  ['services', 'Piano Tuning', ['piano-tuning']],
  ['tier', 'Near', 'near'],
  ['permits', 'Ask first, then dig.; Keep the oak.\nCall.', ['Ask first, then dig.', 'Keep the oak.', 'Call.']],
  ['neighborhoods', 'East, West; East', ['East', 'West']],
  ['coordinates', '44.29, -121.55', { latitude: 44.29, longitude: -121.55 }],
  ['coordinates', '44,29; -121,55', { latitude: 44.29, longitude: -121.55 }],
  ['coordinates', '52,300; -113,800', { latitude: 52.3, longitude: -113.8 }],
  ['lat', `44°27'55.1"N`, 44.46531],
  ['lng', '72° 41′ 14.3″ W', -72.68731],
  ['lng', `72°41'14.3"N`, `72°41'14.3"N`],
  ['coordinates', `44°27'55.1"N 72°41'14.3"W`, { latitude: 44.46531, longitude: -72.68731 }],
  ['coordinates', `44° 04' 40.5" N 121° 01' 45.0" W`, { latitude: 44.07792, longitude: -121.02917 }],
  ['lat', '44,29° N', 44.29],
  ['lat', `44°77'87"N`, `44°77'87"N`],
  ['lat', '95°N', '95°N'],
  ['lat', '0° S', 0],
  ['lng', '-72.5 E', '-72.5 E'],
  ['coordinates', '44.46 N, -121.63', { latitude: 44.46, longitude: -121.63 }],
  ['coordinates', '44°N,72°W', { latitude: 44, longitude: -72 }],
  ['coordinates', '44.46,\u2212121.63', { latitude: 44.46, longitude: -121.63 }],
  ['lng', '\u2212121.63', -121.63],
  ['coordinates', '44 02.4', '44 02.4'],
  ['coordinates', '12,345,678', '12,345,678'],
  ['coordinates', '72° 36 W', '72° 36 W'],
  ['coordinates', '44,04', '44,04'],
  ['coordinates', 'Nowhere', 'Nowhere'],
  ['radius', '5 W', '5 W'],
  ['coordinates', 'here', 'here'],
  ['faqs', [{ q: 'a', a: 'b' }], [{ q: 'a', a: 'b' }]],
])('%s: %j is %j', (column, cell, expected) => {
  expect(value(column, cell)).toEqual(expected);
});

it('a text of the site’s own is a text, also if its name is longitude', () => {
  const own = ownFields(withFields({ longitude: { type: 'string' } }));
  const [match] = matchColumns(['custom.longitude'], { kind: 'page' }, own);
  expect(match?.field && parseCell('-121.50', match.field, context)).toBe('-121.50');
});

it('a label of one key is that key', () => {
  const tiers = { near: { label: 'Tierras altas' }, far: { label: '遠い' } };
  const labeled = { site: { ...context.site, tiers } as unknown as Site };
  expect(value('tier', 'tierras altas', labeled)).toBe('near');
  expect(value('tier', '遠い', labeled)).toBe('far');
  expect(value('county', '—', labeled)).toBe('—');
  const numbered = { near: { label: 'Зона 1' }, far: { label: 'Зона A' }, other: { label: 'Сад A' } };
  const inCyrillic = { site: { ...context.site, tiers: numbered } as unknown as Site };
  expect(value('tier', 'зона A', inCyrillic)).toBe('far');
  expect(value('tier', 'Этап 1', inCyrillic)).toBe('Этап 1');
  const alike = { near: { label: 'かき' }, far: { label: 'かぎ' } };
  const inJapanese = { site: { ...context.site, tiers: alike } as unknown as Site };
  expect(value('tier', 'かき', inJapanese)).toBe('near');
  const voiced = { site: { ...context.site, tiers: { near: { label: 'バス' } } } as unknown as Site };
  expect(value('tier', 'ハス', voiced)).toBe('ハス');
  const inGerman = { site: { ...context.site, tiers: { far: { label: 'Bed & Straße' } } } as unknown as Site };
  expect(value('tier', 'bed and strasse', inGerman)).toBe('far');
  const same = { site: { ...context.site, tiers: { ...tiers, far: tiers.near } } as unknown as Site };
  expect(value('tier', 'Tierras altas', same)).toBe('Tierras altas');
});

it('a county of another state is not meant by its name', () => {
  const file = aCounty({ name: 'Orange County', state: 'VA' });
  const { records } = recordsOf([{ ...file, file: `data/counties/${file.slug}.yaml` }]);
  const placed = { state: 'NC', records, slugs: { ...context.slugs, county: [file.slug] } };
  expect(value('county', 'Orange County', placed)).toBe('Orange County');
});

it('the name of a place in another state is that place if only one has it; in the same state, that one', () => {
  const cities = [
    aCity({ name: 'Bay St. Louis', state: 'MS' }),
    ...['MS', 'LA'].map((state) => aCity({ name: 'Slidell', state })),
  ];
  const { records } = recordsOf(cities.map((file) => ({ ...file, file: `data/cities/${file.slug}.yaml` })));
  const city = records.cities.map(({ slug }) => slug);
  const placed = { state: 'LA', records, slugs: { ...context.slugs, city } };
  expect(value('cityRef', 'Bay St Louis', placed, 'review')).toBe('bay-st-louis-ms');
  expect(value('cityRef', 'Slidell', placed, 'review')).toBe('slidell-la');
  expect(value('cityRef', 'Slidell', { ...placed, state: 'OR' }, 'review')).toBe('Slidell');
});

it('of a date with a time, as exports have it, the day is used', () => {
  expect(value('date', '2026-04-13T12:00:00.123Z', {}, 'review')).toBe('2026-04-13');
  expect(value('date', '2026-04-13 12:00', {}, 'review')).toBe('2026-04-13');
  expect(value('date', '2026-04-13 or so', {}, 'review')).toBe('2026-04-13 or so');
});

it('zeros are restored in states whose ZIP codes begin with one', () => {
  const inVermont = { state: 'VT' };
  expect(value('zip', '5036', inVermont)).toBe('05036');
  expect(value('zip', 5036, inVermont)).toBe('05036');
  expect(value('zipCodes', '05036, 5037;05038', inVermont)).toEqual(['05036', '05037', '05038']);
});

it('codes of Canada get capitals and their space', () => {
  const inQuebec = { home: { region: 'QC', country: 'CA' }, state: 'QC' };
  expect(value('zip', 'j1h1z1', inQuebec)).toBe('J1H 1Z1');
  expect(value('zipCodes', 'J1H-1Z1, j1x', inQuebec)).toEqual(['J1H 1Z1', 'J1X']);
});

it.each([
  ['AU', '800', '0800'],
  ['NZ', '632', '0632'],
  ['ES', '8001', '08001'],
  ['DE', '123', '123'],
])('zeros are restored in countries some of whose codes begin with one: %s', (country, typed, code) => {
  expect(value('zip', typed, { home: { region: '', country } })).toBe(code);
});

it('in other countries codes stay as they are', () => {
  expect(value('zip', '1010', { home: { region: 'W', country: 'AT' } })).toBe('1010');
});
