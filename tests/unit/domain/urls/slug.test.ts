/** Titles as slugs. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slugify } from '../../../../src/text/strings.ts';

describe('a slug', () => {
  test.each([
    ['Pruning & Trimming', 'pruning-and-trimming'],
    ['Crane Tree Removal', 'crane-tree-removal'],
    ['R&D', 'r-and-d'],
    ['  New   Bern, NC ', 'new-bern-nc'],
    ['--already--slugged--', 'already-slugged'],
    ['24/7 Emergency!', '24-7-emergency'],
    ['Señor Über-Straße', 'senor-uber-stra-e'],
    ['Ｆｕｌｌ width', 'full-width'],
    ['樹木', ''],
    ['', ''],
  ])('of %j is %j', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  test('holds letters, digits and single hyphens only, and is its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const slug = slugify(title);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});
