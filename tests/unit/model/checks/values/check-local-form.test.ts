/** Forms that depend on the country: what is refused where, and what is left alone. */
import { describe, expect, test } from 'vitest';
import { regionCode } from '../../../../../src/domain/geography/us-states.ts';
import { checkLocalForm } from '../../../../../src/model/checks/values/check-local-form.ts';
import { sampleLocation } from '../../../../../src/scaffold/sample-location.ts';

const at = () => ({ file: 'data/site.yaml', line: 1, column: 1 });

type Kind = Parameters<typeof checkLocalForm>[0];

function check(kind: Kind, value: string, { country = 'US', region = 'VT', state, isListed, sample }: Place = {}) {
  const address = { country, region, regionName: '', locality: '', postalCode: '' };
  const locate = Object.assign(at, { key: at, within: at, written: () => undefined });
  const record = {
    kind: 'city' as const,
    file: '',
    slug: '',
    text: '',
    value: { ...(state !== undefined && { state }), sample },
    locate,
    annotations: [],
  };
  const mark = { kind, target: 'true', value, path: isListed ? ['zipCodes', 0] : [], isKey: false, tokens: [] };
  return checkLocalForm(kind, mark, { at, record, address });
}

interface Place {
  country?: string;
  region?: string;
  state?: string;
  /** In the list zipCodes. */
  isListed?: boolean;
  sample?: boolean;
}

describe('a phone number', () => {
  test.each([
    ['802-555-4100', 'US'],
    ['(802) 555-4100', 'US'],
    ['1-802-555-4100', 'US'],
    ['+1 802 555 4100', 'CA'],
    ['+44 20 7123 0000', 'US'],
    ['+44 20 7123 0000', 'GB'],
    ['+298 200000', 'FO'],
    ['912 345 678', 'ES'],
    ['+34 912 345 678', 'US'],
    ['020 7123 0000', 'GB'],
    ['+44 (0)20 7123 0000', 'GB'],
    ['06 12 34 56 78', 'FR'],
    ['06 123 45678', 'IT'],
    ['+1 802 555 4100', 'ES'],
    ['FILL IN', 'US'],
  ])('%s is accepted in %s', (phone, country) => {
    expect(check('phone', phone, { country })).toEqual([]);
  });

  test.each([
    ['337-555-2748-99', 'US', 'has 12 digits'],
    ['555-0100', 'US', 'has 7 digits'],
    ['2-802-555-4100', 'US', 'has 11 digits'],
    ['+802-555-4100', 'GB', 'does not begin with a known country code'],
    ['+802-555-4100', 'US', 'does not begin with a known country code'],
    ['+1 802 555 010', 'CA', 'has 10 digits'],
    ['+44 20 7123 0000 0000', 'GB', 'has 16 digits'],
    ['123 45 6', 'GB', 'has 6 digits'],
    ['912 345 67', 'ES', 'has 8 digits, too few for a phone number of Spain'],
    ['912 345 6789', 'ES', 'has 10 digits, too many for a phone number of Spain'],
    ['020 7123 0000', 'XX', 'treesite does not know the numbering plan of XX'],
  ])('%s in %s %s', (phone, country, said) => {
    const found = check('phone', phone, { country });
    expect(found).toMatchObject([{ code: 'phone/digits', message: expect.stringContaining(said) }]);
  });

  test.each([
    ['802-555-0123', 'US'],
    ['+1 802-000-0000', 'ES'],
    ['01632 960123', 'GB'],
  ])('%s in %s is a placeholder', (phone, country) => {
    expect(check('phone', phone, { country })).toMatchObject([{ code: 'phone/placeholder', severity: 'warning' }]);
  });

  test('of ten digits after a plus is shown without the plus in the United States', () => {
    expect(check('phone', '+802-555-4100')).toMatchObject([{ hint: 'Remove the plus sign: "802-555-4100"' }]);
  });

  test.each([
    ['112 345 678', 'ES', '112 345 678 does not look like a phone number of Spain.'],
    ['042 0794 6000', 'GB', '042 0794 6000 does not look like a phone number of the United Kingdom.'],
  ])('%s in %s is reported with a warning', (phone, country, message) => {
    expect(check('phone', phone, { country })).toMatchObject([
      { code: 'phone/unassigned', severity: 'warning', message },
    ]);
  });
});

