/** Land, water, borders and distances on the map are where they are on Earth, and which counties it can draw. */
import { describe, expect, test } from 'vitest';
import { createMapPlanner } from '../../../../src/assets/map/coverage-map.ts';
import { aCounty, aPlace, counties, drawing, label, svgOf } from './a-map.ts';
import { contains } from './drawn-map.ts';

test.each([
  ['Pamlico River', 35.37, -76.65, false, undefined],
  ['New Bern', 35.1085, -77.0441, true, 'Craven County'],
])('%s is land, or water, of its county', async (name, latitude, longitude, isLand, county) => {
  const planner = createMapPlanner({ counties, places: [aPlace(name, latitude, longitude)] });
  const map = planner.plan({ label, title: 'Land and water' });
  const { land, abroad, dots } = await drawing(planner, map);
  const at = dots[0] ?? [0, 0];
  expect(contains(land, at)).toBe(isLand);
  expect(map?.links.counties.find(({ path }) => contains(path, at))?.name).toBe(county);
  expect(abroad).toBe('');
});

test.each([
  ['Tijuana', '06073', 32.52, -116.9, true],
  ['the Pacific off San Diego', '06073', 32.8, -117.5, false],
  ['Langley in British Columbia', '53073', 49.06, -122.6, true],
])('%s is drawn as abroad, or not', async (name, fips, latitude, longitude, isAbroad) => {
  const planner = createMapPlanner({ counties: [aCounty(fips)], places: [aPlace(name, latitude, longitude)] });
  const { land, abroad, dots } = await drawing(planner, planner.plan({ label, title: 'Border' }));
  expect(dots).toHaveLength(1);
  expect(contains(abroad, dots[0] ?? [0, 0]) && !contains(land, dots[0] ?? [0, 0])).toBe(isAbroad);
});

test('the service circle has its radius, even in the north of Alaska', () => {
  const places = [aPlace('A', 71, -153, 100_075), aPlace('B', 70.1, -153)];
  const planner = createMapPlanner({ counties: [aCounty('02185')], places });
  const own = (current: string) => planner.plan({ label, title: 'Reach', current })?.own;
  const [from, to] = [own('/a/'), own('/b/')];
  const distance = Math.hypot((to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0));
  expect(distance / (from?.reach ?? 0)).toBeCloseTo(1, 2);
});

describe('counties elsewhere', () => {
  test('draws islands on both sides of the antimeridian side by side', () => {
    const towns = [aPlace('Attu', 52.84, 173.18, 10_000, '02016'), aPlace('Unalaska', 53.87, -166.53, 10_000, '02016')];
    const planner = createMapPlanner({ counties: [aCounty('02016')], places: towns });
    const own = (current: string) => planner.plan({ label, title: 'Aleutians', county: '02016', current })?.own;
    expect(own('/attu/')?.x).toBeLessThan(0.2 * 640);
    expect(own('/unalaska/')?.x).toBeGreaterThan(0.75 * 640);
  });

  test('gives no map if the atlas has none of the counties and there is no place', () => {
    const planner = createMapPlanner({ counties: [aCounty('99999')], places: [] });
    expect(planner.plan({ label, title: 'Nowhere' })).toBeUndefined();
    expect(planner.files).toEqual([]);
  });

  test('leaves out an unknown county among known ones, and a place outside the frame', () => {
    const planner = createMapPlanner({
      counties: [aCounty('99999'), aCounty('37147')],
      places: [aPlace('Ayden', 35.47, -77.41), aPlace('Null', 0, 0)],
    });
    const { links } = planner.plan({ label, title: 'Pitt' }) ?? {};
    expect(links?.counties.map(({ href }) => href)).toEqual(['/37147/']);
    expect(links?.places.map(({ name }) => name)).toEqual(['Ayden']);
  });
});

describe('places without a county of the atlas, as outside the United States', () => {
  const yorkshire = [
    aPlace('Leeds', 53.7997, -1.5492, 9000, 'west-yorkshire-gb'),
    aPlace('Scarborough', 54.2831, -0.3998, 9000, 'north-yorkshire-gb'),
  ];
  const planner = createMapPlanner({ counties: [], places: yorkshire });
  const view = { label, title: 'Yorkshire' };

  test('fill the frame of one drawing, which all pages share', () => {
    const all = planner.plan(view);
    const one = planner.plan({ ...view, county: 'west-yorkshire-gb', current: '/leeds/' });
    expect(planner.files).toHaveLength(1);
    expect(one?.drawing).toBe(all?.drawing);
    expect(one?.own).toMatchObject({ name: 'Leeds' });
    const [leeds, scarborough] = all?.links.places ?? [];
    expect(leeds && scarborough && scarborough.x - leeds.x).toBeGreaterThan(350);
    expect(leeds && scarborough && leeds.y - scarborough.y).toBeGreaterThan(150);
  });

  test('the circle to click around a dot covers no other dot', () => {
    const near = [aPlace('Leeds', 53.7997, -1.5492), aPlace('Morley', 53.79, -1.56), aPlace('York', 53.96, -1.08)];
    const { places = [] } = createMapPlanner({ counties: [], places: near }).plan(view)?.links ?? {};
    const [leeds, morley, york] = places;
    expect(york?.radius).toBe(12.8);
    expect(leeds?.radius).toBeLessThan(12.8);
    const apart = Math.hypot((leeds?.x ?? 0) - (morley?.x ?? 0), (leeds?.y ?? 0) - (morley?.y ?? 0));
    expect((leeds?.radius ?? 0) + (morley?.radius ?? 0)).toBeCloseTo(apart, 0);
  });

  test.each([
    ['Harrogate', 53.99, -1.54, true],
    ['the North Sea', 54.4, -0.1, false],
  ])('%s is drawn as land, or not', async (name, latitude, longitude, isLand) => {
    const planner = createMapPlanner({ counties: [], places: [...yorkshire, aPlace(name, latitude, longitude)] });
    const { land, abroad, dots } = await drawing(planner, planner.plan(view));
    expect(contains(land, dots[2] ?? [0, 0])).toBe(isLand);
    expect(abroad).toBe('');
  });

  test('have a frame of their own size if there is one', async () => {
    const planner = createMapPlanner({ counties: [], places: [aPlace('Guelph', 43.5448, -80.2482, 9000)] });
    const map = planner.plan({ ...view, current: '/guelph/' });
    expect([map?.own?.x, map?.own?.y].map((at = 0) => Math.round(at))).toEqual([320, 320]);
    expect(map?.own?.reach).toBeGreaterThan(100);
    expect(await svgOf(planner, map)).not.toMatch(/NaN|Infinity/);
  });
});
