import { describe, expect, test } from 'vitest';
import { phoneLint } from '../../../../src/lint/pages/lint-phones.ts';
import { aCity, type DataFile, phoneOverrides, siteFile } from '../../../support/builders.ts';
import { lintedPages, lintPages, reported, type WrittenPage } from '../../../support/linted-pages.ts';

const files = [aCity({ name: 'Sisters' }), aCity({ name: 'Bend' }), phoneOverrides({ 'sisters-or': '541-555-0177' })];

const page = (path: string, words: string) => ({ path, html: `<main><p>${words}</p></main>` });
const lint = (written: WrittenPage, data: readonly DataFile[] = files) =>
  lintPages(lintedPages([written], data), phoneLint);
const say = (words: string, path = '/about/') => lint(page(path, words)).map(({ message }) => message);
const sayIn = (country: string, phone: string, words: string) => {
  const site = siteFile((text) =>
    text.replace('541-555-0230', phone).replace('  address:\n', `  address:\n    country: ${country}\n`),
  );
  return lint(page('/about/', words), [site]).map(({ message }) => message);
};

describe('phone numbers', () => {
  test('the main number and its links are accepted as site.yaml writes them', () => {
    const links = '<a href="tel:+15415550230">Call</a> <a href="sms:+15415550230?&body=541-555-0231">Text</a>';
    expect(say(`Call 541-555-0230 or +1 541-555-0230. ${links}`)).toEqual([]);
  });

  test('a second space in site.yaml is no other number, because pages show one', () => {
    const spaced = siteFile((text) => text.replace('541-555-0230', '541  555 0230'));
    const html = '<meta name="description" content="Call 541  555 0230."><main><p>Call 541  555 0230.</p></main>';
    expect(lint({ path: '/about/', html }, [spaced])).toEqual([]);
  });

  test('outside the United States, a number and its link are the same with and without the country’s code', () => {
    const words = 'Call 912 345 678 or +34 912 345 678. <a href="tel:+34912345678">Call</a>';
    expect(sayIn('ES', '912 345 678', words)).toEqual([]);
  });

  test('may have a slash, as in Belgium', () => {
    const sayInBelgium = (words: string) => sayIn('BE', '02/555.01.42', words);
    expect(sayInBelgium('Call 02/555.01.42, 24/7.')).toEqual([]);
    expect(sayInBelgium('Call 02 5550142 / 0495 12 34 56.')).toHaveLength(1);
    expect(sayInBelgium('Call +32 2/555.01.42.')).toEqual([
      'The phone number is written +32 2/555.01.42 here, but 02/555.01.42 elsewhere. It is on /about/.',
    ]);
  });

  test('reports the main number without its area code', () => {
    expect(say('Call 555-0230.')).toEqual(['The phone number 555-0230 lacks its area code. It is on /about/.']);
  });

  test('is found where it is written, not inside of a longer number', () => {
    const intro = 'Call 541-555-0230, or just 555-0230.';
    const bend = aCity({ name: 'Bend', intro });
    const found = lint({ ...page('/bend/', intro), source: 'data/cities/bend-or.yaml' }, [bend]);
    expect(found.map(({ at }) => at.column)).toEqual([bend.text.indexOf('just 555') + 'just '.length + 1]);
  });

  test('numbers of others are accepted, in texts and links: a town hall, a power company', () => {
    const links = '<a href="tel:911">Call</a> <a href="tel:+15034441212">Ask</a>';
    const words = 'Ask the city at 541-388-5555 or 1-855-388-5555, built 2019-2021 for 541,000.';
    expect(say(`${words} ${links}`)).toEqual([]);
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
    expect(lint(fax, [own])).toEqual([]);
  });

  test('a title and a description are read too', () => {
    const head = '<title>Call 5415550230</title><meta name="description" content="Or (541) 555-0230.">';
    expect(lint({ path: '/about/', html: `<head>${head}</head>` })).toHaveLength(2);
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
    const found = lintPages(linted, phoneLint);
    expect(reported(found)).toEqual([
      'business/phone data/cities/sisters-or.yaml:1 The phone number is written (541) 555-0230 here, but 541-555-0230 elsewhere. It is on /.',
      'business/phone templates/pages/about.tsx:1 The phone number is written 541.555.0230 here, but 541-555-0230 elsewhere. It is on /about/.',
    ]);
    expect(found.map(({ hint }) => hint)).toEqual([
      expect.stringContaining('{phone}'),
      expect.stringContaining('shell.phone.display'),
    ]);
    const city = linted.records.cities[0];
    expect(found[0]?.at).toEqual(city?.locate.within(['description'], '(541) 555-0230', ''));
  });
});
