/** Counties: census codes, states, and drafts whose places are published. */
import { expect, test } from 'vitest';
import { countiesNamed, findCensusCounty } from '../../../../../src/domain/geography/county-atlas.ts';
import { countyOfCode } from '../../../../../src/domain/geography/county-outlines.ts';
import { aCity, aCounty, aLinkedSite, type DataFile, problemsOf } from '../../../../support/builders.ts';

function found(files: readonly DataFile[]): string[] {
  return problemsOf(files)
    .filter(({ code }) => /^(county\/|city\/county)/.test(code))
    .map(({ code, at, message, hint }) => `${code} ${at.file} ${message} ${hint}`);
}

test('the code of another county is reported with both names and the right code', () => {
  expect(found([aCounty({ name: 'Deschutes County', fips: '41051' })])).toEqual([
    'county/fips data/counties/deschutes-county-or.yaml 41051 is the census code of Multnomah County, not of Deschutes County. Use 41017, the code of Deschutes County.',
  ]);
});

test('a misspelled county and a name of two counties are reported, but no area of the owner’s own', () => {
  const inVirginia = ['Henricco County', 'Chesterfeild', 'Richmond', 'The Piedmont'].map((name) =>
    aCounty({ name, state: 'VA' }),
  );
  const others = [
    aCounty({ name: 'Henrcio County', state: 'VA', sample: true }),
    aCounty({ name: 'North County', state: 'MO' }),
    aCounty({ name: 'Kent Island', state: 'MD' }),
    aCounty({ name: 'Renton', state: 'WA' }),
    aCounty({ name: 'Heartland County', state: 'MO' }),
    aCounty({ name: 'Western Planning Region', state: 'CT' }),
  ];
  expect(found([...inVirginia, ...others, aCounty({ name: 'Multnomha County' })])).toEqual([
    'county/name data/counties/henricco-county-va.yaml Henricco County is no county of Virginia, so the map does not show it. Did you mean Henrico County?',
    'county/name data/counties/chesterfeild-va.yaml Chesterfeild is no county of Virginia, so the map does not show it. Did you mean Chesterfield County?',
    'county/name data/counties/richmond-va.yaml Richmond is the name of two counties of Virginia, so the map does not show it. Did you mean Richmond County or Richmond City?',
    'county/name data/counties/multnomha-county-or.yaml Multnomha County is no county of Oregon, so the map does not show it. Did you mean Multnomah County?',
  ]);
});

test('a name is recognized without diacritics, with Saint or St., as a parish, as a city and in Spanish', () => {
  const codesOf = (name: string, state: string) => countiesNamed(name, state).map(({ code }) => code);
  expect(codesOf('Saint Louis County', '27')).toEqual(['27137']);
  expect(codesOf('St. Louis County', '27')).toEqual(['27137']);
  expect(codesOf('Dona Ana County', '35')).toEqual(['35013']);
  expect(codesOf('Condado de Doña Ana', '35')).toEqual(['35013']);
  expect(codesOf('Orleans Parish', '22')).toEqual(['22071']);
  expect(codesOf('Baltimore', '24').sort()).toEqual(['24005', '24510']);
  expect(countyOfCode('24510')?.name).toBe('Baltimore City');
});

test.each([
  ['02050', 'Bethel Census Area'],
  ['02110', 'City and Borough of Juneau'],
  ['02020', 'Municipality of Anchorage'],
  ['02013', 'Aleutians East Borough'],
  ['11001', 'District of Columbia'],
  ['32510', 'Carson City'],
  ['72113', 'Ponce Municipio'],
])('a county of the atlas has its whole name, by which it is found: %s %s', (code, name) => {
  expect(countyOfCode(code)?.name).toBe(name);
  const region = { '02': 'AK', '11': 'DC', '32': 'NV', '72': 'PR' }[code.slice(0, 2)] ?? '';
  expect(findCensusCounty({ name }, { region, country: 'US' })?.code).toBe(code);
});

test('a county is found by its name with Co., an island of the Virgin Islands by its own', () => {
  expect(findCensusCounty({ name: 'Deschutes Co.' }, { region: 'OR', country: 'US' })?.code).toBe('41017');
  expect(findCensusCounty({ name: 'St. Croix Island' }, { region: 'VI', country: 'US' })?.code).toBe('78010');
});

test.each(['Richmond City', 'City of Richmond', 'Richmond city', 'Richmond (City)', 'Richmond (independent city)'])(
  'a city with the name of a county is found: %s',
  (name) => {
    const inVirginia = { region: 'VA', country: 'US' };
    expect(findCensusCounty({ name }, inVirginia)?.code).toBe('51760');
    expect(findCensusCounty({ name: 'Richmond County' }, inVirginia)?.code).toBe('51159');
    expect(findCensusCounty({ name: 'Richmond' }, inVirginia)).toBeUndefined();
  },
);

test('a place in a county of another state is reported, in any country', () => {
  const vancouver = aCity({ name: 'Vancouver', state: 'WA', geo: { latitude: 45.63, longitude: -122.67 } });
  expect(found([aCounty({ name: 'Deschutes County' }), vancouver])).toEqual([
    'city/county-state data/cities/vancouver-wa.yaml Vancouver is in WA, but its county, Deschutes County, is in OR. Use a county in WA, write state: OR here, or correct the state of the county.',
  ]);
});

test('a place whose file name, county and ZIP code are those of another state is reported once', () => {
  const lyme = { ...aCity({ name: 'Lyme', postalCode: '98660', county: 'clark-county-wa' }), slug: 'lyme-wa' };
  const codes = problemsOf([aCounty({ name: 'Clark County', state: 'WA' }), lyme]).flatMap(({ code, at }) =>
    at.file.endsWith('lyme-wa.yaml') && code !== 'place/outside-county' ? [code] : [],
  );
  expect(codes).toEqual(['slug/file-name']);
});

test('a draft of a county is reported with the first of its published places', () => {
  const inCrook = { county: 'crook-county-or' };
  const drafts = (cities: Parameters<typeof aCity>[0][], draft = true) =>
    aLinkedSite([aCounty({ name: 'Crook County', draft }), aCounty({ name: 'Deschutes County' }), ...cities.map(aCity)])
      .diagnostics.filter(({ code }) => code === 'county/draft')
      .map(({ code, message, related }) => `${code} ${message} ${related[0]?.at.file}`);
  expect(drafts([{ name: 'Prineville', ...inCrook }, { name: 'Bend' }])).toEqual([
    'county/draft Crook County is a draft, but a place in it is published. data/cities/prineville-or.yaml',
  ]);
  expect(
    drafts([
      { name: 'Prineville', ...inCrook },
      { name: 'Powell Butte', ...inCrook, geo: { latitude: 44.2, longitude: -121 } },
    ]),
  ).toEqual(['county/draft Crook County is a draft, but 2 places in it are published. data/cities/prineville-or.yaml']);
  expect(drafts([{ name: 'Prineville', ...inCrook, draft: true }, { name: 'Bend' }])).toEqual([]);
  expect(drafts([{ name: 'Prineville', ...inCrook }], false)).toEqual([]);
});
