import { describe, expect, test } from 'vitest';
import { generateSite, placeName } from '../../bench/generate-site.ts';

const company = {
  services: ['felling', 'stumps', 'pruning', 'hauling', 'planting', 'advice', 'clearing'],
  tiers: ['1', '2'],
};

describe('generateSite', () => {
  test('gives the same site for the same seed, another for another', () => {
    const site = generateSite({ places: 70, seed: 1, ...company });
    expect(generateSite({ places: 70, seed: 1, ...company })).toEqual(site);
    expect(generateSite({ places: 70, seed: 2, ...company }).places[0]?.fields).not.toEqual(site.places[0]?.fields);
  });

  test('gives every place different words and a different name', () => {
    const { places } = generateSite({ places: 300, seed: 1, ...company });
    expect(new Set(places.map(({ fields }) => fields.intro)).size).toBe(300);
    expect(new Set(Array.from({ length: 20_000 }, (_, index) => placeName(index))).size).toBe(20_000);
  });

  test('puts each place in its county, of thirty at most', () => {
    const { places, counties } = generateSite({ places: 70, seed: 1, ...company });
    expect(counties.map((county) => county.places.length)).toEqual([30, 30, 10]);
    expect(counties.flatMap((county) => county.places.map(() => county.slug))).toEqual(
      places.map(({ county }) => county),
    );
  });
});
