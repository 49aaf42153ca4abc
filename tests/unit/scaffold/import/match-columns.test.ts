/** Columns are matched with fields by name, by common other names, or by --map. */
import { describe, expect, it } from 'vitest';
import { locateWhole } from '../../../../src/diagnostics/locate.ts';
import { locateCells } from '../../../../src/scaffold/import/cells.ts';
import { type MappingFlags, matchColumns, titleOf } from '../../../../src/scaffold/import/match-columns.ts';
import { noOwnFields } from '../../../../src/schema/own/own-fields.ts';
import { ownFields, readOwnSchema } from '../../../support/own-schema.ts';

type Options = Partial<MappingFlags>;

function fields(columns: readonly string[], options: Options = {}): string[] {
  const matches = matchColumns(columns, { kind: 'city', ...options }, noOwnFields);
  return matches.map((match) => (match.field ? titleOf(match) : '-'));
}

const one = (column: string, options?: Options) => fields([column], options)[0];

describe('a column', () => {
  it.each([
    ['Meta title', 'metaTitle'],
    ['Latitude (degrees)', 'geo.latitude'],
    ['Town/ZIP', '-'],
    ['Drive (min)', 'eta'],
    ['faqs.2.q', 'faqs.2.q'],
    ['Postcode', 'postalCode'],
    ['Neighbourhoods', 'neighborhoods'],
    ['Long', 'geo.longitude'],
    ['Parish', 'county'],
    ['City', 'name'],
    ['Village', 'name'],
    ['', '-'],
  ])('%s is %s', (column, field) => {
    expect(one(column)).toBe(field);
  });

  it('of another kind has that kind’s fields', () => {
    expect(one('County', { kind: 'county' })).toBe('name');
    expect(one('Borough', { kind: 'county' })).toBe('name');
    expect(one('Text', { kind: 'page' })).toBe('body');
    expect(one('id', { kind: 'review' })).toBe('-');
  });

  it('is a field of the county if counties are written, too', () => {
    expect(one('County seat')).toBe('-');
    expect(one('County seat', { withCounties: true })).toBe('county.seat');
    expect(one('Borough seat', { withCounties: true })).toBe('county.seat');
    expect(one('county.geo.latitude', { withCounties: true })).toBe('county.geo.latitude');
    expect(one('County', { withCounties: true })).toBe('county');
  });

  it('of the site’s own is found by its name', () => {
    const schema = readOwnSchema('{"type": "object", "properties": {"gateCode": {"type": "string"}}}', 'city');
    const own = ownFields(schema);
    expect(matchColumns(['Gate code', 'custom.gateCode'], { kind: 'city', map: ['Gate code='] }, own)).toMatchObject([
      { field: undefined },
      { field: { path: ['custom', 'gateCode'] } },
    ]);
    expect(matchColumns(['Gate code'], { kind: 'city' }, own)).toMatchObject([
      { field: { path: ['custom', 'gateCode'] } },
    ]);
  });
});

it('two columns of one field are refused, with the options that choose one', () => {
  expect(() => fields(['Lat', 'Lat (old)'])).toThrow(
    'Lat and Lat (old) both mean geo.latitude. Choose one: --map "Lat=geo.latitude" --map "Lat (old)="',
  );
  expect(() => fields(['Drive', 'Drive time', 'ETA'])).toThrow('Drive and Drive time and ETA all mean eta.');
  // No option tells these two apart.
  expect(() => fields(['name', 'Name'])).toThrow(
    'name and Name both mean name. Rename or delete one of these columns in the spreadsheet.',
  );
  expect(() => fields(['Standort', 'Ort'], { map: ['Standort=name', 'Ort=name'] })).toThrow('both mean name');
});

it('a mistake in --map or --set names only what exists', () => {
  expect(() => fields(['Town'], { map: ['Twon=name'] })).toThrow('There is no column Twon. Did you mean Town?');
  expect(() => fields(['Town'], { map: ['Town=nmae'] })).toThrow('A city has no field nmae. Did you mean name?');
  expect(() => fields(['Town'], { set: ['radiusMetrs=1'] })).toThrow('Did you mean radiusMeters?');
  expect(() => fields(['ID', 'Name'], { kind: 'review', map: ['ID=id'] })).toThrow(
    'treesite fills in the id of each review itself. Leave out this option.',
  );
});

it('words of a --set are located in the cell that has them, or in the option', () => {
  const columns = ['Town', 'Text'];
  const matches = matchColumns(columns, { kind: 'city', set: ['intro={phone} in {Town}. {Text}'] }, noOwnFields);
  const at = (column = -1) => ({ file: 'a.csv', line: 2, column });
  const cells = matches.map(({ field, cellOf }) => ({
    path: field?.path ?? [],
    ...cellOf({ cells: ['Bend', 'By {county}.'], at }),
  }));
  const { within } = locateCells(
    cells.slice(-1),
    locateWhole(() => at()),
  );
  const found = ['Bend', '{county}', '{phone}', 'Elsewhere'].map((words) => within(['intro'], words, ''));
  expect(found.map(({ file, column }) => `${file} ${column}`)).toEqual(['a.csv 0', 'a.csv 1', '--set 7', 'a.csv 0']);
});
