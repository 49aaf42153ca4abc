/** Tables, code, anchors and words as GitHub shows them. */
import { describe, expect, it } from 'vitest';
import { anchorOf, choice, code, page, plain, table } from '../../../docs/generate/markdown.ts';

describe('a table', () => {
  it('keeps a bar and a line break inside their cell', () => {
    expect(table(['a', 'b'], [['x|y', 'one\n  two']])).toBe('| a | b |\n|---|---|\n| x\\|y | one two |');
  });

  it('is left out without rows', () => {
    expect(table(['a'], [])).toBe('');
  });
});

describe('words of the data', () => {
  it.each([
    ['**bold** and [links](/contact/)', '\\*\\*bold\\*\\* and \\[links\\](/contact/)'],
    ['data/cities/<slug>.yaml', 'data/cities/\\<slug>.yaml'],
    ['`a[b]` and c[d]', '`a[b]` and c\\[d\\]'],
    ['America/New_York', 'America/New_York'],
  ])('are shown as written: %s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });
});

describe('the anchor of a heading', () => {
  it.each([
    ['Site: business.hours', 'site-businesshours'],
    ['city/unknown-county', 'cityunknown-county'],
    ['treesite new city', 'treesite-new-city'],
    ['Not-found page: page', 'not-found-page-page'],
    ['snake_case', 'snake_case'],
  ])('%s', (heading, anchor) => {
    expect(anchorOf(heading)).toBe(anchor);
  });
});

it('shows a backtick inside code', () => {
  expect([code('a'), code('a`b')]).toEqual(['`a`', '`` a`b ``']);
});

it('joins choices as in a sentence', () => {
  expect([choice(['a']), choice([1, 2, 3])]).toEqual(['`a`', '`1`, `2` or `3`']);
});

it('separates parts of a page with empty lines and leaves out empty parts', () => {
  expect(page(['# A', '', 'b'])).toBe('# A\n\nb\n');
});
