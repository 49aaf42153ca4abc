/** Maps of eighty and of ten thousand places: names are dropped, dots are one path, and one more page costs little. */
import { describe, expect, test } from 'vitest';
import { createMapPlanner } from '../../../../src/assets/map/coverage-map.ts';
import { aCounty, aPlace, counties, drawing, label, svgOf, widths } from './a-map.ts';
import { coveredNames, readMap } from './drawn-map.ts';

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
    if (width === 'wide') expect(names.length).toBeGreaterThan(15);
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

test.each(widths)(
  'a map of hundreds of places in several counties names counties and featured places: %s',
  async (width) => {
    const hundreds = Array.from({ length: 320 }, (_, index) =>
      aPlace(
        `Place ${index}`,
        35 + (index % 18) * 0.04,
        -77.7 + Math.floor(index / 18) * 0.05,
        8_000,
        '37147',
        index === 200,
      ),
    );
    const planner = createMapPlanner({ counties, places: hundreds });
    const { names } = await drawing(planner, planner.plan({ label, title: 'Hundreds' }));
    expect(names[width].places.map(({ name }) => name)).toEqual(['Place 200']);
    expect(names[width].counties).toHaveLength(4);
    // One name alone among four counties would seem to be chosen.
    const longer = counties.map((county, index) => ({ ...county, name: county.name.repeat(index === 0 ? 1 : 8) }));
    const other = createMapPlanner({ counties: longer, places: hundreds });
    expect((await drawing(other, other.plan({ label, title: 'Long' }))).names[width].counties).toEqual([]);
  },
);

describe('a map of ten thousand places', () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    aPlace(`Place ${index}`, 34.7 + (index % 100) * 0.011, -77.8 + Math.floor(index / 100) * 0.013, 8_000, '37147'),
  );
  const planner = createMapPlanner({ counties, places: many });
  const map = planner.plan({ label, title: 'Many' });

  test('keeps the dots in one path, in less than 100 kB, and links the counties alone', async () => {
    const svg = await svgOf(planner, map);
    const drawn = readMap(svg);
    const inFrame = drawn.dots.length;
    expect(inFrame).toBeGreaterThan(8_000);
    expect(drawn.circles).toBe(0);
    expect(drawn.dotRadius).toBeLessThan(2);
    expect(svg.length).toBeLessThan(150_000);
    expect(map?.links.places).toEqual([]);
    expect(map?.links.counties).toHaveLength(4);
    expect(JSON.stringify(map).length).toBeLessThan(5_000);
  });
});

describe('the work of a map', () => {
  /** How often a position is read while the map is planned for the page of every place. */
  function readsFor(count: number): number {
    let reads = 0;
    const many = Array.from({ length: count }, (_, index) => {
      const [latitude, longitude] = [35.4 + (index % 61) / 200, -77.65 + (index % 53) / 110];
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
