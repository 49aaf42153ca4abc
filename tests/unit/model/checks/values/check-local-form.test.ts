/** Forms that depend on the country: what is refused where, and what is left alone. */
import { describe, expect, test } from 'vitest';
import { locateWhole } from '../../../../../src/diagnostics/locate.ts';
import { regionCode } from '../../../../../src/domain/geography/regions.ts';
import { checkLocalForm } from '../../../../../src/model/checks/values/check-local-form.ts';
import { sampleLocation } from '../../../../../src/scaffold/starter/sample-location.ts';
import type { Site } from '../../../../../src/schema/types.gen.ts';

const at = () => ({ file: 'data/site.yaml', line: 1, column: 1 });

type Kind = 'phone' | 'postal-code' | 'region' | 'fips';

const addressIn = (region: string, country: string, regionName = '') => {
  return { region, country, regionName, locality: '', postalCode: '' };
};

function check(kind: Kind, written: string, place: Place = {}) {
  const { country = 'US', regionName = '', state, isListed, sample } = place;
  const address = addressIn(place.region ?? (country === 'CA' ? 'QC' : 'VT'), country, regionName);
  const value = { ...(state !== undefined && { state }), sample };
  const file = { file: '', slug: '', text: '' };
  const record = { kind: 'city' as const, ...file, value, locate: locateWhole(at), annotations: [] };
  const path = isListed ? ['zipCodes', 0] : [];
  const mark = { kind, target: 'true', value: written, path, isKey: false, tokens: [] };
  return checkLocalForm(mark, at, { record, site: { business: { address } } as Site });
}

interface Place {
  country?: string;
  region?: string;
  regionName?: string;
  state?: string;
  /** In the list zipCodes. */
  isListed?: boolean;
  sample?: boolean;
}

describe('a phone number', () => {
  test.each([
    ['+44 20 7123 0000', 'US'],
    ['912 345 678', 'ES'],
    ['+44 (0)20 7123 0000', 'GB'],
    ['+1 802 555 4100', 'ES'],
    ['02/555.01.42', 'BE'],
    ['0495/12 34 56', 'BE'],
    ['08041/73019-0', 'DE'],
    ['98765 43210', 'IN'],
    ['(11) 4123-4567', 'AR'],
  ])('%s is accepted in %s', (phone, country) => {
    expect(check('phone', phone, { country })).toEqual([]);
  });

  test.each([
    ['+802-555-4100', 'GB', 'does not begin with a known country code'],
    ['+1 802 555 010', 'CA', 'has 10 digits'],
    ['+44 20 7123 0000 0000', 'GB', 'has 16 digits'],
    ['912 345 67', 'ES', 'has 8 digits, too few for a phone number of Spain'],
    ['912 345 6789', 'ES', 'has 10 digits, too many for a phone number of Spain'],
    ['20 7123 0000', 'GB', 'lacks its leading 0'],
    ['020 7123 0000', 'AQ', 'treesite does not know the numbering plan of Antarctica'],
  ])('%s in %s %s', (phone, country, said) => {
    const found = check('phone', phone, { country });
    expect(found).toMatchObject([{ code: 'phone/digits', message: expect.stringContaining(said) }]);
  });

  test('that is reserved is a placeholder', () => {
    expect(check('phone', '802-555-0123')).toMatchObject([{ code: 'phone/placeholder', severity: 'warning' }]);
  });

  test('with digits that no number has is not called one', () => {
    expect(check('phone', '505-161-2290')).toMatchObject([{ code: 'phone/placeholder', hint: 'Check the digits.' }]);
  });

  test('that its country does not assign is reported with a warning', () => {
    const message = '112 345 678 does not look like a phone number of Spain.';
    expect(check('phone', '112 345 678', { country: 'ES' })).toMatchObject([
      { code: 'phone/unassigned', severity: 'warning', message },
    ]);
  });
});

describe('a postal code', () => {
  test.each([
    ['05156-0001', {}],
    ['K1A 0B1', { state: 'ON' }],
    ['EC1A 1BB', { country: 'GB' }],
    ['LS1', { country: 'GB', isListed: true }],
    ['N1H', { country: 'CA', isListed: true }],
    ['abc', { country: 'FR' }],
    ['06390', { region: 'NY' }],
    ['09021', { region: 'VA' }],
    ['27834', { isListed: true }],
    ['X0A 0H0', { region: 'NU', country: 'CA' }],
  ])('%s is accepted if the address is %j', (code, place) => {
    expect(check('postal-code', code, place)).toEqual([]);
  });

  test.each([
    ['05156', { country: 'CA' }],
    ['LS1', { country: 'GB' }],
    ['Y01 7HH', { country: 'GB' }],
    ['„83646“', { country: 'DE' }],
  ])('%s is refused if the address is %j', (code, place) => {
    expect(check('postal-code', code, place)).toMatchObject([{ code: 'postal-code/form', severity: 'error' }]);
  });

  test.each([
    ['27834-0001', { state: 'NH' }, 'in North Carolina, not in New Hampshire.'],
    ['X0A 0H0', { region: 'ON', country: 'CA' }, 'in Northwest Territories or Nunavut, not in Ontario.'],
  ])('%s is in another state if the address is %j', (code, place, said) => {
    expect(check('postal-code', code, place)).toMatchObject([
      { code: 'postal-code/state', severity: 'warning', message: `${code} is a code ${said}` },
    ]);
  });
});

test.each(['US', 'CA', 'GB', 'DE'])('the postal code that init writes in %s is a placeholder', (country) => {
  const home = sampleLocation(country === 'CA' ? { state: 'ON' } : { country });
  if (typeof home === 'string') throw new Error(home);
  const found = (sample: boolean) => check('postal-code', home.postalCode, { country, sample });
  expect(found(false)).toMatchObject([{ code: 'postal-code/placeholder', severity: 'warning' }]);
  expect(found(true)).toEqual([]);
});

test.each([
  ['PR', 'US', 'PR'],
  ['QC', 'CA', 'QC'],
  ['Greater London', 'GB', 'Greater London'],
])('the state %s is accepted in %s', (region, country, meant) => {
  expect(check('region', region, { country })).toEqual([]);
  expect(regionCode(addressIn(region, country))).toBe(meant);
});

test.each([
  ['la', 'US', 'LA', 'Write region: LA'],
  ['Québec', 'CA', 'QC', 'Write region: QC'],
  ['Greater London', 'US', undefined, expect.stringContaining('set country: as well')],
])('%s is not a state in %s', (region, country, meant, hint) => {
  expect(check('region', region, { country })).toMatchObject([{ code: 'region/unknown', hint }]);
  expect(regionCode(addressIn(region, country))).toBe(meant);
});

test.each([
  ['50027', {}],
  ['33019', { state: 'NH' }],
  ['01001', { country: 'GB', region: 'Kent' }],
])('the census code %s is accepted if the county is %j', (code, place) => {
  expect(check('fips', code, place)).toEqual([]);
});

describe('a state that the country does not have', () => {
  test('decides what else is wrong, which is not reported', () => {
    expect(check('phone', '01632 960134', { region: 'GB' })).toEqual([]);
  });

  test('hides nothing if its name is one of the country', () => {
    expect(check('postal-code', '0515', { region: 'XX', regionName: 'Vermont' })).toMatchObject([
      { code: 'postal-code/form' },
    ]);
  });
});
