/** Two versions of a page: what the text says, what is visible, and what only looks different. */
import { describe, expect, test } from 'vitest';
import { differenceOf } from '../../../../src/emit/publication/changes.ts';

const page = `<!doctype html><html lang="en"><head><title>Pianos</title><meta name="theme-color" content="#fff">
<meta name="description" content="Tuned at home"><meta property="og:image" content="https://pianos.example/assets/card.0123456789.png">
<link rel="stylesheet" href="/assets/home.0123456789.css"><script>run()</script>
<script type="application/ld+json">{"name":"Pianos"}</script></head>
<body class="wide"><h1>In <b>tune</b></h1><svg><use href="/assets/icons.0123456789.svg#phone"/></svg>
<img src="/assets/piano.0123456789.svg" alt="A piano" width="40"><a href="/contact/" data-until="2026-06-01">Ask</a></body></html>`;

describe('two versions of a page differ', () => {
  test.each([
    ['in its words', 'tune', 'tuna'],
    ['in its title', '<title>Pianos', '<title>Organs'],
    ['in its description', 'Tuned at home', 'Tuned at school'],
    ['in an alternative text', 'A piano', 'An organ'],
    ['in the URL of a link', '/contact/', '/about/'],
    ['in the structured data for search engines', '{"name":"Pianos"}', '{"name":"Organs"}'],
  ])('%s', (_, from, to) => {
    expect(differenceOf(page, page.replace(from, to))).toBe('words');
  });

  test('in a picture', () => {
    expect(differenceOf(page, page.replace('piano.0123456789', 'piano.abcdef0123'))).toBe('pictures');
  });

  test('in its words, if both words and pictures are different', () => {
    const both = page.replace('piano.0123456789', 'piano.abcdef0123').replace('tune', 'tuna');
    expect(differenceOf(page, both)).toBe('words');
  });

  test.each([
    ['in a style', 'home.0123456789', 'home.abcdef0123'],
    ['in its share card', 'card.0123456789', 'card.abcdef0123'],
    ['in its icons', 'icons.0123456789.svg#phone', 'icons.abcdef0123.svg#mobile'],
    ['in the markup of its words', '<b>tune</b>', '<i>tune</i>'],
    ['in its white space', '</h1>', '</h1>\n'],
    ['in a script', 'run()', 'walk()'],
  ])('only %s', (_, from, to) => {
    expect(page).toContain(from);
    expect(differenceOf(page, page.replace(from, to))).toBe('looks');
  });
});
