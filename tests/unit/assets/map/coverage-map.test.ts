/** The map of the served area: what it draws, where names are placed, and which counties it can draw. */

import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createMapPlanner } from '../../../../src/assets/map/coverage-map.ts';
import type { ServedArea } from '../../../../src/assets/map/served-area.ts';
import { contains, coveredNames, parsePath, readDrawing } from './drawn-map.ts';

type Place = ServedArea['places'][number];

const widths = ['wide', 'narrow'] as const;

const counties = [
  aCounty('37013', 'Beaufort County'),
  aCounty('37147', 'Pitt County'),
  aCounty('37049', 'Craven County'),
  aCounty('37107', 'Lenoir County'),
];

const places = [
  aPlace('Greenville', 35.6127, -77.3664, 25_000, '37147'),
  aPlace('Washington', 35.5466, -77.0522, 25_000),
  aPlace('New Bern', 35.1085, -77.0441, 25_000, '37049'),
  aPlace('Winterville', 35.5291, -77.4011, 15_000, '37147'),
  aPlace('Chocowinity', 35.5148, -77.1017, 15_000),
  aPlace('Kinston', 35.2627, -77.5816, 20_000, '37107'),
  aPlace('Ayden', 35.4727, -77.4155, 15_000, '37147'),
  aPlace('Farmville', 35.5954, -77.5853, 15_000, '37147'),
  aPlace('Bath', 35.4702, -76.8119, 10_000),
  aPlace('Belhaven', 35.5402, -76.623, 12_000),
  aPlace('Aurora', 35.303, -76.7889, 12_000),
  aPlace('Grimesland', 35.5685, -77.2025, 12_000, '37147'),
  aPlace('Pantego', 35.5874, -76.6594, 8_000),
  aPlace('Pinetown', 35.6111, -76.8558, 8_000),
  aPlace('Edward', 35.3236, -76.8794, 8_000),
  aPlace('Havelock', 34.8791, -76.9013, 8_000, '37049'),
  aPlace('Grifton', 35.3727, -77.4375, 8_000, '37147'),
];

const label = 'Coverage map';

describe('the map of four counties and seventeen places', () => {
  const planner = createMapPlanner({ counties, places });
  const map = planner.plan({ label, title: 'Where we work' });

  test('draws every place as a dot, and names all of them where there is room', async () => {
    const { dots, names } = await drawing(planner, map);
    expect(dots).toHaveLength(places.length);
    const named = widths.map((width) => names[width].places.map(({ name }) => name).sort());
    expect(named[0]).toEqual(places.map(({ name }) => name).sort());
    expect(named[1]?.length).toBeGreaterThan(14);
    expect(names.wide.counties.map(({ name }) => name).sort()).toEqual(counties.map(({ name }) => name).sort());
    expect(names.narrow.counties.length).toBeGreaterThan(2);
  });

  test('links every county and every place', () => {
    expect(map?.links.counties.map(({ href }) => href)).toEqual(counties.map(({ href }) => href));
    expect(map?.links.places.map(({ href }) => href)).toEqual(places.map(({ href }) => href));
  });

  test.each(widths)('lets no name cover another name or a dot, and none leave the frame: %s', async (width) => {
    expect(coveredNames(await drawing(planner, map), width)).toEqual([]);
  });

  test('keeps county paths in the frame, and land just beyond it', async () => {
    const inside = (map?.links.counties ?? []).flatMap(({ path }) => parsePath(path).flat());
    expect(inside.every(([x, y]) => x >= 0 && y >= 0 && x <= 640 && y <= 480)).toBe(true);
    const { land } = await drawing(planner, map);
    expect(
      parsePath(land)
        .flat()
        .every(([x, y]) => x >= -4 && y >= -4 && x <= 644 && y <= 484),
    ).toBe(true);
  });

  test('writes whole units and tenths, in less than 2 kB compressed', async () => {
    expect(JSON.stringify(map)).not.toMatch(/\.\d\d/);
    expect(brotliCompressSync(JSON.stringify(map)).length).toBeLessThan(2000);
    expect(brotliCompressSync(await svgOf(planner, map)).length).toBeLessThan(2500);
  });

  test('is the same from the same input, and its file has another name when a place moves', async () => {
    const again = createMapPlanner({ counties, places });
    expect(again.plan({ label, title: 'Where we work' })).toEqual(map);
    expect(await svgOf(again, map)).toBe(await svgOf(planner, map));
    const moved = places.map((place) => (place.name === 'Bath' ? { ...place, latitude: 35.48 } : place));
    expect(createMapPlanner({ counties, places: moved }).files.map(({ path }) => path)).not.toContain(
      map?.drawing.slice(1),
    );
  });
});

