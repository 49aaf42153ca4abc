/** The map of the served area: what it draws, where names stand, and which counties it can draw. */

import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createMapPlanner, type ServedArea } from '../../../src/assets/coverage-map.ts';
import { contains, coveredNames, dotOf, expectMap, parsePath } from './drawn-map.ts';

type Place = ServedArea['places'][number];

const sizes = ['full', 'small'] as const;

const counties = [
  aCounty('37013', 'Beaufort County'),
  aCounty('37147', 'Pitt County'),
  aCounty('37049', 'Craven County'),
  aCounty('37107', 'Lenoir County'),
];

const places = [
  aPlace('Greenville', 35.6127, -77.3664, 25_000),
  aPlace('Washington', 35.5466, -77.0522, 25_000),
  aPlace('New Bern', 35.1085, -77.0441, 25_000),
  aPlace('Winterville', 35.5291, -77.4011, 15_000),
  aPlace('Chocowinity', 35.5148, -77.1017, 15_000),
  aPlace('Kinston', 35.2627, -77.5816, 20_000),
  aPlace('Ayden', 35.4727, -77.4155, 15_000),
  aPlace('Farmville', 35.5954, -77.5853, 15_000),
  aPlace('Bath', 35.4702, -76.8119, 10_000),
  aPlace('Belhaven', 35.5402, -76.623, 12_000),
  aPlace('Aurora', 35.303, -76.7889, 12_000),
  aPlace('Grimesland', 35.5685, -77.2025, 12_000),
  aPlace('Pantego', 35.5874, -76.6594, 8_000),
  aPlace('Pinetown', 35.6111, -76.8558, 8_000),
  aPlace('Edward', 35.3236, -76.8794, 8_000),
  aPlace('Havelock', 34.8791, -76.9013, 8_000),
  aPlace('Grifton', 35.3727, -77.4375, 8_000),
];

describe.each(sizes)('the %s map of four counties and seventeen places', (size) => {
  const planMap = createMapPlanner({ counties, places });
  const map = expectMap(planMap({ title: 'Where we work', size }));

  test('draws every county and every place in the given order', () => {
    expect(map.counties.map(({ name }) => name)).toEqual(counties.map(({ name }) => name));
    expect(map.places.map(({ name }) => name)).toEqual(places.map(({ name }) => name));
  });

  test('lets no name cover another name or a dot, and none leave the frame', () => {
    expect(coveredNames(map, size)).toEqual([]);
  });

  test('keeps county paths in the frame, and land just beyond it', () => {
    const inside = map.counties.flatMap(({ path }) => parsePath(path).flat());
    expect(inside.every(([x, y]) => x >= 0 && y >= 0 && x <= map.width && y <= map.height)).toBe(true);
    expect(
      parsePath(map.land)
        .flat()
        .every(([x, y]) => x >= -4 && y >= -4 && x <= map.width + 4 && y <= map.height + 4),
    ).toBe(true);
  });

  test('writes whole units and tenths, in less than 2 kB compressed', () => {
    expect(`${map.land}${map.counties.map(({ path }) => path).join('')}`).toMatch(/^[-0-9 Mlz]+$/);
    expect(JSON.stringify(map.places)).not.toMatch(/\.\d\d/);
    expect(brotliCompressSync(JSON.stringify(map)).length).toBeLessThan(2000);
  });

  test("marks the page's own county or place and nothing else", () => {
    for (const { href } of [...counties, ...places]) {
      const view = expectMap(planMap({ title: 'Here', current: href, size }));
      expect([...view.counties, ...view.places].filter(({ current }) => current).map((part) => part.href)).toEqual([
        href,
      ]);
      expect(view.land).toBe(map.land);
    }
    expect([...map.counties, ...map.places].some(({ current }) => current)).toBe(false);
  });

  test('is the same from the same input', () => {
    expect(createMapPlanner({ counties, places })({ title: 'Where we work', size })).toEqual(map);
  });
});

describe('land and water', () => {
  const probes = [
    aPlace('Pamlico River', 35.37, -76.65),
    aPlace('Neuse River', 34.97, -76.82),
    aPlace('Pamlico Sound', 35.2, -76.45),
    aPlace('New Bern', 35.1085, -77.0441),
    aPlace('Goldsboro', 35.42, -77.8),
  ];
  const map = expectMap(createMapPlanner({ counties, places: probes })({ title: 'Land and water' }));

  test.each([
    ['Pamlico River', false, undefined],
    ['Neuse River', false, undefined],
    ['Pamlico Sound', false, undefined],
    ['New Bern', true, 'Craven County'],
    ['Goldsboro', true, undefined],
  ])('%s is land: %s, in %s', (name, isLand, county) => {
    const at = dotOf(map, name);
    expect(contains(map.land, at)).toBe(isLand);
    expect(map.counties.find(({ path }) => contains(path, at))?.name).toBe(county);
  });
});

