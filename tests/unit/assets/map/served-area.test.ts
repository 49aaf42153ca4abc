/** What the map shows of the data: which county of the census a county of the site is. */
import { expect, test } from 'vitest';
import { readArea } from '../../../../src/assets/map/coverage-map.ts';
import { aCity, aCounty, aModel } from '../../../support/builders.ts';

const codesOf = (files: Parameters<typeof aModel>[0]) =>
  readArea(aModel(files).lists.places).counties.map(({ slug, fips }) => `${slug} ${fips}`);

test('a county without a code is found by its name and state', () => {
  const counties = [
    aCounty({ name: 'Deschutes County', fips: '41017' }),
    aCounty({ name: 'Crook County' }),
    aCounty({ name: 'Klickitat County', state: 'WA' }),
    aCounty({ name: 'Baltimore City', state: 'MD' }),
    aCounty({ name: 'The High Desert' }),
  ];
  expect(codesOf(counties).sort()).toEqual([
    'baltimore-city-md 24510',
    'crook-county-or 41013',
    'deschutes-county-or 41017',
    'klickitat-county-wa 53039',
  ]);
});

test('featured places come first, because they get the best positions for their names', () => {
  const cities = [aCity({ name: 'Ashford' }), aCity({ name: 'Sisters', featured: true }), aCity({ name: 'Bend' })];
  const area = readArea(aModel([aCounty({ name: 'Deschutes County' }), ...cities]).lists.places);
  expect(area.places.map(({ name, featured }) => [name, featured])).toEqual([
    ['Sisters', true],
    ['Ashford', false],
    ['Bend', false],
  ]);
});
