/** Shingles of texts, and the pages that have most of them in common. */
import { describe, expect, test } from 'vitest';
import { similarPages } from '../../../../src/lint/duplicates/lint-similar-places.ts';
import { shingleFinder, shingleLength } from '../../../../src/lint/duplicates/shingles.ts';
import { aCity, aCounty, aModel } from '../../../support/builders.ts';

const findIn = shingleFinder(
  aModel([aCounty({ name: 'Deschutes County' }), aCity({ name: 'Sisters' }), aCity({ name: 'La Pine' })]),
);
const find = (text: string) => findIn([text]);
const page = (path: string, ...texts: string[]) => ({ path, shingles: findIn(texts) });
const alphabet = 'a b c d e f g h i j k l m n o p q r s t u v w x y z';

describe('shingles', () => {
  test('are every run of five words', () => {
    expect(shingleLength).toBe(5);
    expect(find('a b c d e f g')).toHaveLength(3);
    expect(find('a b c d')).toHaveLength(0);
    expect(find('a b c d e')).not.toEqual(find('b a c d e'));
    expect(findIn(['a b c d e f', 'a b c d e', 'f g'])).toEqual(find('a b c d e f'));
  });

  test.each([
    ['We tune every piano in Sisters.', 'We tune every piano in La Pine.'],
    ['All towns of the Deschutes area', 'All towns of the Deschutes County area'],
    ['We come to Bend, Oregon 97701 by 2026', 'We come to Sisters by 2026'],
    ['Pianos are dry in SISTERS’ houses', 'pianos are dry in Sisters houses'],
    ['Über-uns: Žižkov’s old Café ² here', 'über uns žižkov old café ² here'],
  ])('are the same for names of places, numbers, case and signs: %s', (one, other) => {
    expect(find(one).length).toBeGreaterThan(0);
    expect(find(one)).toEqual(find(other));
  });

  test('differ for a word that only begins like a name', () => {
    expect(find('in the town of La Pineta')).not.toEqual(find('in the town of La Pine'));
  });
});

describe('pages', () => {
  test('are compared with the earlier page they share most with, the most similar first', () => {
    const pairs = similarPages([
      page('/one/', alphabet),
      page('/half/', 'a b c d e f g h', 'one, two three four five six seven eight'.replaceAll(',', '')),
      page('/copy/', alphabet),
      page('/again/', alphabet),
    ]);
    expect(pairs.map(({ pages, share }) => [...pages.map(({ path }) => path), share])).toEqual([
      ['/one/', '/copy/', 1],
      ['/one/', '/again/', 1],
      ['/one/', '/half/', 0.5],
    ]);
  });

  test('that share nothing have no pair, and neither have pages without text', () => {
    expect(
      similarPages([page('/one/', alphabet), page('/two/', 'one two three four five six'), page('/x/'), page('/y/')]),
    ).toEqual([]);
  });

  test('by the hundred, with a paragraph that all have: each is found beside the one of which it has half', () => {
    let seed = 1;
    const some = (count: number) =>
      Array.from({ length: count }, () => {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        return `w${String.fromCharCode(97 + (seed >>> 28))}${(seed >>> 8).toString(36).replace(/\d/g, 'q')}`;
      });
    const shared = some(60).join(' ');
    const originals = Array.from({ length: 200 }, () => some(300));
    const pages = [
      ...originals.map((own, index) => page(`/${index}/`, shared, own.join(' '))),
      ...originals.map((own, index) =>
        page(`/half-${index}/`, shared, own.slice(0, 140).join(' '), some(150).join(' ')),
      ),
    ];
    const found = similarPages(pages).filter(({ share }) => share >= 0.5);
    const right = found.filter(({ pages: [earlier, later] }) => later.path === `/half-${earlier.path.slice(1, -1)}/`);
    expect(found).toHaveLength(right.length);
    expect(right.length).toBeGreaterThanOrEqual(198);
    expect(similarPages(pages)).toEqual(similarPages(pages));
  });

  test('that share a sentence here and there are not all compared', () => {
    let reads = 0;
    const pages = Array.from({ length: 400 }, (_, number) => {
      const shingles = Uint32Array.from(
        { length: 60 },
        (_, at) => at * 1000 + (((number * (at + 7)) % 1009) % 90),
      ).sort();
      return {
        path: `/${number}/`,
        get shingles() {
          reads += 1;
          return shingles;
        },
      };
    });
    expect(similarPages(pages).length).toBeGreaterThan(300);
    // Once to look shingles up, twice for each of at most 64 pages.
    expect(reads).toBeLessThanOrEqual(400 * 129);
  });

  test('of which many share a paragraph with a long one, and a short one is all in it', () => {
    const from = (start: number, length: number) => Array.from({ length }, (_, at) => start + at);
    const sharing = from(0, 10).map((number) => ({
      shingles: Uint32Array.from([...from(number * 5, 12), ...from(1000 * (number + 1), 300)]),
    }));
    const short = { shingles: Uint32Array.from([2, 12, 22, 32, 42, 52]) };
    const long = { shingles: Uint32Array.from(from(0, 300)) };
    expect(similarPages([short, ...sharing, long])[0]).toEqual({ pages: [short, long], share: 1 });
  });
});
