/** The short form of the second part of `npm run test:fuzz`, and what its comparison finds. */
import { describe, expect, test } from 'vitest';
import { comparePages } from '../../fuzz/compare-pages.ts';
import { fuzzPages } from '../../fuzz/hostile-pages.ts';
import { fuzzRuns, seed } from '../../support/seed.ts';

test(`pages of hostile texts have the elements, attributes and scripts of harmless ones, and the same text as was typed (SEED=${seed})`, async () => {
  const pages = fuzzRuns(6);
  const result = await fuzzPages({ pages, seed });
  expect(result.pages).toBeGreaterThanOrEqual(pages);
  expect(result.fields).toBeGreaterThan(pages * 5);
});

describe('the comparison of a page with its harmless twin', () => {
  const hostile = "\"><script>alert(1)</script>' onclick='x";
  const compare = (typed: string, twin: string) => comparePages(typed, twin, () => hostile);
  const escaped = hostile.replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const json = JSON.stringify({ name: hostile }).replaceAll('<', '\\u003c');
  const data = (text: string) => `<script type="application/ld+json">${text}</script>`;

  test('accepts escaped text', () => {
    expect(compare(`<p title="${escaped}">${escaped}</p>`, '<p title="Qx0z">Qx0z</p>')).toEqual([]);
    expect(compare(data(json), data('{"name":"Qx0z"}'))).toEqual([]);
    expect(compare('<a href="https://e.example/">w</a>', '<a href="https://e.example/">w</a>')).toEqual([]);
  });

  test.each([
    ['an element', `<p>${hostile}</p>`, '<p>Qx0z</p>'],
    ['an attribute', '<p title="" onclick="x"></p>', '<p title=""></p>'],
    ['a handler that is on both pages', '<p onclick="x"></p>', '<p onclick="x"></p>'],
    ['another script', '<script>a()</script>', '<script>b()</script>'],
    ['data that ends its script', data(JSON.stringify({ name: hostile })), data('{"name":"Qx0z"}')],
    ['a text that was lost', '<p></p>', '<p>Qx0z</p>'],
    ['a text that was changed', `<p>${escaped}&amp;</p>`, '<p>Qx0z</p>'],
    ['an id with a quote', '<p id="a&quot;"></p>', '<p id="qx0z"></p>'],
    ['a comment', '<p><!--x--></p>', '<p></p>'],
    ['an element in a template', '<template><b></b></template>', '<template></template>'],
    ['a link that runs a script', '<a href="javascript:x">w</a>', '<a href="javascript:x">w</a>'],
    ['a link to another host', '<a href="//e.example">w</a>', '<a href="//e.example">w</a>'],
  ])('finds %s', (_, typed, twin) => {
    expect(compare(typed, twin)).not.toEqual([]);
  });
});
