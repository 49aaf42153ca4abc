/** Wrong coordinates of places, counties and the business, and places that another place's coordinates were copied to. */
import { describe, expect, test } from 'vitest';
import { countyOfCode, milesOutside } from '../../../../../src/domain/geography/county-outlines.ts';
import type { CityFile } from '../../../../../src/schema/types.gen.ts';
import { aCity, aCounty, aLinkedSite, type DataFile, problemsOf, siteFile } from '../../../../support/builders.ts';

const codes = ['place/outside-county', 'place/far-away', 'place/wrong-coordinates', 'place/same-spot'];
const bend = { latitude: 44.0582, longitude: -121.3153 };
const portland = { latitude: 45.5152, longitude: -122.6784 };
const deschutes = (county: object = {}) =>
  aCounty({ name: 'Deschutes County', fips: '41017', seat: 'Bend', geo: bend, ...county });

function found(files: readonly DataFile[]): string[] {
  return problemsOf(files)
    .filter(({ code }) => codes.includes(code))
    .map(({ code, at, message, hint }) => `${code} ${at.file} ${message} ${hint}`);
}

const sisters = (geo: CityFile['geo'], rest: object = {}) => aCity({ name: 'Sisters', geo, ...rest });
const located = (text: string, latitude: number, longitude: number) =>
  text.replace('44.0582', String(latitude)).replace('-121.3153', String(longitude));
const business = (latitude: number, longitude: number) => siteFile((text) => located(text, latitude, longitude));
/** A country without outlines. */
const inSpain = (change = (text: string) => text) =>
  siteFile((text) =>
    change(text.replace('541-555-0230', '+1 541-555-0230').replace('  address:\n', '  address:\n    country: ES\n')),
  );