describe('a postal code', () => {
  test.each([
    ['05156', { country: 'US' }],
    ['05156-0001', { country: 'US' }],
    ['K1A 0B1', { country: 'CA' }],
    ['K1A 0B1', { country: 'US', state: 'ON' }],
    ['22000', { country: 'US', state: 'BCN' }],
    ['EC1A 1BB', { country: 'GB' }],
    ['LS1 4DL', { country: 'GB' }],
    ['LS1', { country: 'GB', isListed: true }],
    ['N1H', { country: 'CA', isListed: true }],
    ['abc', { country: 'FR' }],
  ])('%s is accepted if the address is %j', (code, place) => {
    expect(check('postal-code', code, place)).toEqual([]);
  });

  test.each([
    ['abc', { country: 'US' }],
    ['5156', { country: 'US', state: 'NH' }],
    ['05156', { country: 'CA' }],
    ['05156', { country: 'GB' }],
    ['LS1', { country: 'GB' }],
    ['N1H', { country: 'CA' }],
  ])('%s is refused if the address is %j', (code, place) => {
    expect(check('postal-code', code, place)).toMatchObject([{ code: 'postal-code/form', severity: 'error' }]);
  });

  test.each([
    ['27834', { region: 'NC' }],
    ['06390', { region: 'NY' }],
    ['42223', { region: 'TN' }],
    ['88510', { region: 'TX' }],
    ['00501', { region: 'NY' }],
    ['09021', { region: 'VA' }],
    ['27834', { region: 'VT', isListed: true }],
    ['03755', { region: 'VT', state: 'NH' }],
    ['k1a 0b1', { region: 'QC', country: 'CA' }],
    ['X0A 0H0', { region: 'NU', country: 'CA' }],
  ])('%s is in its state if the address is %j', (code, place) => {
    expect(check('postal-code', code, place)).toEqual([]);
  });

  test.each([
    ['27834', { region: 'OR' }, '27834 is a code in North Carolina, not in Oregon.'],
    ['27834-0001', { region: 'VT', state: 'NH' }, '27834-0001 is a code in North Carolina, not in New Hampshire.'],
    [
      'X0A 0H0',
      { region: 'ON', country: 'CA' },
      'X0A 0H0 is a code in Northwest Territories or Nunavut, not in Ontario.',
    ],
  ])('%s is in another state if the address is %j', (code, place, message) => {
    expect(check('postal-code', code, place)).toMatchObject([
      { code: 'postal-code/state', severity: 'warning', message },
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

describe('a state', () => {
  test.each([
    ['VT', 'US', 'VT'],
    ['PR', 'US', 'PR'],
    ['QC', 'CA', 'QC'],
    ['NSW', 'AU', 'NSW'],
    ['Greater London', 'GB', 'Greater London'],
  ])('%s is accepted in %s', (region, country, meant) => {
    expect(check('region', region, { country })).toEqual([]);
    expect(regionCode(addressIn(region, country))).toBe(meant);
  });

  test.each([
    ['Louisiana', 'US', 'LA', 'Write region: LA'],
    ['la', 'US', 'LA', 'Write region: LA'],
    ['Québec', 'CA', 'QC', 'Write region: QC'],
    ['Victoria', 'AU', 'VIC', 'Write region: VIC'],
    ['Luisiana', 'US', undefined, 'Did you mean LA (Louisiana)?'],
    [
      'Greater London',
      'US',
      undefined,
      'Write the state’s abbreviation. Outside the United States, set country: as well.',
    ],
  ])('%s is not a state in %s', (region, country, meant, hint) => {
    expect(check('region', region, { country })).toMatchObject([{ code: 'region/unknown', hint }]);
    expect(regionCode(addressIn(region, country))).toBe(meant);
  });

  const addressIn = (region: string, country: string) => ({
    region,
    country,
    regionName: '',
    locality: '',
    postalCode: '',
  });
});

describe('a census code', () => {
  test.each([
    ['50027', {}],
    ['33019', { state: 'NH' }],
    ['01001', { country: 'GB', region: 'Kent' }],
    ['01001', { country: 'CA', region: 'ON' }],
  ])('%s is accepted if the county is %j', (code, place) => {
    expect(check('fips', code, place)).toEqual([]);
  });

  test('of another state is reported with the digits that codes of this state begin with', () => {
    expect(check('fips', '33019')).toMatchObject(
      [{ code: 'county/fips', message: '33019 is not the census code of a county in Vermont.', hint: /50/ }].map(
        ({ hint, ...rest }) => ({ ...rest, hint: expect.stringMatching(hint) }),
      ),
    );
  });
});
