import { describe, expect, test } from 'vitest';
import { outlineLint } from '../../../../src/lint/pages/lint-page-outline.ts';
import { aDocument, type DataFile } from '../../../support/builders.ts';
import { lintedPages, lintPages, reported, type WrittenPage } from '../../../support/linted-pages.ts';

const lint = (page: WrittenPage, ...files: DataFile[]) => reported(lintPages(lintedPages([page], files), outlineLint));

test('headings that come before the main one are reported', () => {
  expect(lint({ path: '/a/', html: '<h2>Menu</h2><h1>A</h1>' })).toEqual([
    'page/heading-order templates/pages/about.tsx:1 /a/ begins with an h2, "Menu", before its main heading.',
  ]);
});

test('a heading is found by its level, because another may have the same words, with the spaces that pages do not break, and with tokens', () => {
  const html =
    '<h1>A</h1><h4>Dry in St.\u00a0Louis</h4><h1>B</h1><h3>Dry in St.\u00a0Louis</h3><h1>C</h1><h3>Call 541-555-0230</h3>';
  const page = { path: '/care/', html, template: 'document' as const, source: 'data/pages/care.md' };
  const care = aDocument(
    'care',
    '#### Dry in St. Louis\n\nIt is.\n\n### Dry in *St. Louis*\n\n### Call\n\n### Call {phone}',
  );
  const places = lint(page, care).map((found) => found.split(' ')[1]);
  expect(places).toEqual(['data/pages/care.md:8', 'data/pages/care.md:12', 'data/pages/care.md:16']);
});

describe('pictures', () => {
  const picture = (markup: string) => lint({ path: '/a/', html: `<h1>A</h1>${markup}` });

  test('with words are accepted, and so is decoration that is hidden or outside the main part', () => {
    expect(picture('<img alt=""><main><img alt="A piano"><img alt="" aria-hidden="true"></main>')).toEqual([]);
  });

  test('with an empty alt text in the main part are reported', () => {
    expect(picture('<main><img src="/a.svg" alt=" "></main>')).toEqual([
      'page/image-alt templates/pages/about.tsx:1 The picture /a.svg has an empty alt. It is on /a/.',
    ]);
  });

  test('of the data are named as in the data', () => {
    expect(picture('<main><img src="/assets/piano-800.1a2b3c.webp"></main>')).toEqual([
      'page/image-alt templates/pages/about.tsx:1 The picture piano.svg has no alt attribute. It is on /a/.',
    ]);
  });
});