describe('the map around one county', () => {
  const planner = createMapPlanner({ counties, places });
  const view = { label, title: 'Here', county: '37147' };

  test('is one drawing and one list of links for the county and all its places', () => {
    const [county, ayden, grifton] = [undefined, '/ayden/', '/grifton/'].map((current) =>
      planner.plan({ ...view, current }),
    );
    expect(ayden?.drawing).toBe(county?.drawing);
    expect(grifton?.links).toBe(ayden?.links);
    expect(county?.own).toBeUndefined();
    expect([ayden?.own?.name, grifton?.own?.name]).toEqual(['Ayden', 'Grifton']);
  });

  test('names the page’s own place where the drawing names it', async () => {
    const own = planner.plan({ ...view, current: '/ayden/' })?.own;
    const { names } = await drawing(planner, planner.plan(view));
    for (const width of widths) {
      const drawn = names[width].places.find(({ name }) => name === 'Ayden');
      expect(own?.[width]).toMatchObject({ x: drawn?.x, y: drawn?.y, anchor: drawn?.anchor });
    }
  });

  test('is drawn closer than that of all counties, with what is near', async () => {
    const own = planner.plan({ ...view, current: '/ayden/' })?.own;
    const far = planner.plan({ label, title: 'All', current: '/ayden/' })?.own;
    expect(own?.reach).toBeGreaterThan(1.5 * (far?.reach ?? 0));
    const { names } = await drawing(planner, planner.plan(view));
    expect(names.wide.places.map(({ name }) => name)).toContain('Washington');
    expect(names.wide.places.map(({ name }) => name)).not.toContain('Havelock');
  });

  test('is that of all counties where the atlas lacks the county', () => {
    const all = planner.plan({ label, title: 'All' })?.drawing;
    expect(planner.plan({ label, title: 'Here', county: 'high-desert' })?.drawing).toBe(all);
  });

  test('is among the files to make, as are all others, each once', () => {
    const paths = planner.files.map(({ path }) => `/${path}`);
    expect(new Set(paths).size).toBe(1 + counties.length);
    expect(paths).toContain(planner.plan(view)?.drawing);
  });
});

describe('land and water', () => {
  test.each([
    ['Pamlico River', 35.37, -76.65, false, undefined],
    ['Neuse River', 34.97, -76.82, false, undefined],
    ['Pamlico Sound', 35.2, -76.45, false, undefined],
    ['New Bern', 35.1085, -77.0441, true, 'Craven County'],
    ['Goldsboro', 35.42, -77.8, true, undefined],
  ])('%s', async (name, latitude, longitude, isLand, county) => {
    const planner = createMapPlanner({ counties, places: [aPlace(name, latitude, longitude)] });
    const map = planner.plan({ label, title: 'Land and water' });
    const { land, abroad, dots } = await drawing(planner, map);
    const at = dots[0] ?? [0, 0];
    expect(contains(land, at)).toBe(isLand);
    expect(map?.links.counties.find(({ path }) => contains(path, at))?.name).toBe(county);
    expect(abroad).toBe('');
  });

  test.each([
    ['Windsor in Ontario', '26163', 42.27, -82.96, true],
    ['Detroit', '26163', 42.33, -83.05, false],
    ['Tijuana', '06073', 32.52, -116.9, true],
    ['the Pacific off San Diego', '06073', 32.8, -117.5, false],
    ['Langley in British Columbia', '53073', 49.06, -122.6, true],
  ])('%s is drawn as abroad, or not', async (name, fips, latitude, longitude, isAbroad) => {
    const planner = createMapPlanner({ counties: [aCounty(fips)], places: [aPlace(name, latitude, longitude)] });
    const { land, abroad, dots } = await drawing(planner, planner.plan({ label, title: 'Border' }));
    expect(dots).toHaveLength(1);
    expect(contains(abroad, dots[0] ?? [0, 0]) && !contains(land, dots[0] ?? [0, 0])).toBe(isAbroad);
  });
});

