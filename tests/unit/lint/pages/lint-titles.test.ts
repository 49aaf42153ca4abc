import { describe, expect, test } from 'vitest';
import { titleLint } from '../../../../src/lint/pages/lint-titles.ts';
import { aCity, siteFile } from '../../../support/builders.ts';
import { lintedPages, lintPages, reported } from '../../../support/linted-pages.ts';

const usual = {
  title: 'A title of the usual length',
  description: 'A description as long as they should be: what is done here, where it is done, and whom to call for it.',
  heading: 'A heading',
};

const html = ({ title, description, heading }: typeof usual) =>
  `<head><title>${title}</title>${description === '' ? '' : `<meta name="description" content="${description}">`}</head><h1>${heading}</h1>`;

function lint(...pages: Partial<typeof usual>[]) {
  const written = pages.map((page, index) => ({
    path: `/${index}/`,
    html: html({ ...usual, ...page }),
    template: 'city' as const,
    source: `data/cities/place-${'abcde'[index]}-or.yaml`,
  }));
  const cities = pages.map((_, index) => aCity({ name: `Place ${'abcde'[index]}` }));
  return lintPages(lintedPages(written, cities), titleLint);
}

describe('lengths', () => {
  test('exactly at the limits are accepted', () => {
    expect(lint({ title: 'é'.repeat(65), description: '🎹'.repeat(160) })).toEqual([]);
  });

  test('beyond the limits on the list of news are those of its wording, once for all its pages', () => {
    const description = 'x'.repeat(161);
    const site = siteFile((text) => `${text}wording:\n  newsDescription: ${description}\n`);
    const news = { path: '/news/', html: html({ ...usual, description }), source: 'data/site.yaml' };
    const more = html({ title: 'More', description: `${description} 2`, heading: 'More' });
    const next = { ...news, path: '/news/page-2/', html: more };
    const found = lintPages(lintedPages([news, next], [site]), titleLint);
    expect(found.map(({ at }) => at)).toEqual([expect.objectContaining({ file: 'data/site.yaml', column: 20 })]);
  });

  test('a page without a description is its template’s fault', () => {
    expect(reported(lint({ description: '' }))).toEqual([
      'page/description-length templates/pages/city.tsx:1 /0/ has no description.',
    ]);
  });
});

describe('values that two pages share', () => {
  const other = (words: string) => `${usual.description} ${words}`;

  test('is reported at each page except the first, ignoring case', () => {
    const found = lint(
      { heading: 'One', description: other('One.') },
      { heading: 'Two', description: other('Two.'), title: 'A TITLE of the usual length' },
      { heading: 'Three', description: other('Three.') },
    );
    expect(reported(found)).toEqual([
      'page/same-title data/cities/place-b-or.yaml:1 /1/ has the same title as /0/: A TITLE of the usual length',
      'page/same-title data/cities/place-c-or.yaml:1 /2/ has the same title as /0/: A title of the usual length',
    ]);
    expect(found[0]).toMatchObject({
      pages: ['/0/', '/1/'],
      related: [{ at: { file: 'data/cities/place-a-or.yaml' } }],
    });
  });

  test('is a heading of places: it is reported once, at the wording that it is made of', () => {
    const page = (title: string, heading = 'A heading') => ({ title, description: other(title), heading });
    const pages = [page('One'), page('Two'), page('Three'), page('Four', 'Other'), page('Five', 'Other')];
    const hint = 'Write wording.cityHeading with the name of the place and, if two have the same one, with {state}.';
    expect(lint(...pages)).toMatchObject([
      { at: { file: 'data/site.yaml' }, pages: ['/0/', '/1/'], hint },
      { at: { file: 'data/site.yaml' }, pages: ['/3/', '/4/'], hint },
    ]);
  });

  test('is a heading of a place and of another page: it is reported at the other page, which can have another', () => {
    const about = { path: '/about/', html: html({ ...usual, title: 'About us' }) };
    const place = { path: '/place/', html: html({ ...usual, description: other('Place') }), template: 'city' as const };
    const words = '/about/ has the same main heading as /place/: A heading';
    for (const pages of [
      [about, place],
      [place, about],
    ])
      expect(reported(lintPages(lintedPages(pages), titleLint))).toEqual([
        expect.stringMatching(new RegExp(`^page/same-heading data/pages/about.yaml:\\d+ ${words}`)),
      ]);
  });

  test('does not matter on the pages that answer for others', () => {
    const page = { html: html(usual), template: 'not-found' as const, isListed: false };
    const pages = ['/404.html', '/services/404.html'].map((path) => ({ ...page, path }));
    expect(lintPages(lintedPages(pages), titleLint)).toEqual([]);
  });
});
