import { describe, expect, test } from 'vitest';
import { BusinessLint } from '../../../../src/lint/business/lint-business.ts';
import { aCity, phoneOverrides, siteFile } from '../../../support/builders.ts';
import { type LintedPages, lintedPages, lintPages, reported, type WrittenPage } from '../../../support/linted-pages.ts';

const lintAll = (site: LintedPages) => lintPages(site, (known) => new BusinessLint(known));

const site = siteFile((text) => text.replace('  address:\n', '  address:\n    street: 12 NW Mill Street\n'));
const files = [
  site,
  aCity({ name: 'Sisters' }),
  aCity({ name: 'Bend' }),
  phoneOverrides({ 'sisters-or': '541-555-0177' }),
];

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

  test('outside the United States, the address is accepted in the form that pages have', () => {
    const irish = siteFile((text) =>
      text
        .replace('541-555-0230', '+1 541-555-0230')
        .replace('  address:\n', '  address:\n    street: 12 Mill Lane\n    country: IE\n')
        .replace('97701', 'D02 X285'),
    );
    const sayInIreland = (words: string) =>
      lintAll(lintedPages([page('/about/', words)], [irish])).map(({ message }) => message);
    expect(sayInIreland('12 Mill Lane, Bend D02\u00A0X285')).toEqual([]);
    expect(sayInIreland('12 Mill Lane, Bend D04 X285')).toEqual([expect.stringContaining('differs from')]);
  });

  test('outside the United States, a number and its link are the same with and without the country’s code', () => {
    const spanish = siteFile((text) =>
      text.replace('541-555-0230', '912 345 678').replace('  address:\n', '  address:\n    country: ES\n'),
    );
    const sayInSpain = (words: string) =>
      lintAll(lintedPages([page('/about/', words)], [spanish])).map(({ message }) => message);
    expect(sayInSpain('Call 912 345 678 or +34 912 345 678. <a href="tel:+34912345678">Call</a>')).toEqual([]);
    expect(sayInSpain('<a href="tel:+912345678">Call</a>')).toEqual([
      expect.stringContaining('A link dials +912345678'),
    ]);
  });

  test('reports the main number in another form', () => {
    expect(say('Call (541) 555-0230.')).toEqual([
      'The phone number is written (541) 555-0230 here, but 541-555-0230 elsewhere. It is on /about/.',
    ]);
    expect(say('Call 555-0230.')).toEqual(['The phone number 555-0230 lacks its area code. It is on /about/.']);
  });

  test.each(['541-555-0203', '541-555-0239', '541-555-023', '541-555-02230', '5415550320'])(
    'reports a typing error in it: %s',
    (number) => {
      expect(say(`Call ${number} now.`)).toEqual([
        `${number} differs only slightly from the business’s number, 541-555-0230. It is on /about/.`,
      ]);
    },
  );

  test('numbers of others are accepted, in texts and links: a town hall, a power company', () => {
    expect(
      say('Ask the city at 503-388-5555 or 1-855-388-5555, built 2019-2021 for 541,000. <a href="tel:911">Call</a>'),
    ).toEqual([]);
  });

  test.each(['541-388-5555', '(541) 388 5555', '1-541-388-5555', '541.388.5555', '541/388-5555', '5413885555'])(
    'reports a number of the same area: %s',
    (number) => {
      expect(say(`Call ${number} 24 hours a day.`)).toEqual([
        `${number} has the business’s area code (541), but is not its number. It is on /about/.`,
      ]);
    },
  );

  test('toll-free numbers belong to no area, even if the business has one', () => {
    const free = siteFile((text) => text.replace('541-555-0230', '855-388-2482'));
    const words = 'Power out? 855-767-1111.';
    expect(lintAll(lintedPages([page('/about/', words)], [free]))).toEqual([]);
  });

  test('adjacent numbers are two numbers', () => {
    expect(say('541-555-0230 541-388-5555')).toHaveLength(1);
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

  test('reports a placeholder close to the business’s own number as both', () => {
    const found = lint(page('/', 'Ask at 541-555-0117.', { source: 'data/cities/bend-or.yaml' }));
    expect(found.map(({ code, message }) => [code, message])).toEqual([
      [
        'phone/placeholder',
        '541-555-0117 is a placeholder, close to the business’s number 541-555-0177. Callers reach nobody. It is on /.',
      ],
    ]);
  });

  test.each(['tel:503-388-5555', 'sms:+15033885555?&body=Hello', 'tel:+1-855-388-5555'])(
    'reports a link that dials another number: %s',
    (href) => {
      expect(say(`<a href="${href}">Call</a>`)).toEqual([
        `A link dials ${href.replace(/^\w+:|[?].*/g, '')}, which is not the business’s number. It is on /about/.`,
      ]);
    },
  );

  test('a title and a description are read too', () => {
    const head = '<title>Call 541-388-5555</title><meta name="description" content="Or 541-388-5556.">';
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
    const words = 'Ask at 541-555-0320 in Sisters.';
    const pages = [page('/', words), page('/about/', `${words} Or at 541-555-0203.`)];
    const linted = lintedPages(pages, [aCity({ name: 'Sisters', description: words })]);
    const found = lintAll(linted);
    expect(reported(found)).toEqual([
      'business/phone data/cities/sisters-or.yaml:1 541-555-0320 differs only slightly from the business’s number, 541-555-0230. It is on /.',
      'business/phone templates/pages/about.tsx:1 541-555-0203 differs only slightly from the business’s number, 541-555-0230. It is on /about/.',
    ]);
    const city = linted.records.cities[0];
    expect(found[0]?.at).toEqual(city?.locate.within(['description'], '541-555-0320', 0));
  });
});