describe('the service circle', () => {
  test.each([
    ['North Carolina', '37147', aPlace('A', 35.6, -77.5, 20_015), aPlace('B', 35.42, -77.5)],
    ['the north of Alaska', '02185', aPlace('A', 71, -153, 100_075), aPlace('B', 70.1, -153)],
    ['Hawaii', '15003', aPlace('A', 21.5, -158.1, 20_690), aPlace('B', 21.5, -157.9)],
  ])('reaches as far as it says in %s', (_, fips, a, b) => {
    const planner = createMapPlanner({ counties: [aCounty(fips)], places: [a, b] });
    const own = (current: string) => planner.plan({ label, title: 'Reach', current })?.own;
    const [from, to] = [own('/a/'), own('/b/')];
    const distance = Math.hypot((to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0));
    expect(distance / (from?.reach ?? 0)).toBeCloseTo(1, 2);
  });
});

describe('counties elsewhere', () => {
  test.each([
    ['one county in Vermont', ['50007']],
    ['two in New Mexico', ['35001', '35049']],
    ['two in Hawaii', ['15003', '15009']],
    ['the far north of Alaska', ['02185']],
    ['American Samoa', ['60010']],
  ])('draws %s', async (_, codes) => {
    const planner = createMapPlanner({ counties: codes.map((fips) => aCounty(fips)), places: [] });
    const map = planner.plan({ label, title: 'There' });
    expect(map?.links.counties.map(({ path }) => parsePath(path).flat().length >= 4)).toEqual(codes.map(() => true));
    expect(`${JSON.stringify(map)}${await svgOf(planner, map)}`).not.toMatch(/NaN|null|Infinity/);
  });

  test('draws islands on both sides of the antimeridian side by side', () => {
    const towns = [aPlace('Attu', 52.84, 173.18, 10_000, '02016'), aPlace('Unalaska', 53.87, -166.53, 10_000, '02016')];
    const planner = createMapPlanner({ counties: [aCounty('02016')], places: towns });
    const own = (current: string) => planner.plan({ label, title: 'Aleutians', county: '02016', current })?.own;
    expect(own('/attu/')?.x).toBeLessThan(0.2 * 640);
    expect(own('/unalaska/')?.x).toBeGreaterThan(0.75 * 640);
  });

  test('gives no map when the atlas has none of the counties', () => {
    for (const codes of [['99999'], []]) {
      const planner = createMapPlanner({ counties: codes.map((fips) => aCounty(fips)), places });
      expect(planner.plan({ label, title: 'Nowhere' })).toBeUndefined();
      expect(planner.files).toEqual([]);
    }
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

describe('a crowded map', () => {
  const crowd = Array.from({ length: 80 }, (_, index) =>
    aPlace(`Crossroads ${index + 1}`, 35.45 + (index % 9) * 0.03, -77.6 + Math.floor(index / 9) * 0.05),
  );
  const planner = createMapPlanner({ counties: [aCounty('37147')], places: crowd });
  const map = planner.plan({ label, title: 'Crowd' });

  test.each(widths)('keeps every dot and link, and drops the names without room: %s', async (width) => {
    const drawn = await drawing(planner, map);
    const names = drawn.names[width].places.map(({ name }) => name);
    expect(drawn.dots).toHaveLength(crowd.length);
    expect(map?.links.places).toHaveLength(crowd.length);
    if (width === 'wide') expect(names).toContain('Crossroads 1');
    expect(names.length).toBeGreaterThan(width === 'wide' ? 15 : 0);
    expect(names.length).toBeLessThan(crowd.length);
    expect(coveredNames(drawn, width)).toEqual([]);
  });

  test('always names the place that the page is about, in the frame', () => {
    for (const { name, href } of crowd) {
      const own = planner.plan({ label, title: 'Crowd', current: href })?.own;
      expect(own?.name).toBe(name);
      expect(own?.narrow.x).toBeGreaterThan(0);
      expect(own?.narrow.x).toBeLessThan(640);
    }
  });
});

describe('a map of ten thousand places', () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    aPlace(`Place ${index}`, 34.7 + (index % 100) * 0.011, -77.8 + Math.floor(index / 100) * 0.013, 8_000, '37147'),
  );
  const planner = createMapPlanner({ counties, places: many });
  const map = planner.plan({ label, title: 'Many' });

  test('keeps the dots in one path, in less than 100 kB, and links the counties alone', async () => {
    const svg = await svgOf(planner, map);
    const drawn = readDrawing(svg);
    const inFrame = drawn.dots.length;
    expect(inFrame).toBeGreaterThan(8_000);
    expect(drawn.circles).toBe(0);
    expect(drawn.dotRadius).toBeLessThan(2);
    expect(svg.length).toBeLessThan(150_000);
    expect(map?.links.places).toEqual([]);
    expect(map?.links.counties).toHaveLength(4);
    expect(JSON.stringify(map).length).toBeLessThan(5_000);
  });

  test('is laid out once: one more page costs next to nothing', () => {
    planner.plan({ label, title: 'Warm', county: '37147', current: many[0]?.href });
    const before = process.cpuUsage();
    for (const { href } of many.slice(0, 200)) planner.plan({ label, title: 'One', county: '37147', current: href });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 200).toBeLessThan(500);
  });
});

describe('the work of a map', () => {
  /** How often a position is read while the map is planned for the page of every place. */
  function readsFor(count: number): number {
    let reads = 0;
    const many = Array.from({ length: count }, (_, index) => {
      const [latitude, longitude] = [35.3 + (index % 61) / 100, -77.7 + (index % 53) / 80];
      const place = aPlace(`Place ${index}`, latitude, longitude, 10_000, '37147');
      return Object.defineProperty(place, 'latitude', {
        enumerable: true,
        get: () => {
          reads += 1;
          return latitude;
        },
      });
    });
    const planner = createMapPlanner({ counties, places: many });
    for (const { href } of many) {
      expect(planner.plan({ label, title: 'One', county: '37147', current: href })?.own?.name).toBeDefined();
    }
    return reads;
  }

  test('is twice as much for twice as many places, each with a page that shows it', () => {
    expect(readsFor(3_000)).toBeLessThan(2.1 * readsFor(1_500));
  });
});

type Planner = ReturnType<typeof createMapPlanner>;

async function svgOf({ files }: Planner, map: ReturnType<Planner['plan']>): Promise<string> {
  const file = files.find(({ path }) => `/${path}` === map?.drawing);
  if (!file) throw new Error('the drawing is not among the files');
  return new TextDecoder().decode(await file.make());
}

async function drawing(planner: Planner, map: ReturnType<Planner['plan']>) {
  return readDrawing(await svgOf(planner, map));
}

function aCounty(fips: string, name = `County ${fips}`) {
  return { slug: fips, fips, name, href: `/${fips}/` };
}

function aPlace(name: string, latitude: number, longitude: number, radiusMeters = 10_000, county = '37013'): Place {
  const href = `/${name.toLowerCase().replaceAll(' ', '-')}/`;
  return { name, href, county, latitude, longitude, radiusMeters };
}
