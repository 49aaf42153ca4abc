/** URLs, lists and slugs in texts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseUrl, slugify, truncateList } from '../../../src/text/strings.ts';

test('parses a URL with letters outside ASCII, however often it is called', () => {
  const origins = Array.from({ length: 30_000 }, () => parseUrl('https://bücher.example/ü')?.host);
  expect(new Set(origins)).toEqual(new Set(['xn--bcher-kva.example']));
  expect(parseUrl('bücher.example')).toBeUndefined();
});

test('names the first of many and counts the rest, which is never one', () => {
  expect(truncateList([], 2)).toBe('');
  expect(truncateList(['a', 'b', 'c'], 2)).toBe('a, b, c');
  expect(truncateList(['a', 'b', 'c', 'd'], 2)).toBe('a, b and 2 more');
});

test.each([
  ['Pruning & Trimming', 'pruning-and-trimming'],
  ['  New   Bern, NC ', 'new-bern-nc'],
  ['--already--slugged--', 'already-slugged'],
  ['24/7 Emergency!', '24-7-emergency'],
  ['Señor Über-Straße', 'senor-uber-strasse'],
  ['Œuvres du Sacré-Cœur', 'oeuvres-du-sacre-coeur'],
  ['Łódź, Ærøskøbing', 'lodz-aeroskobing'],
  ['Haʻikū, Kaʻaʻawa', 'haiku-kaaawa'],
  ['Ｆｕｌｌ width', 'full-width'],
  ['樹木', ''],
])('a slug of %j is %j', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test('a slug holds letters, digits and single hyphens only, and is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const slug = slugify(title);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});
