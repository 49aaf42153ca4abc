/** Places that are too far away to be correct. */
import { expect, test } from 'vitest';
import type { CityFile } from '../../../../../src/schema/types.gen.ts';
import { aCity, aCounty, problemsOf, siteFile } from '../../../../support/builders.ts';

const far = (files: Parameters<typeof problemsOf>[0]) =>
  problemsOf(files)
    .filter(({ code }) => ['place/far-away', 'place/wrong-coordinates'].includes(code))
    .map(({ at, code, message, hint }) => `${code} ${at.file} ${message} ${hint}`);

const bend = (geo: CityFile['geo']) => aCity({ name: 'Bend', geo });

test('does not report places within a day’s drive', () => {
  expect(
    far([bend({ latitude: 44, longitude: -121 }), aCity({ name: 'Ukiah', geo: { latitude: 41, longitude: -123 } })]),
  ).toEqual([]);
});

test.each([
  [
    'place/wrong-coordinates',
    'a sign is missing',
    { latitude: 44, longitude: 121 },
    'Write -121. West of Greenwich, as in the United States, longitudes are negative.',
  ],
  [
    'place/wrong-coordinates',
    'the latitude has the other sign',
    { latitude: -44, longitude: -121 },
    'Write 44. North of the equator, latitudes are positive.',
  ],
  ['place/far-away', 'two digits are wrong', { latitude: -88, longitude: 44 }, 'Check latitude and longitude.'],
  ['place/far-away', 'a digit is wrong', { latitude: 44, longitude: -12.1 }, 'Check latitude and longitude.'],
])('reports %s if %s', (code, _, geo, hint) => {
  const found = far([bend(geo)]);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`${code} data/cities/bend-or.yaml Bend is `);
  expect(found[0]).toContain(hint);
});

test('reports swapped latitude and longitude', () => {
  const home = siteFile((text) => text.replace('44.0582', '40').replace('-121.3153', '-80'));
  const county = aCounty({ name: 'Deschutes County', geo: { latitude: 40, longitude: -80 } });
  expect(far([home, county, bend({ latitude: -80, longitude: 40 })])).toEqual([
    'place/wrong-coordinates data/cities/bend-or.yaml Bend is 9,285 miles from the business. Swap latitude and longitude.',
  ]);
});

test('reports once that the business is far from all its places', () => {
  const home = siteFile((text) => text.replace('-121.3153', '121.3153'));
  expect(far([home, bend({ latitude: 44, longitude: -121 })])).toEqual([
    'place/wrong-coordinates data/site.yaml Every place is more than 300 miles from the business. Write -121.3153. West of Greenwich, as in the United States, longitudes are negative.',
  ]);
});

test('writes the distance in the unit of the country', () => {
  const home = siteFile((text) =>
    text
      .replace('-121.3153', '121.3153')
      .replace('541-555-0230', '+1 541-555-0230')
      .replace('  address:\n', '  address:\n    country: ES\n'),
  );
  expect(far([home, bend({ latitude: 44, longitude: -121 })])[0]).toContain('more than 483 km from');
});

test('accepts places farther away if the service radius is larger', () => {
  const home = siteFile((text) => text.replace('radiusMeters: 60000', 'radiusMeters: 400000'));
  const ukiah = aCity({ name: 'Ukiah', geo: { latitude: 38.5, longitude: -121 } });
  expect(far([ukiah])).toHaveLength(1);
  expect(far([home, ukiah])).toEqual([]);
});
