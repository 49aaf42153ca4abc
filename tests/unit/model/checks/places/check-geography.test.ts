/** Places, counties and census codes that do not belong together. */
import { describe, expect, test } from 'vitest';
import { countyAtlas } from '../../../../../src/domain/geography/county-atlas.ts';
import { aCity, aCounty, aLinkedSite, type DataFile, problemsOf, siteFile } from '../../../../support/builders.ts';

const codes = ['county/fips', 'county/unmapped', 'city/county-state', 'place/outside-county'];
const bend = { latitude: 44.0582, longitude: -121.3153 };
const portland = { latitude: 45.5152, longitude: -122.6784 };
const deschutes = (county: object = {}) =>
  aCounty({ name: 'Deschutes County', fips: '41017', seat: 'Bend', geo: bend, ...county });

function found(files: readonly DataFile[]): string[] {
  return aLinkedSite(files)
    .diagnostics.filter(({ code }) => codes.includes(code))
    .map(({ code, at, message, hint }) => `${code} ${at.file} ${message} ${hint}`);
}

describe('the business', () => {
  const business = (latitude: string, longitude: string) =>
    siteFile((text) => text.replace('44.0582', latitude).replace('-121.3153', longitude));
  const there = aCity({ name: 'Bend', geo: bend });
  const all = (files: readonly DataFile[]) =>
    problemsOf(files).map(({ code, at, message, hint }) => `${code} ${at.file}:${at.line} ${message} ${hint}`);

  test('in another state than its address is reported', () => {
    expect(found([business('42.5', '-119.9'), deschutes(), there])).toEqual([]);
    expect(found([business('41.5', '-120.9'), deschutes(), there])).toEqual([
      'place/outside-county data/site.yaml The coordinates of High Desert Pianos are in Modoc County, California, 34 miles outside Oregon. Check latitude and longitude.',
    ]);
  });

  test('with a missing sign is the only problem reported, even with a single place', () => {
    expect(all([business('44.0582', '121.3153'), deschutes(), there])[0]).toMatch(
      /^place\/wrong-coordinates data\/site.yaml.*Write -121\.3153\. /,
    );
    expect(all([business('44.0582', '121.3153'), aCounty({ name: 'High Desert', geo: bend })])).toEqual([
      expect.stringMatching(
        /^place\/outside-county data\/site.yaml:14 .* outside Oregon\. Write -121\.3153\. West of Greenwich/,
      ),
    ]);
  });
});

describe('a place', () => {
  test('in its county is accepted, with and without a census code', () => {
    expect(found([deschutes(), aCity({ name: 'Bend', geo: bend })])).toEqual([]);
    expect(found([deschutes({ fips: undefined }), aCity({ name: 'Bend', geo: bend })])).toEqual([]);
  });

  test.each([
    ['its code', {}],
    ['its name', { fips: undefined }],
  ])('with the coordinates of another town is reported with the county they are in, by %s', (_, county) => {
    expect(found([deschutes(county), aCity({ name: 'Sisters', geo: portland })])).toEqual([
      'place/outside-county data/cities/sisters-or.yaml The coordinates of Sisters are in Multnomah County, Oregon, 87 miles outside Deschutes County. Correct the coordinates. If Multnomah County (census code 41051) is right, correct the county.',
    ]);
  });

  test('in another state is reported if the county is not a real one', () => {
    const files = [
      aCounty({ name: 'High Desert', geo: bend }),
      aCity({ name: 'Bend', county: 'high-desert-or', geo: bend }),
      aCity({ name: 'Boise', county: 'high-desert-or', geo: { latitude: 43.615, longitude: -116.2023 } }),
    ];
    expect(found(files)).toEqual([
      'place/outside-county data/cities/boise-or.yaml The coordinates of Boise are in Ada County, Idaho, 41 miles outside Oregon. Correct latitude and longitude.',
    ]);
  });

  test('in the sea is reported with this cause', () => {
    const geo = { latitude: 44, longitude: -126 };
    expect(found([deschutes(), aCity({ name: 'Bend', geo })])[0]).toContain(
      'are in no county (in water or in another country)',
    );
  });

  test('up to three miles outside is accepted, because towns reach across county lines', () => {
    const line = { longitude: -121.3, latitude: 44.3925 };
    const beyond = (miles: number) => ({ ...line, latitude: line.latitude + miles / 69 });
    expect(countyAtlas().milesOutside('41017', beyond(2))).toBeGreaterThan(1);
    expect(found([deschutes(), aCity({ name: 'Terrebonne', geo: beyond(2) })])).toEqual([]);
    expect(found([deschutes(), aCity({ name: 'Terrebonne', geo: beyond(6) })])).toHaveLength(1);
  });

  test('that is a sample may be anywhere', () => {
    expect(found([deschutes(), aCity({ name: 'Sisters', geo: portland, sample: true })])).toEqual([]);
  });
});

describe('a county', () => {
  test('with the code of another is reported with both names and the right code', () => {
    expect(() => found([deschutes({ fips: '41051' })])).toThrow(
      'data/counties/deschutes-county-or.yaml: 41051 is the census code of Multnomah County, not of Deschutes County.',
    );
  });

  test('is recognized without diacritics, with Saint or St., as a parish and as a city', () => {
    const atlas = countyAtlas();
    const codesOf = (name: string, state: string) => atlas.named(name, state).map(({ code }) => code);
    expect(codesOf('Saint Louis County', '27')).toEqual(['27137']);
    expect(codesOf('St. Louis County', '27')).toEqual(['27137']);
    expect(codesOf('Dona Ana County', '35')).toEqual(['35013']);
    expect(codesOf('Orleans Parish', '22')).toEqual(['22071']);
    expect(codesOf('Baltimore', '24').sort()).toEqual(['24005', '24510']);
    expect(atlas.county('24510')).toEqual({ code: '24510', name: 'Baltimore City' });
  });

  test('newer than the atlas is reported as not on the map', () => {
    const geo = { latitude: 41.76, longitude: -72.68 };
    const county = aCounty({ name: 'Capitol Region', state: 'CT', fips: '09110', geo });
    expect(found([county])).toEqual([
      'county/unmapped data/counties/capitol-region-ct.yaml The map data has no county 09110 in Connecticut, so Capitol Region is not shown on the map. Look up the code on census.gov.',
    ]);
  });

  test('with the coordinates of another is reported', () => {
    expect(found([deschutes({ geo: portland })])).toEqual([
      expect.stringMatching(/^place\/outside-county .*deschutes-county-or\.yaml .* in Multnomah County, Oregon/),
    ]);
  });
});

test('a place in a county of another state is reported, in any country', () => {
  const vancouver = aCity({ name: 'Vancouver', state: 'WA', geo: { latitude: 45.63, longitude: -122.67 } });
  expect(found([deschutes(), vancouver])).toEqual([
    'city/county-state data/cities/vancouver-wa.yaml Vancouver is in WA, but its county, Deschutes County, is in OR. Use a county in WA, or correct state: in one of the two files.',
  ]);
});
