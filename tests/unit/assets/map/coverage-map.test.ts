import { describe, expect, test } from 'vitest';
import { createMapPlanner } from '../../../../src/assets/map/coverage-map.ts';
import { aCounty, aPlace, counties, drawing, label, places, svgOf, widths } from './a-map.ts';
import { coveredNames, parsePath, readMap } from './drawn-map.ts';

describe('the map of four counties and seventeen places', () => {
  const planner = createMapPlanner({ counties, places });
  const map = planner.plan({ label, title: 'Where we work' });

  test('draws every place as a dot, and names all of them if there is room', async () => {
    const { dots, names } = await drawing(planner, map);
    expect(dots).toHaveLength(places.length);
    const named = widths.map((width) => names[width].places.map(({ name }) => name).sort());
    expect(named[0]).toEqual(places.map(({ name }) => name).sort());
    expect(named[1]?.length).toBeGreaterThan(13);
    expect(names.wide.counties.map(({ name }) => name).sort()).toEqual(counties.map(({ name }) => name).sort());
    expect(names.narrow.counties.length).toBeGreaterThan(2);
  });

  test.each(widths)('lets no name cover another name or a dot, and none leave the frame: %s', async (width) => {
    expect(coveredNames(await drawing(planner, map), width)).toEqual([]);
  });

  test('keeps county paths in the frame, and land just beyond it', async () => {
    const inside = (map?.links.counties ?? []).flatMap(({ path }) => parsePath(path).flat());
    expect(inside.length).toBeGreaterThan(4 * counties.length);
    const { height = Number.NaN } = map ?? {};
    expect(inside.filter(([x, y]) => !(x >= 0 && y >= 0 && x <= 640 && y <= height))).toEqual([]);
    const land = parsePath((await drawing(planner, map)).land).flat();
    expect(land.length).toBeGreaterThan(4);
    expect(land.filter(([x, y]) => !(x >= -4 && y >= -4 && x <= 644 && y <= height + 4))).toEqual([]);
  });

  test('shows a name as it was typed, whatever it means in SVG', async () => {
    const name = '</text><script>alert("&amp;")</script>';
    const written = '&lt;/text&gt;&lt;script&gt;alert(&quot;&amp;amp;&quot;)&lt;/script&gt;';
    const hostile = createMapPlanner({ counties: [aCounty('37013', name)], places: [aPlace(name, 35.5, -77)] });
    const svg = await svgOf(hostile, hostile.plan({ label, title: 'Where we work' }));
    expect(svg.split(`>${written}</text>`).length).toBeGreaterThan(2);
    expect(svg).not.toContain('<script');
  });

  test('has no link to a county that is too small to see', () => {
    const [fallsChurch, king] = [aCounty('51610'), aCounty('53033')];
    const far = createMapPlanner({ counties: [fallsChurch, king], places: [] });
    expect(far.plan({ label, title: 'Far' })?.links.counties.map(({ href }) => href)).toEqual([king.href]);
  });

  test('is another file when a place moves', () => {
    const moved = places.map((place) => (place.name === 'Bath' ? { ...place, latitude: 35.48 } : place));
    const { files } = createMapPlanner({ counties, places: moved });
    expect(files.map(({ path }) => path)).not.toContain(map?.drawing.slice(1));
  });
});

describe('the map around one county', () => {
  const planner = createMapPlanner({ counties, places });
  const view = { label, title: 'Here', county: '37147' };

  test('is one drawing for the county and all its places, each of which its page names where the drawing does', async () => {
    const county = planner.plan(view);
    const { names } = await drawing(planner, county);
    expect(county?.own).toBeUndefined();
    for (const { name, href } of places.filter((place) => place.county === view.county)) {
      const map = planner.plan({ ...view, current: href });
      expect(map).toMatchObject({ drawing: county?.drawing, own: { name } });
      for (const width of widths) {
        const { x, y, anchor } = names[width].places.find((place) => place.name === name) ?? {};
        if (anchor !== undefined) expect(map?.own?.[width]).toMatchObject({ x, y, anchor });
      }
    }
  });

  test('is another file than the map of the whole area, even if the area is one county', async () => {
    const pitt = counties.filter(({ slug }) => slug === '37147');
    const one = createMapPlanner({ counties: pitt, places: places.filter(({ county }) => county === '37147') });
    const [all, own] = [one.plan({ label, title: 'All' }), one.plan(view)];
    expect(await svgOf(one, all)).not.toBe(await svgOf(one, own));
    expect(new Set(one.files.map(({ path }) => path)).size).toBe(one.files.length);
  });

  test('has a larger scale than that of all counties, and shows what is near', async () => {
    const own = planner.plan({ ...view, current: '/ayden/' })?.own;
    const far = planner.plan({ label, title: 'All', current: '/ayden/' })?.own;
    expect(own?.reach).toBeGreaterThan(1.5 * (far?.reach ?? 0));
    const { names } = await drawing(planner, planner.plan(view));
    expect(names.wide.places.map(({ name }) => name)).toContain('Washington');
    expect(names.wide.places.map(({ name }) => name)).not.toContain('Havelock');
  });
});

describe('a map of very many places', () => {
  const grid = (columns: number, rows: number, featured?: number) =>
    Array.from({ length: columns * rows }, (_, index) => {
      const latitude = 35 + ((index % rows) / rows) * 0.72;
      const longitude = -77.7 + (Math.floor(index / rows) / columns) * 0.9;
      return aPlace(`Place ${index}`, latitude, longitude, 8_000, '37147', index === featured);
    });

  test.each(widths)('names counties and featured places, of hundreds: %s', async (width) => {
    const planner = createMapPlanner({ counties, places: grid(18, 18, 200) });
    const { names } = await drawing(planner, planner.plan({ label, title: 'Hundreds' }));
    expect(names[width].places.map(({ name }) => name)).toEqual(['Place 200']);
    expect(names[width].counties).toHaveLength(4);
  });

  test('has the dots in one path, and links the counties alone, of thousands', async () => {
    const planner = createMapPlanner({ counties, places: grid(60, 60) });
    const map = planner.plan({ label, title: 'Many' });
    const svg = await svgOf(planner, map);
    const { dots, circles, dotRadius } = readMap(svg);
    expect(dots.length).toBeGreaterThan(3_000);
    expect(circles).toBe(0);
    expect(dotRadius).toBeLessThan(2);
    expect(svg.length).toBeLessThan(60_000);
    expect(map?.links).toMatchObject({ places: [], counties: { length: 4 } });
    expect(JSON.stringify(map).length).toBeLessThan(5_000);
  });
});
