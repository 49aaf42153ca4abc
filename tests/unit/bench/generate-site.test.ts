import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { generateSite, landmarkName, placeName } from '../../bench/generate-site.ts';

const company = {
  services: ['felling', 'stumps', 'pruning', 'hauling', 'planting', 'advice', 'clearing', 'surveys'],
  tiers: ['1', '2'],
};

describe('generateSite', () => {
  test('gives the same site for the same seed, another for another', () => {
    const site = generateSite({ places: 70, seed: 1, ...company });
    expect(generateSite({ places: 70, seed: 1, ...company })).toEqual(site);
    expect(generateSite({ places: 70, seed: 2, ...company }).places[0]?.fields).not.toEqual(site.places[0]?.fields);
  });

  test('gives every place its own name, and every sentence and question its own words', () => {
    const { places } = generateSite({ places: 300, seed: 1, ...company });
    const sentences = places.flatMap(
      ({ fields }) => stringify(fields.faqs, { lineWidth: 0 }).match(/[A-Z][^.?]*[.?]/g) ?? [],
    );
    expect(sentences.length).toBe(300 * 16);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(new Set(Array.from({ length: 20_000 }, (_, index) => placeName(index))).size).toBe(20_000);
    expect(new Set(Array.from({ length: 200_000 }, (_, index) => landmarkName(index))).size).toBe(200_000);
  });

  test('gives a place about 8 kB of YAML', () => {
    const { places } = generateSite({ places: 100, seed: 1, ...company });
    const bytes = places.reduce((sum, { fields }) => sum + stringify(fields).length, 0) / places.length;
    expect(bytes).toBeGreaterThan(7000);
    expect(bytes).toBeLessThan(9000);
  });

  test('puts each place in its county, of a hundred at most', () => {
    const { places, counties } = generateSite({ places: 220, seed: 1, ...company });
    expect(counties.map((county) => county.places.length)).toEqual([100, 100, 20]);
    expect(counties.flatMap((county) => county.places.map(() => county.slug))).toEqual(
      places.map(({ county }) => county),
    );
  });
});
