import { describe, expect, test } from 'vitest';
import { titleLint } from '../../../../src/lint/pages/lint-titles.ts';
import { listWording } from '../../../../src/routes/long-list.ts';
import { aCity, aCounty, siteFile } from '../../../support/builders.ts';
import { lintedPages, lintPages, reported } from '../../../support/linted-pages.ts';

const usual = {
  title: 'A title of the usual length',
  description: 'A description as long as they should be: what is done here, where it is done, and whom to call for it.',
  heading: 'A heading',
};

const html = ({ title, description, heading }: typeof usual) =>
  `<head><title>${title}</title>${description === '' ? '' : `<meta name="description" content="${description}">`}</head><h1>${heading}</h1>`;

const source = 'data/cities/place-or.yaml';
const county = aCounty({ name: 'Deschutes County' });

/** Of a list of places. */
const furtherPage = (words: string) => (page: number) => ({
  path: `/county/page-${page}/`,
  html: html({ title: `Places, page ${page}, ${words}`, description: `From ${page}.`, heading: `Page ${page}` }),
  template: 'county' as const,
  source: 'data/counties/deschutes-county-or.yaml',
  wording: listWording('countyHeading', page),
});

function lint(...pages: Partial<typeof usual>[]) {
  const written = pages.map((page, index) => ({
    path: `/${index}/`,
    html: html({ ...usual, ...page }),
    template: 'city' as const,
    source: `data/cities/place-${'abcde'[index]}-or.yaml`,
  }));
  const cities = pages.map((page, index) => {
    const { title: metaTitle, description: metaDescription } = { ...usual, ...page };
    return aCity({ name: `Place ${'abcde'[index]}`, metaTitle, metaDescription: metaDescription || 'None' });
  });
  const site = siteFile((text) => `${text}wording:\n  cityHeading: "{city}"\n`);
  return lintPages(lintedPages(written, [site, ...cities]), titleLint);
}

const other = (words: string) => `${usual.description} ${words}`;

describe('lengths', () => {
  test('exactly at the limits are accepted', () => {
    expect(lint({ title: 'é'.repeat(65), description: '🎹'.repeat(160) })).toEqual([]);
  });

  test('beyond the limits on the pages of a list are those of the wording that they are made of, once for all', () => {
    const words = 'with the time that it takes us to drive there and a link to the page of each place';
    const more = `{title}, page {page}, ${words}`;
    const site = siteFile((text) => `${text}wording:\n  countyHeading: Places\n  pageOf: "${more}"\n`);
    const found = lintPages(lintedPages([2, 3].map(furtherPage(words)), [site, county]), titleLint);
    expect(found).toMatchObject([
      {
        code: 'page/title-length',
        at: { file: 'data/site.yaml', column: 11 },
        pages: ['/county/page-2/'],
        hint: 'It is made of wording.pageOf, wording.countyHeading: change that text.',
      },
    ]);
    const builtIn = { wording: { title: ['newsHeading'], description: ['newsDescription'] } } as const;
    const news = { path: '/news/', source: 'data/site.yaml', ...builtIn };
    const title = `News from ${'a business with a long name '.repeat(3)}`;
    const others = 'with the time of the drive from the office to each of them';
    const list = { path: '/areas/', source: 'data/site.yaml', wording: listWording('countiesWeServe', 1) };
    const pages = [
      { ...news, html: html({ ...usual, title }) },
      { ...list, html: html({ title: `Counties We Serve ${others}`, description: other('List'), heading: 'List' }) },
    ];
    expect(lintPages(lintedPages(pages), titleLint)).toMatchObject([
      {
        at: { file: 'data/site.yaml', isWholeFile: true },
        hint: 'It is made of wording.newsHeading: change that text.',
      },
      {
        at: { file: 'data/site.yaml', isWholeFile: true },
        hint: 'It is made of wording.countiesWeServe: change that text.',
      },
    ]);
  });

  test('beyond the limits of a text that no data has are those of the template', () => {
    const page = { path: '/a/', html: html({ ...usual, title: 'x'.repeat(66) }), template: 'city' as const, source };
    expect(lintPages(lintedPages([page], [aCity({ name: 'Place' })]), titleLint)).toMatchObject([
      {
        at: { template: 'city' },
        words: ['<title'],
        hint: 'Use the prop shell.title in the template, or change the text there.',
      },
    ]);
  });

  test('a page without a description is its template’s fault', () => {
    expect(reported(lint({ description: '' }))).toEqual([
      'page/description-length templates/pages/city.tsx:1 /0/ has no description.',
    ]);
  });
});

describe('values that two pages share', () => {
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
    const hint = 'It is made of wording.cityHeading: change that text.';
    expect(lint(...pages)).toMatchObject([
      { at: { file: 'data/site.yaml' }, pages: ['/0/', '/1/'], hint },
      { at: { file: 'data/site.yaml' }, pages: ['/3/', '/4/'], hint },
    ]);
  });

  test('is a heading that no data has: the props of posts have no hero', () => {
    const pages = ['One', 'Two'].map((title) => {
      const page = html({ title, description: other(title), heading: 'News' });
      return { path: `/${title}/`, html: page, template: 'post' as const };
    });
    expect(lintPages(lintedPages(pages), titleLint)).toMatchObject([
      { at: { template: 'post' }, hint: expect.stringMatching(/^Use the prop hero\.title or title in the template/) },
    ]);
  });

  test('does not matter on the pages that answer for others', () => {
    const page = { html: html(usual), template: 'not-found' as const, isListed: false };
    const pages = ['/404.html', '/services/404.html'].map((path) => ({ ...page, path }));
    expect(lintPages(lintedPages(pages), titleLint)).toEqual([]);
  });
});