describe('the service circle', () => {
  test.each([
    ['North Carolina', '37147', aPlace('A', 35.6, -77.5, 20_015), aPlace('B', 35.42, -77.5)],
    ['the north of Alaska', '02185', aPlace('A', 71, -153, 100_075), aPlace('B', 70.1, -153)],
    ['Hawaii', '15003', aPlace('A', 21.5, -158.1, 20_690), aPlace('B', 21.5, -157.9)],
  ])('reaches as far as it says in %s', (_, fips, a, b) => {
    const map = expectMap(createMapPlanner({ counties: [aCounty(fips)], places: [a, b] })({ title: 'Reach' }));
    const [x, y] = dotOf(map, 'A');
    const [otherX, otherY] = dotOf(map, 'B');
    const reach = map.places.find(({ name }) => name === 'A')?.reach;
    expect(Math.hypot(otherX - x, otherY - y) / (reach ?? 0)).toBeCloseTo(1, 2);
  });
});

describe('counties elsewhere', () => {
  test.each([
    ['one county in Vermont', ['50007']],
    ['two in New Mexico', ['35001', '35049']],
    ['two in Hawaii', ['15003', '15009']],
    ['the far north of Alaska', ['02185']],
    ['American Samoa', ['60010']],
  ])('draws %s', (_, codes) => {
    for (const size of sizes) {
      const map = expectMap(
        createMapPlanner({ counties: codes.map((fips) => aCounty(fips)), places: [] })({ title: 'There', size }),
      );
      expect(map.counties.every(({ path }) => parsePath(path).flat().length >= 4)).toBe(true);
      expect(`${map.land}${JSON.stringify(map)}`).not.toMatch(/NaN|null|Infinity/);
    }
  });

  test('draws islands on both sides of the antimeridian side by side', () => {
    const towns = [aPlace('Attu', 52.84, 173.18), aPlace('Unalaska', 53.87, -166.53)];
    const map = expectMap(createMapPlanner({ counties: [aCounty('02016')], places: towns })({ title: 'Aleutians' }));
    const [attu, unalaska] = [dotOf(map, 'Attu'), dotOf(map, 'Unalaska')];
    expect(attu[0]).toBeLessThan(0.1 * map.width);
    expect(unalaska[0]).toBeGreaterThan(0.85 * map.width);
  });

  test('gives no map when the atlas has none of the counties', () => {
    expect(createMapPlanner({ counties: [aCounty('99999')], places })({ title: 'Nowhere' })).toBeUndefined();
    expect(createMapPlanner({ counties: [], places })({ title: 'Nowhere' })).toBeUndefined();
  });

  test('leaves out an unknown county among known ones, and a place outside the frame', () => {
    const area = {
      counties: [aCounty('99999'), aCounty('37147')],
      places: [aPlace('Ayden', 35.47, -77.41), aPlace('Null', 0, 0)],
    };
    const map = expectMap(createMapPlanner(area)({ title: 'Pitt' }));
    expect(map.counties.map(({ href }) => href)).toEqual(['/37147/']);
    expect(map.places.map(({ name }) => name)).toEqual(['Ayden']);
  });
});

describe('a crowded map', () => {
  const crowd = Array.from({ length: 80 }, (_, index) =>
    aPlace(`Crossroads ${index + 1}`, 35.45 + (index % 9) * 0.03, -77.6 + Math.floor(index / 9) * 0.05),
  );
  const planMap = createMapPlanner({ counties: [aCounty('37147')], places: crowd });

  test('names the most important places and leaves out those without room', () => {
    const map = expectMap(planMap({ title: 'Crowd' }));
    expect(map.places[0]?.name).toBe('Crossroads 1');
    expect(map.places.length).toBeGreaterThan(10);
    expect(map.places.length).toBeLessThan(80);
    expect(coveredNames(map, 'full')).toEqual([]);
  });

  test('always names the place that the page is about', () => {
    for (const { href } of crowd.filter((_, index) => index % 7 === 0)) {
      const map = expectMap(planMap({ title: 'Crowd', current: href }));
      expect(map.places.filter(({ current }) => current).map((place) => place.href)).toEqual([href]);
      expect(coveredNames(map, 'full')).toEqual([]);
    }
  });
});

function aCounty(fips: string, name = `County ${fips}`) {
  return { fips, name, href: `/${fips}/` };
}

function aPlace(name: string, latitude: number, longitude: number, radiusMeters = 10_000): Place {
  return { name, href: `/${name.toLowerCase().replaceAll(' ', '-')}/`, latitude, longitude, radiusMeters };
}