describe('a place', () => {
  test('is reported with the right coordinate if the latitude has the other sign', () => {
    expect(found([sisters({ latitude: -44, longitude: -121 })])).toEqual([
      expect.stringMatching(/^place\/wrong-coordinates .* Write 44\. /),
    ]);
  });

  test('is reported if latitude and longitude are swapped', () => {
    const home = { latitude: 40, longitude: -4 };
    const swapped = { latitude: home.longitude, longitude: home.latitude };
    const site = inSpain((text) => located(text, home.latitude, home.longitude));
    expect(found([site, aCounty({ name: 'Deschutes County', geo: home }), sisters(swapped)])).toEqual([
      expect.stringMatching(/^place\/wrong-coordinates data\/cities\/sisters-or.* Swap latitude and longitude\.$/),
    ]);
  });

  test('in its county is accepted, with and without a census code', () => {
    expect(found([deschutes(), sisters(bend)])).toEqual([]);
    expect(found([deschutes({ fips: undefined }), sisters(bend)])).toEqual([]);
  });

  test.each([
    ['its code', {}],
    ['its name', { fips: undefined }],
  ])('with the coordinates of another town is reported with the county they are in, by %s', (_, county) => {
    expect(found([deschutes(county), sisters(portland)])).toEqual([
      'place/outside-county data/cities/sisters-or.yaml The coordinates of Sisters are in Multnomah County, Oregon, 87 miles outside Deschutes County, Oregon. Correct the coordinates. If Multnomah County (census code 41051) is right, correct the county.',
    ]);
  });

  test('with the state of another county of its name is reported with both states', () => {
    const geo = { latitude: 41.1176, longitude: -81.8997 };
    expect(found([aCounty({ name: 'Medina County', state: 'TX', geo })])).toEqual([
      expect.stringContaining(
        'in Medina County, Ohio, far outside Medina County, Texas. Correct the coordinates. If Medina County (census code 39103) is right, correct the state.',
      ),
    ]);
  });

  test('in another state is reported if the county is not a real one', () => {
    const files = [
      aCounty({ name: 'High Desert', geo: bend }),
      aCity({ name: 'Boise', county: 'high-desert-or', geo: { latitude: 43.615, longitude: -116.2023 } }),
    ];
    expect(found(files)).toEqual([
      'place/outside-county data/cities/boise-or.yaml The coordinates of Boise are in Ada County, Idaho, 41 miles outside Oregon. Correct latitude and longitude.',
    ]);
  });

  test('up to three miles outside is accepted, because towns reach across county lines', () => {
    const beyond = (miles: number) => ({ longitude: -121.3, latitude: 44.3925 + miles / 69 });
    const county = countyOfCode('41017');
    expect(county && milesOutside(county, beyond(2))).toBeGreaterThan(1);
    expect(found([deschutes(), sisters(beyond(2))])).toEqual([]);
    expect(found([deschutes(), sisters(beyond(6))])).toHaveLength(1);
  });

  test.each(['draft', 'sample'])('that is a %s may be anywhere', (mark) => {
    expect(found([deschutes(), sisters(portland, { [mark]: true })])).toEqual([]);
    expect(found([deschutes({ geo: portland, [mark]: true })])).toEqual([]);
  });

  test('in its state may be far from the business; in a country without outlines it is reported, in the unit of that country', () => {
    const maine = { latitude: 43.66, longitude: -70.26 };
    const inMaine = { county: 'cumberland-county-me', state: 'ME', geo: maine };
    const cumberland = aCounty({ name: 'Cumberland County', state: 'ME', geo: maine });
    expect(found([deschutes(), cumberland, sisters(bend), aCity({ name: 'Portland', ...inMaine })])).toEqual([]);
    const far = [deschutes(), sisters({ latitude: 38.5, longitude: -121 })];
    expect(found([inSpain(), ...far])).toEqual([
      'place/far-away data/cities/sisters-or.yaml Sisters is 619 km from the business. Check latitude and longitude. If they are right, allow this warning under checks.allow in site.yaml.',
    ]);
    expect(found([inSpain(), deschutes(), sisters({ ...bend, longitude: -bend.longitude })])).toEqual([
      expect.stringMatching(/^place\/wrong-coordinates .* Write -/),
    ]);
    const wide = inSpain((text) => text.replace('radiusMeters: 60000', 'radiusMeters: 400000'));
    expect(found([wide, ...far])).toEqual([]);
  });

  test('that is much nearer to the business with the other sign of its longitude is reported', () => {
    const leon = { latitude: 42.6, longitude: -2.5 };
    const site = inSpain((text) => located(text, leon.latitude, leon.longitude));
    const inLeon = (geo: CityFile['geo']) =>
      found([site, aCounty({ name: 'Deschutes County', geo: leon }), sisters(geo)]);
    expect(inLeon({ ...leon, longitude: 2.5 })).toEqual([
      'place/far-away data/cities/sisters-or.yaml Sisters is 409 km from the business, but only 0 km with longitude -2.5. Check latitude and longitude. If they are right, allow this warning under checks.allow in site.yaml.',
    ]);
    const home = inSpain((text) => located(text, leon.latitude, -leon.longitude));
    expect(found([home, aCounty({ name: 'Deschutes County', geo: leon }), sisters(leon)])).toEqual([
      expect.stringContaining('place/far-away data/site.yaml Every place would be much nearer to the business'),
    ]);
    expect(inLeon({ latitude: 42.5, longitude: 0.1 })).toEqual([]);
  });

  test('with exactly the coordinates of another is reported with it, unless one is a draft', () => {
    const both = (second: object) =>
      aLinkedSite([deschutes(), aCity({ name: 'Bend', geo: bend }), sisters(bend, second)])
        .diagnostics.filter(({ code }) => code === 'place/same-spot')
        .map(
          ({ code, at, message, related }) => `${code} ${at.file} ${message} ${related.map((other) => other.at.file)}`,
        );
    expect(both({})).toEqual([
      'place/same-spot data/cities/sisters-or.yaml Sisters has the same coordinates as Bend. data/cities/bend-or.yaml',
    ]);
    expect(both({ geo: { ...bend, latitude: 44.0583 } })).toEqual([]);
    expect(both({ draft: true })).toEqual([]);
    expect(both({ sample: true })).toEqual([
      'place/same-spot data/cities/sisters-or.yaml Sisters has the same coordinates as Bend. data/cities/bend-or.yaml',
    ]);
  });
});

describe('the business', () => {
  const there = sisters(bend);

  test('in another state than its address is reported', () => {
    expect(found([business(42.5, -119.9), deschutes(), there])).toEqual([]);
    expect(found([business(41.5, -120.9), deschutes(), there])).toEqual([
      'place/outside-county data/site.yaml The coordinates of High Desert Pianos are in Modoc County, California, 34 miles outside Oregon. Correct latitude and longitude.',
    ]);
  });

  test('is reported with the right longitude if it has the other sign', () => {
    expect(found([business(44.0582, 121.3153), deschutes(), there])).toEqual([
      'place/wrong-coordinates data/site.yaml The coordinates of High Desert Pianos are in no county (in water or in another country), far outside Oregon. Write -121.3153. Longitudes west of Greenwich and latitudes south of the equator are negative, all others positive.',
    ]);
  });

  test('far from all its places is reported once, in a country without outlines', () => {
    const abroad = inSpain((text) => located(text, 44.0582, 121.3153));
    expect(found([abroad, deschutes(), there])).toEqual([
      'place/wrong-coordinates data/site.yaml Every place is more than 483 km from the business. Write -121.3153. Longitudes west of Greenwich and latitudes south of the equator are negative, all others positive.',
    ]);
  });
});