describe('the name', () => {
  test('is accepted in its own spelling and with an ending', () => {
    expect(
      say('High Desert Pianos, High Desert Pianos’ tuner, High Desert Pianos’s van, and the high desert pianos.'),
    ).toEqual([]);
  });

  test.each([
    'High Dessert Pianos',
    'Highdesert Pianos',
    'High-Desert Pianos',
    'High Desert Painos',
    'High Desert Piano',
    'High Desert Pianoss',
    'HIGH DESERT PIANOS',
    'High Desert Pianos LLC',
    'High Desert Pianos, Inc.',
    'High Desert Pianos Limited',
  ])('reports another spelling: %s', (name) => {
    expect(say(`Who are ${name}?`)).toEqual([
      `The business’s name is "${name}" here, but "High Desert Pianos" in site.yaml. It is on /about/.`,
    ]);
  });

  test('its separate words are not another spelling of it', () => {
    expect(
      say('Pianos of the high desert. High Desert Museum. The High Desert Piano Festival. Desert Pianos.'),
    ).toEqual([]);
  });

  test('reports every spelling in a text', () => {
    expect(say('High Dessert Pianos or Highdesert Pianos? High Desert Pianos, not High Desert Piano!')).toHaveLength(3);
  });

  test('reports a spelling once, with or without the word before it', () => {
    expect(say('A Highdesert Pianos van.')).toHaveLength(1);
  });

  test('is accepted in capitals in a text that is all in capitals', () => {
    expect(say('Warranty. HIGH DESERT PIANOS MAKES NO WARRANTY OF ANY KIND TO HIGH DESERT PIANOS.')).toEqual([]);
  });

  test('of two words is compared by letters, but not with its plural; of one word not at all', () => {
    const named = (name: string) => [siteFile((text) => text.replace('name: High Desert Pianos', `name: ${name}`))];
    const saidBy = (name: string, words: string) => lintAll(lintedPages([page('/about/', words)], named(name))).length;
    expect(saidBy('Green Gutters', 'Green Gutter or Green Guters?')).toBe(1);
    expect(saidBy('Guttersmiths', 'Guttersmith or Gutersmiths?')).toBe(0);
    expect(saidBy('Guttersmiths', 'Guttersmiths LLC')).toBe(1);
  });

  test('is accepted in the right spelling with other words beside it', () => {
    expect(say('A High Desert Pianos van. A HIGH DESERT PIANOS VAN.')).toEqual([]);
  });
});

describe('the address', () => {
  test('is accepted as site.yaml writes it, with text after it, and so are other streets', () => {
    expect(
      say(
        'We are at 12 NW Mill Street, Bend (12 nw mill street). The hall is at 12 Main Street. In 2019 NW Mill Street was closed.',
      ),
    ).toEqual([]);
    expect(say('12 NW Mill Street, Bend, OR 97701; 12 NW Mill Street, Bend, Oregon, call or write.')).toEqual([]);
    expect(say('12 NW Mill Street, Downtown Bend, OR. From 12 NW Mill Street to Sisters.')).toEqual([]);
  });

  test.each(['14 NW Mill Street', '14 nw mill st.', '12-14 NW Mill Street', '12b NW Mill Str'])(
    'reports another house on the street: %s',
    (address) => {
      expect(say(`Come to ${address}`)).toEqual([
        `"${address}" has a different house number than the business’s address, 12 NW Mill Street. It is on /about/.`,
      ]);
    },
  );

  test.each(['Redmond, OR', 'Redmond, Oregon 97756', 'Bend, OR 97702', 'Bend 97702', 'Sisters'])(
    'reports another town or postal code after the street: %s',
    (town) => {
      expect(say(`Come to 12 NW Mill Street, ${town}, on Mondays.`)).toEqual([
        `"12 NW Mill Street, ${town}" differs from the business’s address: 12 NW Mill Street, Bend, OR 97701. It is on /about/.`,
      ]);
    },
  );

  test.each(['12 NW Mill St.', '12 nw mill st', '12, NW Mill Road'])('reports another form: %s', (address) => {
    expect(say(`Come to ${address}`)).toEqual([
      `The address is "${address}" here, but "12 NW Mill Street" in site.yaml. It is on /about/.`,
    ]);
  });
});
