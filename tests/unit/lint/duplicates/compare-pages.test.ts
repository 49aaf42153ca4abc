import { describe, expect, test } from 'vitest';
import { comparePages } from '../../../../src/lint/duplicates/compare-pages.ts';
import { addShingles, distinctFinder, shingleLength } from '../../../../src/lint/duplicates/shingles.ts';
import { hashOf } from '../../../../src/lint/duplicates/word-hashes.ts';

function shinglesOf(blocks: readonly (readonly string[])[]): Uint32Array {
  const shingles: number[] = [];
  for (const words of blocks) addShingles({ hashes: words.map(hashOf), length: words.length }, shingles);
  return distinctFinder()(shingles);
}

const words = (text: string) => text.split(' ');
const page = (path: string, ...blocks: string[]) => ({ path, shingles: shinglesOf(blocks.map(words)) });

const alphabet = 'a b c d e f g h i j k l m n o p q r s t u v w x y z';

describe('shingles', () => {
  test('are every run of five words', () => {
    expect(shingleLength).toBe(5);
    expect(shinglesOf([words('a b c d e f g')])).toHaveLength(3);
  });

  test('are the same for the same words, and others when the words change places', () => {
    expect(shinglesOf([words('a b c d e')])).toEqual(shinglesOf([words('a b c d e')]));
    expect(shinglesOf([words('a b c d e')])).not.toEqual(shinglesOf([words('b a c d e')]));
  });

  test('do not cross from one block into the next, and short blocks have none', () => {
    expect(shinglesOf([words('a b c'), words('d e f')])).toHaveLength(0);
  });
});

describe('pages', () => {
  test('are compared with the earlier page they share most with', () => {
    const pairs = comparePages([
      page('/one/', alphabet),
      page('/two/', 'one two three four five six seven eight'),
      page('/three/', 'a b c d e f g zero zero zero', 'one two three four five six seven eight'),
    ]);
    expect(pairs).toEqual([{ pages: ['/two/', '/three/'], share: 1 }]);
  });

  test('that share nothing are not reported', () => {
    expect(comparePages([page('/one/', alphabet), page('/two/', 'one two three four five six')])).toEqual([]);
  });

  test('share as much as the shorter one has on the longer one', () => {
    const [pair] = comparePages([page('/long/', alphabet), page('/short/', 'a b c d e f x x x x')]);
    expect(pair?.share).toBeCloseTo(2 / 6);
  });

  test('that are copies of one are each reported with the first, the most similar first', () => {
    const pairs = comparePages([
      page('/one/', alphabet),
      page('/half/', 'a b c d e f g h', 'one two three four five six seven eight'),
      page('/copy/', alphabet),
      page('/again/', alphabet),
    ]);
    expect(pairs.map(({ pages, share }) => [...pages, share])).toEqual([
      ['/one/', '/copy/', 1],
      ['/one/', '/again/', 1],
      ['/one/', '/half/', 0.5],
    ]);
  });

  describe('by the hundred, with a paragraph that all have', () => {
    let seed = 1;
    const random = () => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return seed / 2 ** 32;
    };
    const some = (count: number) => Array.from({ length: count }, () => `w${Math.floor(random() * 5000)}`);
    const shared = some(100);

    /** How many numbers are looked at, and what comes out. */
    function compare(count: number) {
      let looks = 0;
      const pages = Array.from({ length: count }, (_, index) => ({
        path: `/${index}/`,
        shingles: shinglesOf([shared, some(400)]),
      }));
      const pairs = comparePages(pages, (number) => {
        looks += number;
      });
      return { pairs, looks };
    }

    test('take twice the work for twice the pages', () => {
      const [some, twice] = [compare(300), compare(600)];
      expect(twice.looks).toBeLessThan(2.3 * some.looks);
      expect(twice.pairs).toHaveLength(599);
      expect(twice.pairs.every(({ share }) => share > 0.19 && share < 0.21)).toBe(true);
    });

    test('are each found beside the one they have more in common with', () => {
      const own = some(300);
      const pages = [
        ...Array.from({ length: 200 }, () => [shared, some(300)]),
        [shared, own],
        [shared, own, some(300)],
      ];
      const [pair] = comparePages(pages.map((blocks, index) => ({ path: `/${index}/`, shingles: shinglesOf(blocks) })));
      expect(pair).toEqual({ pages: ['/200/', '/201/'], share: 1 });
    });
  });
});
