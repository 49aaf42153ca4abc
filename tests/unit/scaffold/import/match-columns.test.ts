/** Columns are matched with fields by name, by common other names, or by --map. */
import { describe, expect, it } from 'vitest';
import { fieldNamed, matchColumns, titleOf } from '../../../../src/scaffold/import/match-columns.ts';
import type { NewKind } from '../../../../src/scaffold/kinds.ts';

import { noOwnFields, OwnFields } from '../../../../src/schema/own/own-fields.ts';
import { readOwnSchema } from '../../../support/own-schema.ts';

interface Options {
  kind?: NewKind;
  map?: Record<string, string>;
  withCounties?: boolean;
}

function fields(columns: readonly string[], { kind = 'city', map = {}, withCounties = false }: Options = {}): string[] {
  const matches = matchColumns(columns, { kind, map: new Map(Object.entries(map)), withCounties, own: noOwnFields });
  return matches.map((match) => (match.field ? titleOf(match) : (match.why ?? '-')));
}

const one = (column: string, options?: Options) => fields([column], options)[0];

describe('a column', () => {
  it.each([
    ['metaTitle', 'metaTitle'],
    ['META_TITLE', 'metaTitle'],
    ['Meta title', 'metaTitle'],
    ['geo.latitude', 'geo.latitude'],
    ['Latitude (degrees)', 'geo.latitude'],
    ['Lng', 'geo.longitude'],
    ['Coordinates', 'geo'],
    ['Town', 'name'],
    ['City / Town', 'name'],
    ['Town/ZIP', '-'],
    ['Pop. 2020', 'population'],
    ['Drive (min)', 'eta'],
    ['ZIP Code', 'postalCode'],
    ['ZIPs', 'zipCodes'],
    ['Drive time', 'eta'],
    ['Old URL', 'aliases'],
    ['Service radius', 'radiusMeters'],
    ['faqs.2.q', 'faqs.2.q'],
    ['FAQ 1 Question', 'faqs.1.q'],
    ['Section 3 text', 'sections.3.body'],
    ['closing.heading', 'closing.heading'],
    ['Notes', '-'],
    ['', '-'],
  ])('%s is %s', (column, field) => {
    expect(one(column)).toBe(field);
  });

  it('of another kind has that kind’s fields', () => {
    expect(one('County', { kind: 'county' })).toBe('name');
    expect(one('Customer', { kind: 'review' })).toBe('name');
    expect(one('Text', { kind: 'page' })).toBe('body');
    expect(one('id', { kind: 'review' })).toBe('-');
  });

  it('is a field of the county if counties are written, too', () => {
    expect(one('County seat')).toBe('-');
    expect(one('County seat', { withCounties: true })).toBe('county.seat');
    expect(one('county.geo.latitude', { withCounties: true })).toBe('county.geo.latitude');
    expect(one('County', { withCounties: true })).toBe('county');
  });

  it('of the site’s own is found by its name', () => {
    const schema = readOwnSchema('{"type": "object", "properties": {"gateCode": {"type": "string"}}}', 'city');
    const wanted = { kind: 'city' as const, map: new Map(), withCounties: false, own: new OwnFields([schema]) };
    expect(
      matchColumns(['Gate code', 'custom.gateCode'], { ...wanted, map: new Map([['Gate code', '']]) }),
    ).toMatchObject([{ why: 'left out' }, { field: { path: ['custom', 'gateCode'] } }]);
    expect(matchColumns(['Gate code'], wanted)).toMatchObject([{ field: { path: ['custom', 'gateCode'] } }]);
  });

  it('goes to the field that --map names, or to none', () => {
    expect(one('Standort', { map: { Standort: 'name' } })).toBe('name');
    expect(one('Town', { map: { town: '' } })).toBe('left out');
  });
});

describe('two columns of one field', () => {
  it('the field’s own name wins', () => {
    expect(fields(['Town', 'Name'])).toEqual(['name is read from Name', 'name']);
  });

  it('the one without a year wins over those with one', () => {
    const read = 'population is read from Population';
    expect(fields(['Population', 'Population 2010'])).toEqual(['population', read]);
    expect(fields(['population 2030', 'Pop.'])).toEqual(['population is read from Pop.', 'population']);
    expect(fields(['Population 2010', 'Population (2020)', 'Population'])).toEqual([read, read, 'population']);
  });

  it('the later of two years wins', () => {
    const read = 'population is read from Pop. 2020';
    expect(fields(['Population 2010', 'Pop. 2020'])).toEqual([read, 'population']);
    expect(fields(['Population (2000)', 'Population 2010', 'Pop. 2020'])).toEqual([read, read, 'population']);
    expect(fields(['Pop. 2020', '2010 population'], { map: { '2010 population': 'population' } })).toEqual([
      'population is read from 2010 population',
      'population',
    ]);
  });

  it('the longer of two names wins if it begins with the other', () => {
    expect(fields(['Drive', 'Drive time'])).toEqual(['eta is read from Drive time', 'eta']);
    expect(fields(['ZIP Code', 'Zip'])).toEqual(['postalCode', 'postalCode is read from ZIP Code']);
    expect(() => fields(['Zip', 'ZIP'])).toThrow('Zip and ZIP both mean postalCode.');
  });

  it('the one without a remark in parentheses wins', () => {
    expect(fields(['Lat', 'Lat (old)'])).toEqual(['geo.latitude', 'geo.latitude is read from Lat']);
    expect(fields(['Drive time (winter)', 'Drive time'])).toEqual(['eta is read from Drive time', 'eta']);
    expect(fields(['Drive (min)', 'Drive time (winter)'])[0]).toBe('eta is read from Drive time (winter)');
    expect(() => fields(['Lat (new)', 'Lat (old)'])).toThrow('Lat (new) and Lat (old) both mean geo.latitude.');
  });

  it('are refused if neither is nearer', () => {
    expect(() => fields(['Drive', 'Drive time', 'Minutes'])).toThrow(
      'Drive time and Minutes both mean eta. Choose one: --map "Drive time=eta" --map "Minutes="',
    );
    expect(() => fields(['Town', 'Place'])).toThrow(
      'Town and Place both mean name. Choose one: --map "Town=name" --map "Place="',
    );
    expect(fields(['Town', 'Place'], { map: { Place: 'name' } })).toEqual(['name is read from Place', 'name']);
  });
});

describe('a mistake in --map or --set', () => {
  it('names only what exists', () => {
    expect(() => fields(['Town'], { map: { Twon: 'name' } })).toThrow('There is no column Twon. Did you mean Town?');
    expect(() => fields(['Town'], { map: { Town: 'nmae' } })).toThrow('A city has no field nmae. Did you mean name?');
    expect(() => fieldNamed('radiusMetrs', { kind: 'city', withCounties: false, own: noOwnFields })).toThrow(
      'Did you mean radiusMeters?',
    );
  });
});
