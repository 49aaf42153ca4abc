import { expect, test } from 'vitest';
import { chosenPicture, matchesOnPhone } from '../../../src/html/chosen-picture.ts';

const hero = '/a-400.avif 400w, /a-800.avif 800w, /a-1200.avif 1200w';

/** With density 1.75; a file that is nearly large enough is chosen, as in Chromium. */
test.each([
  ['the whole window', hero, '(min-width: 992px) 50vw, 100vw', '/a-800.avif'],
  ['half the window', hero, '(min-width: 992px) 25rem, 50vw', '/a-400.avif'],
  ['a mark', hero, '3rem', '/a-400.avif'],
  ['a sum, which is taken for the whole window', hero, 'calc(100vw - 2rem)', '/a-800.avif'],
  ['no sizes', hero, undefined, '/a-800.avif'],
  ['a condition that holds', hero, '(max-width: 600px) 200px, 1200px', '/a-400.avif'],
  ['a density that is nearly enough', '/small 1.6x, /large 3x', undefined, '/small'],
  ['two such densities', '/small 1.6x, /large 1.8x', undefined, '/large'],
  ['densities in another order', '/b 3x, /a', undefined, '/b'],
  ['files that are all too small', '/only 100w', '100vw', '/only'],
  ['no files', '', '100vw', undefined],
])('a phone that is 412 pixels wide chooses for %s', (_, srcset, sizes, file) => {
  expect(chosenPicture(srcset, sizes)).toBe(file);
});

test('media queries for wider windows and print do not match', () => {
  expect(
    ['', 'all', 'screen', '(max-width: 40em)', 'screen and (min-width: 400px)'].filter((m) => !matchesOnPhone(m)),
  ).toEqual([]);
  expect(['print', '(min-width: 992px)', '(prefers-color-scheme: dark)'].filter(matchesOnPhone)).toEqual([]);
});
