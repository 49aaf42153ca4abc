/** Miles between places and ranges of drive times. */
import { expect, test } from 'vitest';
import { etaRange, milesBetween } from '../../../../src/domain/geography/distance.ts';

const greenville = { latitude: 35.6127, longitude: -77.3664 };
const washington = { latitude: 35.5466, longitude: -77.0522 };

test('the distance of two places is the great circle in miles', () => {
  expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(12_436.8, 0);
  expect(milesBetween(greenville, washington)).toBeCloseTo(18.2, 0);
});

test.each([
  [['15-30 min', '20-35 min', '35-50 min', '30-45 min'], '15-50 min'],
  [['20 min', '20 min'], '20 min'],
  [['20 min', undefined, '5-10 min', '100 min'], '5-100 min'],
  [[], ''],
])('the drive times %j together range over %j', (etas, range) => {
  expect(etaRange(etas)).toBe(range);
});
