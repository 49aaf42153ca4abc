/** Miles between places and ranges of drive times. */
import { expect, test } from 'vitest';
import { etaRange, milesBetween, parseEta } from '../../../../src/domain/geography/distance.ts';

const greenville = { latitude: 35.6127, longitude: -77.3664 };
const washington = { latitude: 35.5466, longitude: -77.0522 };

test('the distance of two places is the great circle in miles', () => {
  expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(12_436.8, 0);
  expect(milesBetween(greenville, washington)).toBeCloseTo(18.2, 0);
});

test.each([
  ['20 min', { min: 20, max: 20 }],
  ['about 1 to 2', { min: 1, max: 2 }],
  ['soon', { min: 0, max: 0 }],
])('the drive time %j is read', (eta, minutes) => {
  expect(parseEta(eta)).toEqual(minutes);
});

test.each([
  [['15-30 min', '20-35 min', '35-50 min', '30-45 min'], '15-50 min'],
  [['20 min', '20 min'], '20 min'],
  [['20 min', '5-10 min'], '5-20 min'],
  [[], ''],
])('the drive times %j together range over %j', (etas, range) => {
  expect(etaRange(etas)).toBe(range);
});
