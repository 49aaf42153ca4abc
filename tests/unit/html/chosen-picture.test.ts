import { describe, expect, test } from 'vitest';
import { chosenPicture, matchesOnPhone } from '../../../src/html/chosen-picture.ts';

const hero = '/a-400.avif 400w, /a-800.avif 800w, /a-1200.avif 1200w';

describe('the file chosen by a phone that is 412 pixels wide, with density 1.75', () => {
  test.each([
    ['the whole window', '(min-width: 992px) 50vw, 100vw', '/a-800.avif'],
    ['half the window', '(min-width: 992px) 25rem, 50vw', '/a-400.avif'],
    ['a mark', '3rem', '/a-400.avif'],
    ['a sum, which is taken for the whole window', 'calc(100vw - 2rem)', '/a-800.avif'],
    ['no sizes', undefined, '/a-800.avif'],
    ['a condition that holds', '(max-width: 600px) 200px, 1200px', '/a-400.avif'],
  ])('for %s', (_, sizes, file) => {
    expect(chosenPicture(hero, sizes)).toBe(file);
  });

  test('is the next smaller one if that is nearly enough, as in Chromium', () => {
    expect(chosenPicture('/small 1.6x, /large 3x', undefined)).toBe('/small');
    expect(chosenPicture('/small 1.6x, /large 1.8x', undefined)).toBe('/large');
  });

  test('is chosen by density, in any order, and is the largest if none is enough', () => {
    expect(chosenPicture('/b 3x, /a', undefined)).toBe('/b');
    expect(chosenPicture('/only 100w', '100vw')).toBe('/only');
  });

  test('is undefined if there are no candidates', () => {
    expect(chosenPicture('', '100vw')).toBeUndefined();
  });
});

test('media queries for wider windows and print do not match', () => {
  expect(
    ['', 'all', 'screen', '(max-width: 40em)', 'screen and (min-width: 400px)'].filter((m) => !matchesOnPhone(m)),
  ).toEqual([]);
  expect(['print', '(min-width: 992px)', '(prefers-color-scheme: dark)'].filter(matchesOnPhone)).toEqual([]);
});
