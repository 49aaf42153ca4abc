import { describe, expect, test } from 'vitest';
import { phoneLint } from '../../../../src/lint/pages/lint-phones.ts';
import { aCity, phoneOverrides, siteFile } from '../../../support/builders.ts';
import { type LintedPages, lintedPages, lintPages, reported, type WrittenPage } from '../../../support/linted-pages.ts';

const lintAll = (site: LintedPages) => lintPages(site, phoneLint);

const files = [aCity({ name: 'Sisters' }), aCity({ name: 'Bend' }), phoneOverrides({ 'sisters-or': '541-555-0177' })];

const page = (path: string, words: string, more: Partial<WrittenPage> = {}): WrittenPage => ({
  path,
  html: `<main><p>${words}</p></main>`,
  ...more,
});
const lint = (...pages: WrittenPage[]) => lintAll(lintedPages(pages, files));
const say = (words: string, path = '/about/') => lint(page(path, words)).map(({ message }) => message);

describe('phone numbers', () => {
  test('the main number and its links are accepted as site.yaml writes them', () => {
    expect(
      say(
        'Call 541-555-0230 or +1 541-555-0230. <a href="tel:+15415550230">Call</a> <a href="sms:+15415550230?&body=541-555-0231">Text</a>',
      ),
    ).toEqual([]);
  });

  test('a second space in site.yaml is no other number, because pages show one', () => {
    const spaced = siteFile((text) => text.replace('541-555-0230', '541  555 0230'));
    const html = '<meta name="description" content="Call 541  555 0230."><main><p>Call 541  555 0230.</p></main>';
    expect(lintAll(lintedPages([{ path: '/about/', html }], [spaced]))).toEqual([]);
  });

  test('outside the United States, a number and its link are the same with and without the country’s code', () => {
    const spanish = siteFile((text) =>
      text.replace('541-555-0230', '912 345 678').replace('  address:\n', '  address:\n    country: ES\n'),
    );
    const sayInSpain = (words: string) =>
      lintAll(lintedPages([page('/about/', words)], [spanish])).map(({ message }) => message);
    expect(sayInSpain('Call 912 345 678 or +34 912 345 678. <a href="tel:+34912345678">Call</a>')).toEqual([]);
  });

  test('may have a slash, as in Belgium', () => {
    const belgian = siteFile((text) =>
      text.replace('541-555-0230', '02/555.01.42').replace('  address:\n', '  address:\n    country: BE\n'),
    );
    const sayInBelgium = (words: string) =>
      lintAll(lintedPages([page('/about/', words)], [belgian])).map(({ message }) => message);
    expect(sayInBelgium('Call 02/555.01.42, 24/7.')).toEqual([]);
    expect(sayInBelgium('Call 02 5550142 / 0495 12 34 56.')).toHaveLength(1);
    expect(sayInBelgium('Call +32 2/555.01.42.')).toEqual([
      'The phone number is written +32 2/555.01.42 here, but 02/555.01.42 elsewhere. It is on /about/.',
    ]);
  });

  test('reports the main number without its area code', () => {
    expect(say('Call 555-0230.')).toEqual(['The phone number 555-0230 lacks its area code. It is on /about/.']);
  });

  test('numbers of others are accepted, in texts and links: a town hall, a power company', () => {
    expect(
      say(
        'Ask the city at 541-388-5555 or 1-855-388-5555, built 2019-2021 for 541,000. <a href="tel:911">Call</a> <a href="tel:+15034441212">Ask</a>',
      ),
    ).toEqual([]);
  });

  test.each(['503-555-0143', '1-800-555-0199', '555-0143', '503-555-1234'])(
    'an invented number is a placeholder: %s',
    (number) => {
      const found = lint(page('/about/', `Ask at ${number}.`));
      expect(found.map(({ code, message }) => [code, message])).toEqual([
        ['phone/placeholder', `${number} is a placeholder. Callers reach nobody. It is on /about/.`],
      ]);
    },
  );

  test('a number beside the business’s own, such as that of its fax, is accepted', () => {
    const own = siteFile((text) => text.replace('541-555-0230', '541-382-4417'));
    const fax = page('/about/', 'Fax 541-382-4418. <a href="tel:+15413824418">541-382-4418</a>');
    expect(lintAll(lintedPages([fax], [own]))).toEqual([]);
  });

  test('a title and a description are read too', () => {
    const head = '<title>Call 5415550230</title><meta name="description" content="Or (541) 555-0230.">';
    const html = `<head>${head}</head>`;
    expect(lint({ path: '/about/', html })).toHaveLength(2);
  });

  test('a page with its own number shows that one only', () => {
    expect(say('Call 541-555-0177.', '/areas/sisters-or/')).toEqual([]);
    expect(say('Call 541-555-0230.', '/areas/sisters-or/')).toEqual([
      'The page shows 541-555-0230, but the number for this page is 541-555-0177. It is on /areas/sisters-or/.',
    ]);
    expect(say('<a href="tel:+15415550230">Call</a>', '/areas/sisters-or/')).toHaveLength(1);
  });

  test('a page without one does not show another page’s', () => {
    expect(say('Call 541-555-0177.')).toHaveLength(1);
  });

  test('reports a number of the data at the data, once for all pages; a number of a template at the template', () => {
    const words = 'Ask at (541) 555-0230 in Sisters.';
    const pages = [page('/', words), page('/about/', `${words} Or at 541.555.0230.`)];
    const linted = lintedPages(pages, [aCity({ name: 'Sisters', description: words })]);
    const found = lintAll(linted);
    expect(reported(found)).toEqual([
      'business/phone data/cities/sisters-or.yaml:1 The phone number is written (541) 555-0230 here, but 541-555-0230 elsewhere. It is on /.',
      'business/phone templates/pages/about.tsx:1 The phone number is written 541.555.0230 here, but 541-555-0230 elsewhere. It is on /about/.',
    ]);
    const city = linted.records.cities[0];
    expect(found[0]?.at).toEqual(city?.locate.within(['description'], '(541) 555-0230', ''));
  });
});
