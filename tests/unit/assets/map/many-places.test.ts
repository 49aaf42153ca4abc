/** Maps of hundreds and of ten thousand places: most names are dropped, and dots are one path. */
import { expect, test } from 'vitest';
import { createMapPlanner } from '../../../../src/assets/map/coverage-map.ts';
import { aPlace, counties, drawing, label, svgOf, widths } from './a-map.ts';
import { readMap } from './drawn-map.ts';

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
  },
);

const many = Array.from({ length: 10_000 }, (_, index) =>
  aPlace(`Place ${index}`, 34.7 + (index % 100) * 0.011, -77.8 + Math.floor(index / 100) * 0.013, 8_000, '37147'),
);
const planner = createMapPlanner({ counties, places: many });
const map = planner.plan({ label, title: 'Many' });

test('a map of ten thousand places keeps the dots in one path, in less than 100 kB, and links the counties alone', async () => {
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
