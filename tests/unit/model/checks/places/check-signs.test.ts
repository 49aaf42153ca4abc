/** Places near Greenwich whose longitude lacks its minus: they are less than 300 miles from where they should be. */
import { expect, test } from 'vitest';
import type { Point } from '../../../../../src/domain/geography/distance.ts';
import { aCity, aCounty, problemsOf, siteFile } from '../../../../support/builders.ts';

const leon = { latitude: 42.6, longitude: -2.5 };
const east = { ...leon, longitude: 2.5 };

/** Of a business in Spain with two places in one county. */
function found(geo: { home?: Point; county?: Point; sisters?: Point; redmond?: Point }): string[] {
  const { home = leon, county = leon, sisters = leon, redmond = { latitude: 42.5, longitude: -2.4 } } = geo;
  const site = siteFile((text) =>
    text
      .replace('541-555-0230', '+1 541-555-0230')
      .replace('  address:\n', '  address:\n    country: ES\n')
      .replace('44.0582', String(home.latitude))
      .replace('-121.3153', String(home.longitude)),
  );
  const places = [aCity({ name: 'Sisters', geo: sisters }), aCity({ name: 'Redmond', geo: redmond })];
  return problemsOf([site, aCounty({ name: 'Deschutes County', geo: county }), ...places])
    .filter(({ code }) => code === 'place/far-away')
    .map(({ at, message }) => `${at.file} ${message}`);
}

test('one of them is reported with the right longitude', () => {
  expect(found({ sisters: east })).toEqual([
    'data/cities/sisters-or.yaml Sisters is 409 km from the business, but only 0 km with longitude -2.5.',
  ]);
});

test('all of them are one mistake, which may be that of the business', () => {
  const all = { county: east, sisters: east, redmond: { ...east, latitude: 42.5 } };
  const message = 'With the other sign of this longitude, every place would be much nearer to the business.';
  expect(found(all)).toEqual([`data/site.yaml ${message}`]);
  expect(found({ home: east })).toEqual([`data/site.yaml ${message}`]);
});

test('places on both sides of Greenwich, and those far from both, are right', () => {
  const home = { latitude: 51.5, longitude: -0.1 };
  const around = { home, county: home, sisters: { latitude: 51.5, longitude: 0.6 }, redmond: home };
  expect(found(around)).toEqual([]);
  expect(found({ redmond: { latitude: 41, longitude: 0.5 } })).toEqual([]);
});
